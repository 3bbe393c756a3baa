import type { ReactNode } from 'react'
import { publishHeight } from '@/components/ui/browser/publishHeight.ts'
import { Button } from '@/components/ui/buttons/Button.tsx'
import { useAnnounceSelection } from '@/features/keyboard/selectionWords.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { SELECTION } from '@/words/selectionNames.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import styles from './SelectionBar.module.css'

type Props = {
  /** How many are selected; if it is 0, there is no bar. */
  count: number
  /** How many were already selected when the page opened; these are not announced. */
  before?: number
  label?: string
  onClear: () => void
  /** The actions for the selection. */
  children: ReactNode
}

/** Scrolls so that the bar doesn’t cover what has the focus, such as the row that was just selected. */
function scrollToUncoverFocus(bar: HTMLElement) {
  const focused = document.querySelector('main :focus')
  if (!focused) return
  const row = focused.closest('li, tr') ?? focused
  const covered = row.getBoundingClientRect().bottom - bar.getBoundingClientRect().top
  if (covered > 0) window.scrollBy(0, covered + 8)
}

/**
 * A callback ref that publishes the bar’s height as `--bar-selection`, so that the page can reserve space for the bar. The height
 * depends on its text, the font size and the pointer.
 */
function publishBarHeight(bar: HTMLElement | null) {
  if (!bar) return undefined
  // An attribute instead of `:has()`, which would restyle the root on every change on a page of cards.
  const root = document.documentElement
  root.dataset['selecting'] = ''
  const stopPublishing = publishHeight('--bar-selection', bar)
  scrollToUncoverFocus(bar)
  return () => {
    stopPublishing()
    delete root.dataset['selecting']
  }
}

/** A bar with the actions for the selection: below the results, and always in view while anything is selected. */
export function SelectionBar({ count, before, label = SELECTION.bar, onClear, children }: Props) {
  useAnnounceSelection(count, before)
  const goBack = useFocusReturn(count > 0)
  if (count === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape clears wherever the focus is in the bar
    <section
      ref={publishBarHeight}
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
          // After a click with a pointer, the page doesn’t scroll.
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
