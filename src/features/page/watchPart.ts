/** Waits for an answer to be drawn in a part of a page, for the focus to go on in it. */
/** An answer that comes later no longer takes the focus: the reader has gone on. */
const PATIENCE_MS = 10_000

/** Looks at each change of a part of the page until `isOver` says so, or nobody waits any more; returns the way to stop. */
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
