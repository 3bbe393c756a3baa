import type { ReactNode } from 'react'
import { formatCount } from '../domain/format.ts'
import { KEYBOARD } from '../domain/keyboardNames.ts'
import { SELECTION } from '../domain/selectionNames.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { leaveFocus } from '../ui/leaveFocus.ts'
import styles from './SelectionBar.module.css'

type Props = {
  /** How many are selected; without any there is no bar. */
  count: number
  label?: string
  onClear: () => void
  /** More than three things can be done: on a phone they take two lines. */
  many?: boolean
  /** What can be done with them. */
  children: ReactNode
}

/** The bar covers the end of what is in sight: what has the focus, as the row just selected, stays above it. */
function clearTheFocus(bar: HTMLElement | null) {
  const focused = bar && document.querySelector('main :focus')
  if (!focused) return
  const covered = focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
  if (covered > 0) window.scrollBy(0, covered + 8)
}

/** What can be done with what is selected; below the results, and in sight while there is any. */
export function SelectionBar({
  count,
  label = SELECTION.bar,
  onClear,
  many = false,
  children,
}: Props) {
  if (count === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape clears wherever the focus is in the bar
    <section
      ref={clearTheFocus}
      className={styles.bar}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        leaveFocus(event.currentTarget)
        onClear()
      }}
    >
      <output className={styles.count}>{formatCount(count)} selected</output>
      <Button
        variant="link"
        size="s"
        data-clear
        onClick={(event) => {
          leaveFocus(event.currentTarget)
          onClear()
        }}
      >
        {SELECTION.clear}
      </Button>
      <span
        className={classes(styles.actions, many && styles.many)}
        data-commands={KEYBOARD.selected}
      >
        {children}
      </span>
    </section>
  )
}
