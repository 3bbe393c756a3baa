import type { SearchResult } from '../../api/search.ts'
import type { SearchState } from '../../url/searchState.ts'
import { PageList } from './PageList.tsx'
import { windowOf } from './pageLinks.ts'
import { PageSizeField } from './PageSizeField.tsx'
import styles from './ResultFoot.module.css'

type ResultFootProps = {
  state: SearchState
  shown: SearchResult
  /** What is shown is the answer before the one asked for. */
  isOlder: boolean
  /** Tells this list from that of another country. */
  of: string | undefined
}

/** After the results: every page in reach, and on a phone how many rows a page has. */
export function ResultFoot({ state, shown, isOlder, of }: ResultFootProps) {
  return (
    <footer className={styles.foot}>
      <PageList state={state} pages={windowOf(state, shown, isOlder)} of={of} />
      <PageSizeField state={state} className={styles.size ?? ''} />
    </footer>
  )
}
