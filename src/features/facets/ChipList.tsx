import { useEffect, useRef, type ReactNode } from 'react'
import { Chip } from '@/components/ui/buttons/Chip.tsx'
import { focusHeading } from '@/features/page/focusHeading.ts'
import styles from './ChipList.module.css'

type Props = {
  label: string
  chips: readonly {
    key: string
    tone: 'filter' | 'word'
    label?: string
    value: string
    removeLabel: string
    onRemove: () => void
  }[]
  /** The control that removes all chips. */
  clear: ReactNode
}

/** What restricts a result, as a list of chips, each with a button that removes it. */
export function ChipList({ label, chips, clear }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const count = chips.length

  // The clicked button disappeared with its chip: the focus goes to the chip that took its place.
  useEffect(() => {
    if (removed.current === null) return
    const buttons = list.current?.querySelectorAll('button')
    buttons?.[Math.min(removed.current, count - 1)]?.focus()
    removed.current = null
  }, [count])

  if (count === 0) return null
  return (
    <ul ref={list} className={styles.chips} aria-label={label}>
      {chips.map(({ key, onRemove, ...chip }, index) => (
        <li key={key}>
          <Chip
            {...chip}
            onRemove={() => {
              // With its last chip the whole list disappears, this component included.
              if (count === 1) focusHeading()
              else removed.current = index
              onRemove()
            }}
          />
        </li>
      ))}
      <li>{clear}</li>
    </ul>
  )
}
