import { useEffect, useRef } from 'react'
import { NAMES, removeFilter, removeWord } from '../../domain/names.ts'
import { useConnection } from '../../parts/connection.tsx'
import { Link } from '../../parts/Link.tsx'
import { useGo } from '../../parts/useGo.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Chip } from '../../ui/Chip.tsx'
import { paths } from '../../url/paths.ts'
import {
  appliedFilters,
  withoutFilter,
  withoutFilters,
  withoutWord,
  type SearchState,
} from '../../url/searchState.ts'
import styles from './AppliedChips.module.css'
import { mayBeSplit, notSent } from './notSent.ts'

const focusHeading = () => document.querySelector('h1')?.focus()

/** Filters (solid) and added words (dashed), each with the press that takes it away. */
export function AppliedChips({ state }: { state: SearchState }) {
  const go = useGo()
  const { dialect } = useConnection()
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const filters = appliedFilters(state)
  const flaws = [
    ...notSent(state, dialect).map((filter) => ({ ...filter, says: ', not sent' })),
    ...mayBeSplit(state, dialect).map((filter) => ({ ...filter, says: ', may be split' })),
  ]
  const chips = [
    ...filters.map(({ name, value }) => ({
      tone: 'filter' as const,
      label: name + (flaws.find((flaw) => flaw.name === name && flaw.value === value)?.says ?? ''),
      value,
      next: withoutFilter(state, { name, value }),
      removeLabel: removeFilter(name, value),
    })),
    ...state.words.map((word) => ({
      tone: 'word' as const,
      value: word,
      next: withoutWord(state, word),
      removeLabel: removeWord(word),
    })),
  ]
  const count = chips.length

  // The button that was pressed is gone with its chip: the focus goes to the chip that took its place.
  useEffect(() => {
    if (removed.current === null) return
    const buttons = list.current?.querySelectorAll('button')
    buttons?.[Math.min(removed.current, count - 1)]?.focus()
    removed.current = null
  }, [count])

  if (count === 0) return null
  return (
    <ul ref={list} className={styles.chips} aria-label={NAMES.applied}>
      {chips.map(({ next, ...chip }, place) => (
        <li key={chip.removeLabel}>
          <Chip
            {...chip}
            onRemove={() => {
              // With the last chip the whole list goes, and this part with it.
              if (count === 1) focusHeading()
              else removed.current = place
              go(paths.search(next), { keepScroll: true })
            }}
          />
        </li>
      ))}
      <li>
        <Link
          className={buttonClass({ variant: 'quiet', size: 's' })}
          to={paths.search(withoutFilters(state))}
          keepScroll
          onClick={focusHeading}
        >
          {NAMES.clearAll}
        </Link>
      </li>
    </ul>
  )
}
