/** Handles the keyboard in a group of links that act as radio buttons, checkboxes or toggle buttons. */
import type { KeyboardEvent } from 'react'

const ROLES = '[role=radio], [role=checkbox], [role=button]'

function stepOf(key: string): number | 'first' | 'last' | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return 1
    case 'ArrowUp':
    case 'ArrowLeft':
      return -1
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return null
  }
}

/**
 * Handles a key in such a group. Space clicks the focused link. With `onMove`, arrow keys, Home and End move the focus and report
 * the new place, as in a radio group.
 */
export function optionKeys(
  event: KeyboardEvent<HTMLElement>,
  onMove: ((index: number) => void) | null = null,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) {
    return
  }
  const option = event.target.closest<HTMLElement>(ROLES)
  if (option === null) return
  if (event.key === ' ') {
    event.preventDefault()
    option.click()
    return
  }
  const step = stepOf(event.key)
  if (step === null || onMove === null) return
  event.preventDefault()
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>(ROLES)]
  const last = options.length - 1
  const now = options.indexOf(option)
  const to = step === 'first' ? 0 : step === 'last' ? last : (now + step + last + 1) % (last + 1)
  options[to]?.focus()
  onMove(to)
}
