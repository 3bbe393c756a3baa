/** What keys press for the user on a page: the one box, the ways to other pages of a search, the end of a selection. */
import { focusedRow } from '@/features/keyboard/palette/resultRows.ts'

/** In the top bar, on the start page in its middle. */
const theBox = () => document.querySelector<HTMLInputElement>('[role=search] [role=combobox]')

/** Focuses the one box, its text selected. */
export function focusBox(): boolean {
  const box = theBox()
  box?.focus()
  box?.select()
  return box !== null
}

/** Writes into the one box what was clicked elsewhere, the first in place of what it holds. */
export function writeIntoBox(text: string): boolean {
  const box = theBox()
  if (!box) return false
  if (document.activeElement !== box) focusBox()
  box.setRangeText(text, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  return true
}

/** Follows the link to the page after or before; false where there is none. */
export function goToPage(rel: 'prev' | 'next'): boolean {
  const link = document.querySelector<HTMLElement>(`main nav a[rel=${rel}]`)
  link?.click()
  return link !== null
}

/** Ends the selection from the row that has the focus, and leaves the focus there. */
export function clearSelection(): boolean {
  const focused = document.activeElement
  const clear = document.querySelector<HTMLElement>('main [data-clear]')
  if (!clear || !focusedRow() || !(focused instanceof HTMLElement)) return false
  clear.click()
  focused.focus({ preventScroll: true })
  return true
}
