import type { ReactNode } from 'react'
import { publishHeight } from '@/components/ui/browser/publishHeight.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { useSaySelection } from '@/features/keyboard/selectionWords.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { useWayBack } from './useWayBack.ts'
import styles from './SelectionBar.module.css'

type Props = {
  /** How many are selected; without any there is no bar. */
  count: number
  /** How many were when the page came, where the bar came after it. */
  before?: number
  label?: string
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** The bar covers the end of what is in sight: what has the focus, as the row just selected, stays above it. */
function clearTheFocus(bar: HTMLElement) {
  const focused = document.querySelector('main :focus')
  if (!focused) return
  const row = focused.closest('li, tr') ?? focused
  const covered = row.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
  if (covered > 0) window.scrollBy(0, covered + 8)
}

/**
 * A ref. How high the bar is hangs on its words, the reader's letters and the pointer: whatever keeps clear of it, such as
 * the focus as it goes on, is told.
 */
function keepClear(bar: HTMLElement | null) {
  if (!bar) return undefined
  // An attribute, not `:has()`: with that, whatever changes on a page of cards has the root styled anew.
  const root = document.documentElement
  root.dataset['selecting'] = ''
  const stopTelling = publishHeight('--bar-selection', bar)
  clearTheFocus(bar)
  return () => {
    stopTelling()
    delete root.dataset['selecting']
  }
}

/** What can be done with what is selected; below the results, and in sight while there is any. */
export function SelectionBar({ count, before, label = SELECTION.bar, onClear, children }: Props) {
  useSaySelection(count, before)
  const goBack = useWayBack(count > 0)
  if (count === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape clears wherever the focus is in the bar
    <section
      ref={keepClear}
      className={styles.bar}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        goBack(event.currentTarget)
        onClear()
      }}
    >
      <span className={styles.count}>{formatCount(count)} selected</span>
      <Button
        variant="link"
        size="s"
        data-clear
        onClick={(event) => {
          // Pressed with a pointer, what is looked at stays in sight.
          goBack(event.currentTarget, { preventScroll: event.detail > 0 })
          onClear()
        }}
      >
        {SELECTION.clear}
      </Button>
      <span className={styles.actions} data-commands={KEYBOARD.selected}>
        {children}
      </span>
    </section>
  )
}
