/** Does work when the page has nothing better to do. Safari has no idle callback; a short wait does as well. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work())
  else setTimeout(work, 200)
}
