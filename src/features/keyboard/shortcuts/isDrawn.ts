/** Whether an element is visible in the layout: not folded away, not hidden at this width. */
export function isDrawn(element: Element): boolean {
  // jsdom has no layout and lacks this method.
  return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true })
}
