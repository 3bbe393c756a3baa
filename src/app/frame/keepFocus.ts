/** Restores the focus on the page if the focused element disappears: otherwise a screen reader would start again at the top. */

import { PARTS, placeIn } from '@/components/ui/browser/readingPlace.ts'
import { canHoldFocus, lendFocus } from '@/components/ui/layers/lendFocus.ts'
import { messagePlace } from '@/components/ui/panels/messagePlaces.ts'

/** Whether an element is in a message. Messages lie over the page and disappear; reading then continues where it was before. */
const isInMessages = (element: EventTarget | null) =>
  element instanceof Element && messagePlace()?.contains(element) === true

/** Watches the focus for the lifetime of the page; returns the function that stops it. */
export function keepFocus(): () => void {
  /** The element that last had the focus outside messages, and its ancestors, innermost first. */
  let focusPath: Element[] = []

  const settle = () => {
    // Some browsers leave the focus on a disabled control, where keys have no effect.
    const { activeElement } = document
    const isLost =
      activeElement === null || activeElement === document.body || !canHoldFocus(activeElement)
    // The nearest remaining part of the page takes the focus.
    const part =
      isLost && focusPath.find((element) => canHoldFocus(element) && element.matches(PARTS))
    const place = part && placeIn(part)
    if (place instanceof HTMLElement) lendFocus(place)
  }
  const changes = new MutationObserver(() => {
    const [holder] = focusPath
    // The check waits two frames: code that knows a better place for the focus sets it in the effects of the same change.
    if (holder && !canHoldFocus(holder)) requestAnimationFrame(() => requestAnimationFrame(settle))
  })
  const remember = ({ target }: FocusEvent) => {
    if (isInMessages(target)) return
    focusPath = []
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
      focusPath.push(at)
  }
  const forget = ({ target }: FocusEvent) => {
    const left = focusPath
    // If the user left the element by a click elsewhere and it disappears later, the focus doesn’t move.
    setTimeout(() => {
      const isThere = target instanceof Element && canHoldFocus(target)
      if (focusPath === left && isThere && !isInMessages(document.activeElement)) focusPath = []
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
