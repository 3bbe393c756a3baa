import { useEffect, useRef } from 'react'
import type { RowFilter } from '../../domain/workbench/rowView.ts'
import { removeNarrowing, WORKBENCH } from '../../domain/workbenchNames.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import styles from './FilterChips.module.css'
import type { Narrowing } from './filterWords.ts'
import { focusHeading } from './focusHeading.ts'

type Props = {
  list: readonly Narrowing[]
  onFilter: (filter: RowFilter) => void
  onClear: () => void
}

/** What narrows the rows, each with the press that takes it away. */
export function FilterChips({ list, onFilter, onClear }: Props) {
  const chips = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const count = list.length

  // The button that was pressed is gone with its chip: the focus goes to the chip that took its place.
  useEffect(() => {
    if (removed.current === null) return
    const buttons = chips.current?.querySelectorAll('button')
    buttons?.[Math.min(removed.current, count - 1)]?.focus()
    removed.current = null
  }, [count])

  if (count === 0) return null
  return (
    <ul ref={chips} className={styles.chips} aria-label={WORKBENCH.applied}>
      {list.map(({ of, label, value, without }, place) => (
        <li key={of}>
          <Chip
            tone="filter"
            label={label}
            value={value}
            removeLabel={removeNarrowing(label, value)}
            onRemove={() => {
              // With the last chip the whole list goes, and this part with it.
              if (count === 1) focusHeading()
              else removed.current = place
              onFilter(without)
            }}
          />
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            focusHeading()
            onClear()
          }}
        >
          {WORKBENCH.clearAll}
        </Button>
      </li>
    </ul>
  )
}
