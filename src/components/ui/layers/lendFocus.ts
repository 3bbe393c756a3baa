/** Whether an element is still there and can have the focus, now or lent. */
export const canHoldFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled')

/** Focuses an element, also one that cannot take the focus by itself: that one can until the focus moves on. */
export function lendFocus(place: HTMLElement | SVGElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
