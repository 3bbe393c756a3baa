/** Moves through the results and rows of any page by keys; it finds them in the DOM. */
import { isDrawn } from '@/features/keyboard/shortcuts/isDrawn.ts'
import { watchPart } from '@/features/page/watchPart.ts'

/** Ends the current wait for content that is still loading: an answer, or rows from a worker. */
let stopBefore = () => {}

/** Waits for content: checks each change of the page until `isOver` returns true, the user goes back, or another wait begins. */
function waitForContent(main: Element, isOver: () => boolean): void {
  stopBefore()
  const stopWatching = watchPart(main, isOver)
  const stop = () => {
    stopWatching()
    window.removeEventListener('popstate', stop, { capture: true })
  }
  // In the capture phase, so that waiting stops before the router draws the other page.
  window.addEventListener('popstate', stop, { capture: true })
  stopBefore = stop
}

/** The rows that keys move through: cards and table rows; grids have their own arrow keys. */
const ROW = 'main :is(li:has(> article), tr[data-row]:not([role=grid] *))'
/** The kinds of controls in a row; the first of these is the main one. Links to shops, which open elsewhere, are left out. */
const STOPS = ['a[href]:not([target])', 'button:not(:disabled)', 'input:not(:disabled)']

type RowDirection = 1 | -1

/** The row that the keys last focused. Scrolling may reuse its elements for another row, so its index is noted too. */
let last: { row: WeakRef<HTMLElement>; place: string | undefined } | null = null

const placeOf = (row: HTMLElement) => row.dataset['row']
const isAwaited = (row: HTMLElement) => 'awaited' in row.dataset
const allRows = () => [...document.querySelectorAll<HTMLElement>(ROW)].filter(isDrawn)

function stopOf(row: Element): HTMLElement | null {
  for (const stop of STOPS) {
    const element = [...row.querySelectorAll<HTMLElement>(stop)].find(isDrawn)
    if (element) return element
  }
  return null
}

/** The row that has the focus; null if none has. */
export const focusedRow = () => document.activeElement?.closest(ROW) ?? null

function goTo(row: HTMLElement): boolean {
  const stop = stopOf(row)
  if (!stop) return false
  last = { row: new WeakRef(row), place: placeOf(row) }
  // The whole row is scrolled into view, not only its link.
  row.scrollIntoView({ block: 'nearest' })
  stop.focus({ preventScroll: true })
  return true
}

/** Focuses a row. A row that is still loading is focused once it is loaded, unless the user moves the focus first. */
function goToOrAwait(row: HTMLElement): boolean {
  const body = row.parentElement
  const main = row.closest('main')
  if (!isAwaited(row) || !body || !main) return goTo(row)
  const from = document.activeElement
  waitForContent(main, () => {
    const { activeElement } = document
    if (activeElement !== from && activeElement !== document.body) return true
    const there = body.querySelector<HTMLElement>(`:scope > [data-row="${placeOf(row)}"]`)
    if (there !== null && isAwaited(there)) return false
    if (there) goTo(there)
    return true
  })
  return true
}

/** Whether a row is below the top bar and the sticky table header, and in the window. */
function isInView(row: HTMLElement): boolean {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const head = row.closest('table')?.tHead?.rows[0]?.cells[0]?.getBoundingClientRect().bottom ?? 0
  const { top } = row.getBoundingClientRect()
  return top >= Math.max(bar, head) && top < window.innerHeight
}

/** Focuses the row that last had the focus if it is in view, otherwise the first row in view. */
function begin(rows: readonly HTMLElement[]): boolean {
  const before = last?.row.deref()
  const isThere = before && rows.includes(before) && placeOf(before) === last?.place
  if (isThere && isInView(before)) return goTo(before)
  return rows.slice(Math.max(0, rows.findIndex(isInView))).some(goToOrAwait)
}

/** Moves the focus to the next row that can take it; false if there is none. */
export function goToRow(direction: RowDirection): boolean {
  const rows = allRows()
  const at = rows.findIndex((row) => row === focusedRow())
  if (at < 0) return begin(rows)
  const rest = direction === 1 ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
  return rest.some(goToOrAwait)
}

/**
 * Selects or deselects the focused row; null if it can’t be selected or no row has the focus. With Shift the checkbox selects a
 * range, if it does so for clicks.
 */
export function toggleRow(shiftKey = false): boolean | null {
  const row = focusedRow()
  const box = row?.querySelector<HTMLInputElement>('input[type=checkbox]:not(:disabled)')
  if (!box) return null
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
  return box.checked
}

const firstAddress = () =>
  document.querySelector(`${ROW} a[href]:not([target])`)?.getAttribute('href')

/**
 * Focuses the first row of a page of results just requested, and again if another row replaces it, unless the user moves
 * elsewhere. Until then, the rows of the previous page are still shown, which Enter must not open.
 */
export function goToFirstRow(): void {
  const main = document.querySelector('main')
  if (!main || allRows().length === 0) return
  const { pathname } = window.location
  const left = firstAddress()
  let wasBusy = false
  main.focus({ preventScroll: true })
  waitForContent(main, () => {
    if (window.location.pathname !== pathname) return true
    const { activeElement } = document
    const isWaiting = activeElement === document.body || activeElement === main
    if (!isWaiting && !focusedRow()) return true
    const isBusy = main.querySelector('[aria-busy=true]') !== null
    wasBusy ||= isBusy
    // Rows of the same address can be new, too: a service with only one page answers with the same rows.
    const hasCome = firstAddress() !== left || (wasBusy && !isBusy)
    const isThere = isWaiting && hasCome && allRows().some(goTo)
    if (!isThere && activeElement === document.body) main.focus({ preventScroll: true })
    return false
  })
}
