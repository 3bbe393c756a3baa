import { lazy, Suspense } from 'react'
import { classes } from '../../ui/classes.ts'
import { appliedFilters } from '../../url/searchState.ts'
import { useAsked } from './asked.ts'
import { FoundLine } from './FoundLine.tsx'
import type { HeadControlsProps } from './HeadControls.tsx'
import styles from './SearchHead.module.css'

const AppliedChips = lazy(async () => ({
  default: (await import('./AppliedChips.tsx')).AppliedChips,
}))
const SearchActions = lazy(async () => ({
  default: (await import('./SearchActions.tsx')).SearchActions,
}))
const HeadControls = lazy(async () => ({
  default: (await import('./HeadControls.tsx')).HeadControls,
}))

type SearchHeadProps = HeadControlsProps & {
  /** Whether the results are on the page: the controls wait for them, in a row that keeps its height. */
  ready: boolean
  /** Columns that the user chose for the table; null for the usual ones. */
  columns: readonly string[] | null
}

/** What was asked, and how it is shown. */
export function SearchHead({ ready, columns, ...controls }: SearchHeadProps) {
  const { state, only } = controls
  const keywords = state.q !== '' || state.words.length > 0
  return (
    <header className={styles.head}>
      <div className={classes(styles.asked, only && styles.alone)}>
        <h1 className={styles.title} tabIndex={-1} dir="auto" title={state.q}>
          {keywords ? state.q : 'All products'}
          {state.words.length > 0 && <span className={styles.words}> {state.words.join(' ')}</span>}
        </h1>
        {only && <FoundLine state={state} countries={only} />}
        {only && ready && (
          <Suspense>
            <SearchActions state={state} countries={only} columns={columns} />
          </Suspense>
        )}
      </div>
      <div className={styles.controls}>
        <Applied />
        {ready && (
          <Suspense>
            <HeadControls {...controls} />
          </Suspense>
        )}
      </div>
    </header>
  )
}

function Applied() {
  const state = useAsked()
  return (
    appliedFilters(state).length + state.words.length > 0 && (
      <Suspense>
        <AppliedChips />
      </Suspense>
    )
  )
}
