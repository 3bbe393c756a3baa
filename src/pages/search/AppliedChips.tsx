import { ChipList } from '../../facets/ChipList.tsx'
import { Link } from '../../shell/Link.tsx'
import { useConnection } from '../../shell/connection.tsx'
import { focusHeading } from '../../shell/focusHeading.ts'
import { useGo } from '../../shell/way.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { paths } from '../../url/paths.ts'
import {
  appliedFilters,
  withoutFilter,
  withoutFilters,
  withoutWord,
  type SearchState,
} from '../../url/searchState.ts'
import { NAMES, removeFilter, removeWord } from '../../words/names.ts'
import { useAsked } from './asked.ts'
import { mayBeSplit, notSent } from './notSent.ts'

/** Filters (solid) and added words (dashed), each with the press that takes it away. */
export function AppliedChips() {
  const state = useAsked()
  const go = useGo()
  const { dialect } = useConnection()
  const flaws = [
    ...notSent(state, dialect).map((filter) => ({ ...filter, says: ', not sent' })),
    ...mayBeSplit(state, dialect).map((filter) => ({ ...filter, says: ', may be split' })),
  ]
  const to = (next: SearchState) => () => go(paths.search(next), { keepScroll: true })
  const filters = appliedFilters(state).map(({ name, value }) => ({
    tone: 'filter' as const,
    label: name + (flaws.find((flaw) => flaw.name === name && flaw.value === value)?.says ?? ''),
    value,
    removeLabel: removeFilter(name, value),
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
          keepScroll
          onClick={focusHeading}
        >
          {NAMES.clearAll}
        </Link>
      }
    />
  )
}
