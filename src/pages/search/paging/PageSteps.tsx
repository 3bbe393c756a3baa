import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/panels/Skeleton.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { shownCountries } from '@/lib/countryCode.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { NEXT_ICON, PREVIOUS_ICON } from '@/pages/search/results/pageIcons.tsx'
import { useSearch } from '@/pages/search/useSearch.ts'
import { Link } from '@/routing/Link.tsx'
import type { SearchState } from '@/routing/states/searchState.ts'
import { NAMES } from '@/words/names.ts'
import { pagePath, windowOf } from './pageLinks.ts'
import styles from './Pages.module.css'

type PageStepsProps = {
  state: SearchState
  countries: string[]
  /** Whether this is one of several sections, so that its name includes the countries. */
  headed?: boolean
}

/** The rows of this page, "1–24 of 4,213", with links to the previous and next page. */
export function PageSteps({ state, countries, headed = false }: PageStepsProps) {
  const { query, shown, isOlder } = useSearch(state, countries)
  if (shown === undefined && query.isFetching) return <Skeleton width={158} height={20} />
  if (shown?.kind !== 'found') return null
  const { from, to, previous, next } = windowOf(state, shown, isOlder)
  const total = shown.numFound === null ? '' : ` of ${formatCount(shown.numFound)}`
  return (
    <nav
      className={classes(styles.pages, styles.top)}
      aria-label={headed ? `${NAMES.pages}, ${shownCountries(countries)}` : NAMES.pages}
    >
      <span className={styles.range}>{`${formatCount(from)}–${formatCount(to)}${total}`}</span>
      <Step state={state} page={previous} label={NAMES.previousPage} icon={PREVIOUS_ICON} />
      <Step state={state} page={next} label={NAMES.nextPage} icon={NEXT_ICON} />
    </nav>
  )
}

type StepProps = { state: SearchState; page: number | null; label: string; icon: ReactNode }

/** The link to the previous or next page. Without such a page it links to the current one, so that it doesn't lose the focus. */
function Step({ state, page, label, icon }: StepProps) {
  return (
    <Link
      className={styles.page}
      to={pagePath(state, page ?? state.page)}
      prefetch={page !== null}
      title={label}
      {...(page === null && {
        'aria-disabled': true,
        onClick: (event) => event.preventDefault(),
      })}
    >
      {icon}
    </Link>
  )
}
