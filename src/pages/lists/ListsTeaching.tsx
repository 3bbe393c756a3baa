import ListIcon from 'lucide-react/icons/list'
import { Link } from '../../shell/Link.tsx'
import { useCountries } from '../../shell/useCountries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import { LISTS } from '../../words/listNames.ts'

/** What lists are for and how they begin, where none is open. */
export function ListsTeaching({ hasLists, onImport }: { hasLists: boolean; onImport: () => void }) {
  const [countries] = useCountries()
  return (
    <Panel>
      <EmptyState
        icon={<ListIcon />}
        title={hasLists ? 'Choose a list' : 'Products you come back to'}
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
          A list keeps products in an order of yours, with a note on each. It remembers the price at
          which it first saw a product, asks for the price now when it is opened, and shows what is
          cheaper, dearer, out of stock or gone since. Without a connection it reads as last seen.
        </p>
        <p>
          “{LISTS.add}” is on every product page and beside selected search results. A list can be
          compared, put into a batch, exported, or sent as a link.
        </p>
      </EmptyState>
    </Panel>
  )
}
