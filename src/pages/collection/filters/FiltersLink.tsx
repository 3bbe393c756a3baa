import { pageParts } from '@/components/ui/browser/pageParts.ts'
import { SkipLink } from '@/features/page/SkipLink.tsx'
import { COLLECTION_VIEWS } from '@/words/collectionViewNames.ts'
import styles from './FiltersLink.module.css'

/** A skip link to the filters: the rows before them may be thousands of Tab stops. */
export function FiltersLink() {
  return (
    <span className={styles.link}>
      <SkipLink to={() => pageParts().filters[0]}>{COLLECTION_VIEWS.toFilters}</SkipLink>
    </span>
  )
}
