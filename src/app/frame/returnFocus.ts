/** Where the focus is after Back and Forward; loaded with the first of them. */
import { watchPart } from '@/features/page/watchPart.ts'

/**
 * Focuses the link that had the focus when the entry was left, once it is there. `had` is what has the focus now; where it
 * goes with the rows before, reading goes on in `main`. Ends with the first step of the user's own.
 */
export function returnFocus(main: HTMLElement, had: Element, href: string | undefined): () => void {
  let holder = had
  const take = (element: HTMLElement) => {
    holder = element
    element.focus({ preventScroll: true })
  }
  const look = () => {
    if (document.activeElement === document.body && !holder.isConnected) take(main)
    if (document.activeElement !== holder) return true
    const link = href !== undefined && main.querySelector(`a[href="${CSS.escape(href)}"]`)
    // Drawn anew it is focused anew.
    if (link instanceof HTMLElement && link !== holder) take(link)
    return false
  }
  return look() ? () => {} : watchPart(main, look)
}
