/** The focus and a notice whose controls go with their press: reading goes on where the answer will be. */
import { lendFocus } from '../ui/lendFocus.ts'
import { PARTS, placeIn } from '../ui/readingPlace.ts'

/** A notice may be a part of the page itself: marked so, it goes with its control. */
const NOTICE = '[data-notice]'

/** Of the control that asked again last: the part of the page it stood in, and what has the focus meanwhile. */
let asking: { part: Element; holder: Element | null } | null = null

/** Moves the focus from a control of a notice to the part of the page that the notice stands in, which it returns. */
export function leaveNotice(control: Element): Element | null {
  const from = control.closest(NOTICE) ?? control
  const part = from.parentElement?.closest(`${PARTS}, [tabindex="-1"]`) ?? null
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
  if (asking?.part.contains(control) !== true) return
  if (document.activeElement === asking.holder) control?.focus({ preventScroll: true })
  asking = null
}
