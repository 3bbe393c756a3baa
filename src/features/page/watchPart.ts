/** Waits until an answer is drawn in a part of a page, so that the focus can move there. */
/** Milliseconds after which an answer no longer takes the focus, because the user has moved on. */
const PATIENCE_MS = 10_000

/** Checks each change of a part of the page until `isOver` returns true or the time is up; returns a function that stops it. */
export function watchPart(part: Element, isOver: () => boolean): () => void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new MutationObserver(() => {
    if (isOver()) stop()
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  observer.observe(part, { attributeFilter: ['aria-busy'], childList: true, subtree: true })
  return stop
}
