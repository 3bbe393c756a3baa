/** Moves the focus from a control that goes with its press to the nearest place around it that can take it. */
export function leaveFocus(control: Element): void {
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** Moves the focus from a control whose row goes with its press to the same control of the row after it, or before it. */
export function leaveRow(control: Element): void {
  const row = control.closest('tr')
  const place = control.closest('td')?.cellIndex ?? -1
  const sameIn = (other: Element | null | undefined) =>
    other instanceof HTMLTableRowElement ? other.cells[place]?.querySelector('button') : null
  const next = sameIn(row?.nextElementSibling) ?? sameIn(row?.previousElementSibling)
  if (next) next.focus()
  else leaveFocus(control)
}
