import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { lendFocus } from '@/components/ui/layers/lendFocus.ts'
import { announce } from '@/components/ui/panels/LiveRegion.tsx'
import type { EntryState } from '@/routing/navigation.tsx'

const isInView = (element: Element | null) => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  return bottom >= 0 && top <= innerHeight
}

/**
 * Scrolls a panel into view and announces it if it shows what the user just chose in the content next to it. If the clicked element
 * leaves the view or is clicked again, the panel takes the focus.
 */
export function useRevealPanel(
  panel: RefObject<HTMLElement | null>,
  /** What the panel shows; '' while it shows something other than the choice. */
  chosen: string,
  words: string,
): void {
  const { key, state } = useLocation()
  const type = useNavigationType()
  const isHere = (state as EntryState | null)?.preserveScroll === true // only links and useGo write it
  const shown = useRef('')
  useEffect(() => {
    const box = panel.current
    const isNew = chosen !== '' && chosen !== shown.current
    shown.current = chosen
    if (!box || !isHere) return
    const clicked = document.activeElement
    const isRepeated = type === 'REPLACE' && clicked?.getAttribute('aria-current') === 'true'
    if (isNew && type === 'PUSH') {
      box.scrollIntoView({ block: 'nearest' })
      if (isInView(clicked)) announce(words)
      else lendFocus(box)
    } else if (chosen !== '' && isRepeated) lendFocus(box)
    // If only the words change, they are announced with the next choice.
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per history entry and choice, not when `words` changes
  }, [key, chosen, isHere, type])
}
