/** Does something when someone sees the page: at once, or when they come back to it. */
export function whenSeen(act: () => void): void {
  if (!document.hidden) {
    act()
    return
  }
  document.addEventListener('visibilitychange', () => whenSeen(act), { once: true })
}
