import { shortcutOf } from '../../../keyboard/keyWords.ts'
import type { Act } from '../../../keyboard/shortcuts/shortcuts.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { Link } from '../../../shell/Link.tsx'
import { usePreference } from '../../../shell/settings/usePreference.ts'
import { classes } from '../../../ui/styles/classes.ts'
import type { SearchState } from '../../../url/states/searchState.ts'
import { NAMES, pageNumber } from '../../../words/names.ts'
import styles from './Pages.module.css'
import { pagePath } from './pageLinks.ts'
import { NEXT, PREVIOUS } from '../results/pageSigns.tsx'
import type { PageWindow } from './pageWindow.ts'

type PageListProps = {
  state: SearchState
  pages: PageWindow
  /** Tells this list from that of another country. */
  of?: string | undefined
}

/** Every page in reach, after the results. */
export function PageList({ state, pages: { list, previous, next }, of }: PageListProps) {
  const [singleKeys] = usePreference('singleKeys')
  const keyOf = (act: Act) =>
    singleKeys ? { 'aria-keyshortcuts': shortcutOf(act)?.keys.join(' ') } : {}
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
          {PREVIOUS}
          <span>Previous</span>
        </Link>
      )}
      <ol className={styles.list}>
        {list.map((entry, place) => (
          <li key={entry === 'gap' ? `gap ${place}` : entry}>
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
          {NEXT}
        </Link>
      )}
    </nav>
  )
}
