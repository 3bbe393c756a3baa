/** Back to how far down an entry was left, as soon as its page is tall enough again. */

const PATIENCE_MS = 2000

const ownScrolling = ['wheel', 'touchstart', 'keydown']

/** Scrolls to a height, waiting for content that is still arriving; gives way as soon as the user scrolls or has `left`. */
export function returnTo(top: number, left: AbortSignal): void {
  if (left.aborted) return
  const tallEnough = () => document.documentElement.scrollHeight - window.innerHeight >= top
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    left.removeEventListener('abort', stop)
    for (const type of ownScrolling) window.removeEventListener(type, stop)
  }
  const tryAgain = () => {
    if (!tallEnough()) return
    window.scrollTo(0, top)
    stop()
  }
  const observer = new ResizeObserver(tryAgain)
  const timer = setTimeout(stop, PATIENCE_MS)
  observer.observe(document.body)
  left.addEventListener('abort', stop)
  for (const type of ownScrolling) window.addEventListener(type, stop, { passive: true })
  tryAgain()
}
