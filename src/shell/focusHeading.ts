/** For a press whose control goes with it: the focus goes on at the heading, without moving what is seen. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
