/** Whether an element has a place on the page as it is drawn: not folded away, not hidden at this width. */
export function isDrawn(element: Element): boolean {
  // jsdom draws nothing, and does not know the question.
  return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true })
}
