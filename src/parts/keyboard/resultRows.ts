/** The results and rows of a page as the keys go through them: found in the page itself, whichever page it is. */
import { isDrawn } from './isDrawn.ts'

/** Cards, and rows of tables; a grid has arrow keys of its own. */
const ROW = 'main :is(li:has(> article), tr[data-row]:not([role=grid] *))'
/** In this order the way to what a row is about; a shop page opens elsewhere. */
const STOPS = ['a[href]:not([target])', 'button:not(:disabled)', 'input:not(:disabled)']

type Way = 1 | -1

let last: WeakRef<Element> | null = null

const allRows = () => [...document.querySelectorAll<HTMLElement>(ROW)].filter(isDrawn)

function stopOf(row: Element): HTMLElement | null {
  for (const stop of STOPS) {
    const element = [...row.querySelectorAll<HTMLElement>(stop)].find(isDrawn)
    if (element) return element
  }
  return null
}

/** The row that has the focus. */
export const focusedRow = () => document.activeElement?.closest(ROW) ?? null

function goTo(row: Element): boolean {
  const stop = stopOf(row)
  if (!stop) return false
  last = new WeakRef(row)
  // The whole row in view, not its link alone.
  row.scrollIntoView({ block: 'nearest' })
  stop.focus({ preventScroll: true })
  return true
}

/** Where going begins: at the row that had the focus before, or at the first one in view. */
function begin(rows: readonly HTMLElement[]): boolean {
  const before = last?.deref()
  if (before && rows.some((row) => row === before)) return goTo(before)
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const inView = rows.findIndex((row) => row.getBoundingClientRect().top >= top)
  return rows.slice(Math.max(0, inView)).some(goTo)
}

/** Moves the focus to the next row that can take it; false where there is none. */
export function goToRow(way: Way): boolean {
  const rows = allRows()
  const at = rows.findIndex((row) => row === focusedRow())
  if (at < 0) return begin(rows)
  const rest = way === 1 ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
  for (const row of rest) {
    // It is on its way: the next press finds it.
    if ('awaited' in row.dataset) return true
    if (goTo(row)) return true
  }
  return false
}

/** Selects the row that has the focus, or no longer; null where it cannot be selected, or none has the focus. */
export function toggleRow(): boolean | null {
  const row = focusedRow()
  const box = row?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')
  if (!box) return null
  box.click()
  return box.checked
}

/** So long an answer may take for the focus to go on in it. */
const PATIENCE_MS = 10_000

/** Goes to the first row of this page, and again when another one takes its place; unless the user goes elsewhere before. */
export function goToFirstRow(): void {
  const main = document.querySelector('main')
  const first = () => allRows().some(goTo)
  if (!main || !first()) return
  const { pathname } = window.location
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (window.location.pathname !== pathname) stop()
    else if (activeElement === document.body && !first()) main.focus({ preventScroll: true })
    else if (!focusedRow() && activeElement !== main) stop()
    else if (activeElement === main) first()
  })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(main, { childList: true, subtree: true })
}
