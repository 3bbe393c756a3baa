/** Keeps the focus on the page: what had it may go with its own press, and reading would begin anew at the very top. */

import { PARTS, placeIn } from '@/components/ui/browser/readingPlace.ts'
import { canHoldFocus, lendFocus } from '@/components/ui/layers/lendFocus.ts'
import { messagePlace } from '@/components/ui/panels/messagePlaces.ts'

/** Messages lie over the page and go again: reading goes on where it was before them. */
const isInMessages = (element: EventTarget | null) =>
  element instanceof Element && messagePlace()?.contains(element) === true

/** Watches for the lifetime of the page; returns the way to stop. */
export function keepFocus(): () => void {
  /** What has the focus, or had it before a message has, and what stands around it, from the inside out. */
  let way: Element[] = []

  const settle = () => {
    // Some browsers leave it on a control that is switched off, where no key reaches anything.
    const { activeElement } = document
    const isLost =
      activeElement === null || activeElement === document.body || !canHoldFocus(activeElement)
    // The nearest one that is left takes the focus.
    const part = isLost && way.find((element) => canHoldFocus(element) && element.matches(PARTS))
    const place = part && placeIn(part)
    if (place instanceof HTMLElement) lendFocus(place)
  }
  const changes = new MutationObserver(() => {
    const [holder] = way
    // Whoever knows better where reading goes on does so in the effects of the same change.
    if (holder && !canHoldFocus(holder)) requestAnimationFrame(() => requestAnimationFrame(settle))
  })
  const remember = ({ target }: FocusEvent) => {
    if (isInMessages(target)) return
    way = []
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) way.push(at)
  }
  const forget = ({ target }: FocusEvent) => {
    const left = way
    // Left on purpose, by a click beside it: whatever becomes of it then takes the focus from nobody.
    setTimeout(() => {
      const isThere = target instanceof Element && canHoldFocus(target)
      if (way === left && isThere && !isInMessages(document.activeElement)) way = []
    })
  }
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  changes.observe(document.body, {
    attributeFilter: ['disabled'],
    childList: true,
    subtree: true,
  })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    changes.disconnect()
  }
}
