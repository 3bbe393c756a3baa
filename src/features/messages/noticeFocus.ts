/** Moves the focus from a notice whose controls disappear when clicked to where the answer will be. */
import { PARTS, placeIn } from '@/components/ui/browser/readingPlace.ts'
import { lendFocus } from '@/components/ui/layers/lendFocus.ts'

/** Parts where the answer can appear. Parts with only notices are marked and excluded, because they disappear too. */
const PART = `:is(${PARTS}, [tabindex="-1"]):not([data-notice])`

/** Where the last request was repeated: the part of the page around the control, and the element that got the focus. */
let lastRetry: { part: Element; holder: Element | null } | null = null

/** Whether the user hasn’t moved the focus away from `holder`. If a redrawn notice removed `holder`, the body has the focus. */
const isWaiting = (holder: Element | null) =>
  document.activeElement === holder ||
  (document.activeElement === document.body && holder?.isConnected === false)

/** Moves the focus from a notice’s control to the part of the page around the notice, and returns that part. */
export function moveFocusFromNotice(control: Element): Element | null {
  const part = control.parentElement?.closest(PART) ?? null
  const place = part && placeIn(part)
  if (place instanceof HTMLElement) lendFocus(place)
  return part
}

/** Moves the focus like `moveFocusFromNotice`, for a control that repeats a request and may come back soon. */
export function moveFocusForRetry(control: Element): void {
  const part = moveFocusFromNotice(control)
  lastRetry = part && { part, holder: document.activeElement }
}

/**
 * A ref for a control that repeats a request: if it is back because the request failed again, it gets the focus, unless the user
 * has moved it.
 */
export function restoreRetryFocus(control: HTMLElement | null): void {
  if (!control || !lastRetry?.part.contains(control)) return
  const isHere = isWaiting(lastRetry.holder)
  if (isHere) control.focus({ preventScroll: true })
  lastRetry = isHere ? { ...lastRetry, holder: control } : null
}
