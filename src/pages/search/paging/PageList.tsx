import { classes } from '@/components/ui/styles/classes.ts'
import { KEYS } from '@/features/keyboard/shortcuts/keys.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { NEXT_ICON, PREVIOUS_ICON } from '@/pages/search/results/pageIcons.tsx'
import { Link } from '@/routing/Link.tsx'
import type { SearchState } from '@/routing/states/searchState.ts'
import { usePreference } from '@/storage/preferences/usePreference.ts'
import { NAMES, pageNumber } from '@/words/names.ts'
import { pagePath } from './pageLinks.ts'
import type { PageWindow } from './pageWindow.ts'
import styles from './Pages.module.css'

type PageListProps = {
  state: SearchState
  pages: PageWindow
  /** The countries in the list's name, which distinguish the lists of several sections; absent when there is only one. */
  of?: string | undefined
}

/** The links to all reachable pages, below the results. */
export function PageList({ state, pages: { list, previous, next }, of }: PageListProps) {
  const [singleKeys] = usePreference('singleKeys')
  const keyOf = (act: 'previousPage' | 'nextPage') =>
    singleKeys ? { 'aria-keyshortcuts': KEYS[act] } : {}
  if (previous === null && next === null) return null
  return (
    <nav
      className={classes(styles.pages, styles.foot)}
      aria-label={of === undefined ? NAMES.pagesAfter : `${NAMES.pagesAfter}, ${of}`}
    >
      {previous !== null && (
        <Link
          className={styles.page}
          to={pagePath(state, previous)}
          prefetch
          rel="prev"
          {...keyOf('previousPage')}
        >
          {PREVIOUS_ICON}
          <span>Previous</span>
        </Link>
      )}
      <ol className={styles.list}>
        {list.map((entry, index) => (
          <li key={entry === 'gap' ? `gap ${index}` : entry}>
            {entry === 'gap' ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={styles.page}
                to={pagePath(state, entry)}
                prefetch={entry !== state.page}
                aria-label={pageNumber(entry)}
                aria-current={entry === state.page ? 'page' : undefined}
              >
                {formatCount(entry)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {next !== null && (
        <Link
          className={styles.page}
          to={pagePath(state, next)}
          prefetch
          rel="next"
          {...keyOf('nextPage')}
        >
          <span>Next</span>
          {NEXT_ICON}
        </Link>
      )}
    </nav>
  )
}
