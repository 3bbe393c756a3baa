import { useConnection } from '@/api/connectionContext.tsx'
import { buttonClass } from '@/components/ui/buttons/buttonClass.ts'
import { classes } from '@/components/ui/styles/classes.ts'
import { AssortmentLink } from '@/features/collections/selection/AssortmentLink.tsx'
import { ChipList } from '@/features/facets/ChipList.tsx'
import { focusHeading } from '@/features/page/focusHeading.ts'
import { PageHeading } from '@/features/page/PageHeading.tsx'
import { Link } from '@/routing/Link.tsx'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import {
  appliedFilters,
  type SearchState,
  withoutFilter,
  withoutFilters,
  withoutWord,
} from '@/routing/states/searchState.ts'
import { filterName } from '@/words/filterName.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { NAMES, removeFilter, removeWord } from '@/words/names.ts'
import { FoundLine } from './FoundLine.tsx'
import { HeadControls, type HeadControlsProps } from './HeadControls.tsx'
import { LoadSearch } from './LoadSearch.tsx'
import { mayBeSplit, notSent } from './notSent.ts'
import { useRequestedState } from './requestedState.ts'
import { SearchExport } from './SearchExport.tsx'
import { useSearch } from './useSearch.ts'
import styles from './SearchHead.module.css'

type SearchHeadProps = HeadControlsProps & {
  /** The columns that the user chose for the table; null for the default ones. */
  columns: readonly string[] | null
}

/**
 * The head of the search page: what was searched, and the display controls. It is no `PageHead`, because on a phone that has the
 * count on a separate line, which would move the first product down by 20 px, and its sheet of actions would add to the first
 * page’s code.
 */
export function SearchHead({ columns, ...controls }: SearchHeadProps) {
  const { state, only } = controls
  const keywords = state.q !== '' || state.words.length > 0
  return (
    <header className={styles.head}>
      <div className={classes(styles.asked, only && styles.alone)}>
        <PageHeading className={styles.title} dir="auto" title={state.q}>
          {keywords ? state.q : 'All products'}
          {state.words.length > 0 && <span className={styles.words}> {state.words.join(' ')}</span>}
        </PageHeading>
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
  const state = useRequestedState()
  return appliedFilters(state).length + state.words.length > 0 && <AppliedChips />
}

type Props = { state: SearchState; countries: string[]; columns: readonly string[] | null }

/** The actions on the results: show assortment gaps, export this page, load all rows. */
function SearchActions({ state, countries, columns }: Props) {
  const { shown } = useSearch(state, countries)
  if (!shown) return null
  return (
    <span className={styles.actions} data-commands={KEYBOARD.thisPage}>
      {shown.kind === 'found' && (
        <>
          <AssortmentLink search={state} />
          <SearchExport state={state} countries={countries} columns={columns} />
        </>
      )}
      <LoadSearch state={state} countries={countries} />
    </span>
  )
}

/** The applied filters (solid) and added words (dashed), each with a button that removes it. */
function AppliedChips() {
  const state = useRequestedState()
  const go = useGo()
  const { apiVariant } = useConnection()
  const flaws = [
    ...notSent(state, apiVariant).map((filter) => ({ ...filter, message: ', not sent' })),
    ...mayBeSplit(state, apiVariant).map((filter) => ({ ...filter, message: ', may be split' })),
  ]
  const to = (next: SearchState) => () => go(paths.search(next), { preserveScroll: true })
  const filters = appliedFilters(state).map(({ name, value }) => ({
    tone: 'filter' as const,
    label:
      filterName(name) +
      (flaws.find((flaw) => flaw.name === name && flaw.value === value)?.message ?? ''),
    value,
    removeLabel: removeFilter(filterName(name), value),
    onRemove: to(withoutFilter(state, { name, value })),
  }))
  const words = state.words.map((word) => ({
    tone: 'word' as const,
    value: word,
    removeLabel: removeWord(word),
    onRemove: to(withoutWord(state, word)),
  }))
  return (
    <ChipList
      label={NAMES.applied}
      chips={[...filters, ...words].map((chip) => ({ key: chip.removeLabel, ...chip }))}
      clear={
        <Link
          className={buttonClass({ variant: 'quiet', size: 's' })}
          to={paths.search(withoutFilters(state))}
          preserveScroll
          onClick={focusHeading}
        >
          {NAMES.clearAll}
        </Link>
      }
    />
  )
}
