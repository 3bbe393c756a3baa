import ListPlus from 'lucide-react/icons/list-plus'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { EmptyState } from '@/components/ui/panels/EmptyState.tsx'
import { Panel } from '@/components/ui/panels/Panel.tsx'
import { useCountries } from '@/features/settings/useCountries.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { PICKED } from '@/words/pickedNames.ts'

/** The text in place of the rows of an empty picked collection: how to add products. */
export function EmptyPicked({ onImport }: { onImport: () => void }) {
  const [countries] = useCountries()
  return (
    <Panel>
      <EmptyState
        icon={<ListPlus />}
        title="No products in this collection yet"
        actions={
          <>
            <Link className={buttonClass({ variant: 'primary' })} to={paths.search({ countries })}>
              Search for products
            </Link>
            <Button aria-haspopup="dialog" onClick={onImport}>
              {PICKED.import}
            </Button>
          </>
        }
      >
        <p>
          Choose “{PICKED.add}” on a product page, or select results of a search and add them
          together. You can import product IDs from a file or the clipboard.
        </p>
      </EmptyState>
    </Panel>
  )
}
