/** Whether an element is still in the DOM and can be focused, by itself or by `lendFocus`. */
export const canHoldFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled')

/** Focuses an element. One that isn’t focusable gets a `tabindex` until the focus moves on. */
export function lendFocus(place: HTMLElement | SVGElement): void {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
