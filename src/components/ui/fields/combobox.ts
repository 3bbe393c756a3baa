/**
 * A text field with a list of options: the field keeps the focus, and names the option that Enter uses.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
import type { KeyboardEvent } from 'react'

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The ARIA attributes of the text field. `active` is the index of the option that Enter uses, -1 for none. */
export const comboboxAttributes = (listId: string, isListed: boolean, active: number) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': isListed ? listId : undefined,
    'aria-activedescendant': isListed && active >= 0 ? optionId(listId, active) : undefined,
  }) as const

/**
 * The index of the option to which an arrow key leads among `count` options, from the last one to the first and back; null for
 * other keys.
 */
export function nextOption(event: KeyboardEvent, active: number, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey) return null
  return active < 0 && step < 0 ? count - 1 : (active + step + count) % Math.max(count, 1)
}
