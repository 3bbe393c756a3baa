import { canHoldFocus, lendFocus } from './lendFocus.ts'

/** Leads there and back. */
const KEY = 'F6'

/**
 * The focus on a visit to a part that lies over the page: where it came from, and how it gets back there. `tell` hears
 * whether it is there.
 */
export function createVisit(tell: (isThere: boolean) => void) {
  let from: EventTarget | null = null

  /** Where that is gone, the page finds a place of its own. */
  const goBack = () => {
    if (!(from instanceof HTMLElement || from instanceof SVGElement)) return
    if (canHoldFocus(from)) lendFocus(from)
  }

  /** A ref for what may go by itself: with the focus in it, it gives it back. */
  const ofItem = (element: HTMLElement | null) => () => {
    if (!element?.contains(document.activeElement)) return
    goBack()
    // No event tells of a focus that is lost with its element.
    tell(false)
  }

  /** A ref for the part as a whole. */
  const ofPart = (element: HTMLElement) => {
    const giveBack = ofItem(element)
    const isInside = (other: EventTarget | null) => other instanceof Node && element.contains(other)
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) from = relatedTarget
      tell(true)
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => tell(isInside(relatedTarget))
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY) return
      event.preventDefault()
      if (isInside(document.activeElement)) goBack()
      else element.focus()
    }
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      giveBack()
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('keydown', onKeyDown)
    }
  }

  return { ofPart, ofItem }
}
