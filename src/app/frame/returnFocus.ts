/** Restores the focus after Back and Forward; the code is loaded when it is first needed. */
import { watchPart } from '@/features/page/watchPart.ts'

/**
 * Focuses the link that had the focus when the entry was left, once it exists. `had` has the focus now; if `had` disappears first,
 * `main` gets the focus. Ends when the user moves the focus. Returns the function that stops it.
 */
export function returnFocus(main: HTMLElement, had: Element, href: string | undefined): () => void {
  let holder = had
  const moveFocus = (element: HTMLElement) => {
    holder = element
    element.focus({ preventScroll: true })
  }
  const focusLink = () => {
    if (document.activeElement === document.body && !holder.isConnected) moveFocus(main)
    if (document.activeElement !== holder) return true
    const link = href !== undefined && main.querySelector(`a[href="${CSS.escape(href)}"]`)
    // A redrawn link is a new element and needs the focus again.
    if (link instanceof HTMLElement && link !== holder) moveFocus(link)
    return false
  }
  return focusLink() ? () => {} : watchPart(main, focusLink)
}
