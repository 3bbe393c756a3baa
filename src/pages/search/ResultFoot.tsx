import type { SearchResult } from '../../catalog/operations/search.ts'
import type { SearchState } from '../../url/searchState.ts'
import { PageList } from './PageList.tsx'
import { PageSizeField } from './PageSizeField.tsx'
import styles from './ResultFoot.module.css'
import { SelectedProducts } from './SelectedProducts.tsx'
import { windowOf } from './pageLinks.ts'

type ResultFootProps = {
  state: SearchState
  shown: SearchResult
  /** What is shown is the answer before the one asked for. */
  isOlder: boolean
  /** Of the list among those of several countries: one of them has the bar. */
  place: number
  /** Tells this list from that of another country. */
  of: string | undefined
}

/** After the results: every page in reach, on a phone how many rows a page has, and what can be done with those selected. */
export function ResultFoot({ state, shown, isOlder, place, of }: ResultFootProps) {
  return (
    <>
      <footer className={styles.foot}>
        <PageList state={state} pages={windowOf(state, shown, isOlder)} of={of} />
        <PageSizeField state={state} className={styles.size ?? ''} />
      </footer>
      {place === 0 && <SelectedProducts />}
    </>
  )
}
