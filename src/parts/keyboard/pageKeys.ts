/** What keys press for the user on a page: the one box, the ways to other pages of a search, the end of a selection. */
import { focusedRow } from './resultRows.ts'

/** Focuses the one box, its text selected: in the top bar, on the start page in its middle. */
export function focusBox(): boolean {
  const box = document.querySelector<HTMLInputElement>('[role=search] [role=combobox]')
  box?.focus()
  box?.select()
  return box !== null
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
