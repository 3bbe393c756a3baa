/** The focus and a notice whose controls go with their press: reading goes on where the answer will be. */
import { PARTS, placeIn } from '@/components/ui/browser/readingPlace.ts'
import { lendFocus } from '@/components/ui/layers/lendFocus.ts'

/** What the answer may come to. A part that holds notices alone is marked so: it goes with their controls. */
const PART = `:is(${PARTS}, [tabindex="-1"]):not([data-notice])`

/** Of the control that requested again last: the part of the page it stood in, and what has the focus for it since. */
let asking: { part: Element; holder: Element | null } | null = null

/** Whether it has not gone elsewhere: a notice that is drawn anew takes it along. */
const isWaiting = (holder: Element | null) =>
  document.activeElement === holder ||
  (document.activeElement === document.body && holder?.isConnected === false)

/** Moves the focus from a control of a notice to the part of the page that the notice stands in, which it returns. */
export function leaveNotice(control: Element): Element | null {
  const part = control.parentElement?.closest(PART) ?? null
  const place = part && placeIn(part)
  if (place instanceof HTMLElement) lendFocus(place)
  return part
}

/** The same for a control that asks again, and may be back soon. */
export function leaveToAsk(control: Element): void {
  const part = leaveNotice(control)
  asking = part && { part, holder: document.activeElement }
}

/** A ref for such a control: back because that failed, too, it has the focus again, unless somebody took it elsewhere. */
export function takeUpAgain(control: HTMLElement | null): void {
  if (!control || !asking?.part.contains(control)) return
  const isHere = isWaiting(asking.holder)
  if (isHere) control.focus({ preventScroll: true })
  asking = isHere ? { ...asking, holder: control } : null
}
