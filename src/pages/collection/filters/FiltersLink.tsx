import { pagePlaces } from '@/components/ui/browser/pagePlaces.ts'
import { SkipLink } from '@/features/page/SkipLink.tsx'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import styles from './FiltersLink.module.css'

/** Past the rows, which may be thousands of stops of the Tab key, to the filters behind them. */
export function FiltersLink() {
  return (
    <span className={styles.link}>
      <SkipLink to={() => pagePlaces().filters[0]}>{COLLECTION_VIEWS.toFilters}</SkipLink>
    </span>
  )
}
