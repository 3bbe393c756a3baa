import { classes } from '../../ui/classes.ts'
import { appliedFilters } from '../../url/searchState.ts'
import { AppliedChips } from './AppliedChips.tsx'
import { useAsked } from './asked.ts'
import { FoundLine } from './FoundLine.tsx'
import { HeadControls, type HeadControlsProps } from './HeadControls.tsx'
import { SearchActions } from './SearchActions.tsx'
import styles from './SearchHead.module.css'

type SearchHeadProps = HeadControlsProps & {
  /** Columns that the user chose for the table; null for the usual ones. */
  columns: readonly string[] | null
}

/** What was asked, and how it is shown. */
export function SearchHead({ columns, ...controls }: SearchHeadProps) {
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
        {only && <SearchActions state={state} countries={only} columns={columns} />}
      </div>
      <div className={styles.controls}>
        <Applied />
        <HeadControls {...controls} />
      </div>
    </header>
  )
}

function Applied() {
  const state = useAsked()
  return appliedFilters(state).length + state.words.length > 0 && <AppliedChips />
}
