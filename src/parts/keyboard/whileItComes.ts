/** Going on in what is still on its way to the page: an answer, or rows from a worker. */

/** So long an answer may take for the focus to go on in it. */
const PATIENCE_MS = 10_000

let stopBefore = () => {}

/** Looks at each change of the page until `isOver` says so, the user goes back, or another wait begins. */
export function whileItComes(main: Element, isOver: () => boolean): void {
  stopBefore()
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    window.removeEventListener('popstate', stop, { capture: true })
  }
  const observer = new MutationObserver(() => {
    if (isOver()) stop()
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  // Before the router, whose page would be looked at.
  window.addEventListener('popstate', stop, { capture: true })
  observer.observe(main, { childList: true, subtree: true })
  stopBefore = stop
}
