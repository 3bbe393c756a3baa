/** Moves the focus from a control that goes with its press to the nearest place around it that can take it. */
export function leaveFocus(control: Element): void {
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
