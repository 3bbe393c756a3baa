/** Calls `act` when the page is visible: at once, or when the user comes back to it. */
export function whenSeen(act: () => void): void {
  if (!document.hidden) {
    act()
    return
  }
  document.addEventListener('visibilitychange', () => whenSeen(act), { once: true })
}
