/** Runs work when the page is idle. Safari has no idle callback; a short delay replaces it. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work())
  else setTimeout(work, 200)
}
