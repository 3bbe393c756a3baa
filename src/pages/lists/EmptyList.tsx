import ListPlus from 'lucide-react/icons/list-plus'
import { Link } from '../../shell/Link.tsx'
import { useCountries } from '../../shell/useCountries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { LISTS } from '../../words/listNames.ts'

/** How products get into a list, where it holds none yet. */
export function EmptyList({ onImport }: { onImport: () => void }) {
  const [countries] = useCountries()
  return (
    <EmptyState
      icon={<ListPlus />}
      title="Nothing in this list yet"
      actions={
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.search({ countries })}>
            Search for products
          </Link>
          <Button onClick={onImport}>{LISTS.import}</Button>
        </>
      }
    >
      <p>
        Press “{LISTS.add}” on a product page, or select results of a search and add them together.
        Product ids from a file or the clipboard can be brought in at once.
      </p>
    </EmptyState>
  )
}
