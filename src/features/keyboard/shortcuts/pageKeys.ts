/** What keys do on a page: focus the search box, open the next or previous page of results, clear the selection. */
import { focusedRow } from '@/features/keyboard/palette/resultRows.ts'

/** The search box: in the top bar, or on the home page in the page. */
const theBox = () => document.querySelector<HTMLInputElement>('[role=search] [role=combobox]')

/** Focuses the search box and selects its text. */
export function focusBox(): boolean {
  const box = theBox()
  box?.focus()
  box?.select()
  return box !== null
}

/** Types text from elsewhere into the search box; the first text replaces its content. */
export function writeIntoBox(text: string): boolean {
  const box = theBox()
  if (!box) return false
  if (document.activeElement !== box) focusBox()
  box.setRangeText(text, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  return true
}

/** Follows the link to the next or previous page; false if there is none. */
export function goToPage(rel: 'prev' | 'next'): boolean {
  const link = document.querySelector<HTMLElement>(`main nav a[rel=${rel}]`)
  link?.click()
  return link !== null
}

/** Clears the selection if a row has the focus; the focus stays on the row. */
export function clearSelection(): boolean {
  const focused = document.activeElement
  const clear = document.querySelector<HTMLElement>('main [data-clear]')
  if (!clear || !focusedRow() || !(focused instanceof HTMLElement)) return false
  clear.click()
  focused.focus({ preventScroll: true })
  return true
}
