/** Moves the focus from a control that disappears when clicked to the nearest focusable place around it. */
export function moveFocusOut(control: Element): void {
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}

/** Focuses the first of some controls that can take the focus, and returns whether one did. */
function focusOneOf(controls: readonly (HTMLElement | undefined | null)[]): boolean {
  return controls.some((control) => {
    control?.focus()
    return control instanceof HTMLElement && document.activeElement === control
  })
}

/**
 * Moves the focus from a control whose row disappears when it is clicked to the same control of the next row, or the previous
 * one.
 */
export function moveFocusToNextRow(control: Element): void {
  const row = control.closest('tr')
  const index = control.closest('td')?.cellIndex ?? -1
  const sameIn = (other: Element | null | undefined) =>
    other instanceof HTMLTableRowElement ? other.cells[index]?.querySelector('button') : null
  const next = sameIn(row?.nextElementSibling) ?? sameIn(row?.previousElementSibling)
  if (!focusOneOf([next])) moveFocusOut(control)
}

/**
 * Moves the focus from a control whose column disappears when it is clicked to the last control in the next header, or the
 * previous one.
 */
export function moveFocusToNextColumn(control: Element): void {
  const head = control.closest('th')
  const lastIn = (other: Element | null | undefined) =>
    [...(other?.querySelectorAll('button') ?? [])].at(-1)
  const beside = [lastIn(head?.nextElementSibling), lastIn(head?.previousElementSibling)]
  if (!focusOneOf(beside)) moveFocusOut(control)
}
