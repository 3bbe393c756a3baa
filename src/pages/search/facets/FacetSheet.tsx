import { Button } from '@/components/ui/buttons/Button.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { Sheet } from '@/components/ui/layers/Sheet.tsx'
import { productsInWords } from '@/pages/search/searchWords.ts'
import { useSearch } from '@/pages/search/useSearch.ts'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { appliedFilters, withoutFilters } from '@/routing/states/searchState.ts'
import { NAMES } from '@/words/names.ts'
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx'
import styles from './FacetSheet.module.css'

/** The sheet with the facets, for screens without room for them beside the results. */
export function FacetSheet({ onClose, ...props }: FacetPanelProps & { onClose: () => void }) {
  const { state, group } = props
  const { query, shown, isOlder } = useSearch(state, group)
  const some = appliedFilters(state).length + state.words.length > 0
  const words =
    shown === undefined || isOlder
      ? query.isFetching
        ? 'Counting…'
        : 'Show results'
      : shown.kind === 'none'
        ? 'No products found'
        : `Show ${productsInWords(shown.numFound)}`
  return (
    <Sheet
      open
      onClose={onClose}
      title={NAMES.facets}
      actions={
        some && (
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={paths.search(withoutFilters(state))}
            preserveScroll
          >
            {NAMES.clearAll}
          </Link>
        )
      }
      footer={
        <Button variant="primary" className={styles.show ?? ''} onClick={onClose}>
          {words}
        </Button>
      }
    >
      <FacetPanel {...props} large />
    </Sheet>
  )
}
