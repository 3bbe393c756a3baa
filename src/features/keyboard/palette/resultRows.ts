/** The results and rows of a page as the keys go through them: found in the page itself, whichever page it is. */
import { isDrawn } from '@/features/keyboard/shortcuts/isDrawn.ts'
import { watchPart } from '@/features/page/watchPart.ts'

/** Going on in what is still on its way to the page: an answer, or rows from a worker. */
let stopBefore = () => {}

/** Looks at each change of the page until `isOver` says so, the user goes back, or another wait begins. */
function whileItComes(main: Element, isOver: () => boolean): void {
  stopBefore()
  const stopWatching = watchPart(main, isOver)
  const stop = () => {
    stopWatching()
    window.removeEventListener('popstate', stop, { capture: true })
  }
  // Before the router, whose page would be looked at.
  window.addEventListener('popstate', stop, { capture: true })
  stopBefore = stop
}

/** Cards, and rows of tables; a grid has arrow keys of its own. */
const ROW = 'main :is(li:has(> article), tr[data-row]:not([role=grid] *))'
/** In this order the way to what a row is about; a shop page opens elsewhere. */
const STOPS = ['a[href]:not([target])', 'button:not(:disabled)', 'input:not(:disabled)']

type Way = 1 | -1

/** Where the keys were last. Scrolling draws other rows with the same elements, which then say another place. */
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

/** The row that has the focus. */
export const focusedRow = () => document.activeElement?.closest(ROW) ?? null

function goTo(row: HTMLElement): boolean {
  const stop = stopOf(row)
  if (!stop) return false
  last = { row: new WeakRef(row), place: placeOf(row) }
  // The whole row in view, not its link alone.
  row.scrollIntoView({ block: 'nearest' })
  stop.focus({ preventScroll: true })
  return true
}

/** Goes to a row; to one that is on its way as soon as it is there, unless the user goes elsewhere before. */
function goToOrAwait(row: HTMLElement): boolean {
  const body = row.parentElement
  const main = row.closest('main')
  if (!isAwaited(row) || !body || !main) return goTo(row)
  const from = document.activeElement
  whileItComes(main, () => {
    const { activeElement } = document
    if (activeElement !== from && activeElement !== document.body) return true
    const there = body.querySelector<HTMLElement>(`:scope > [data-row="${placeOf(row)}"]`)
    if (there !== null && isAwaited(there)) return false
    if (there) goTo(there)
    return true
  })
  return true
}

/** Whether a row stands below what covers the top of the page: the bar, and the head of its table. */
function isInView(row: HTMLElement): boolean {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const head = row.closest('table')?.tHead?.rows[0]?.cells[0]?.getBoundingClientRect().bottom ?? 0
  const { top } = row.getBoundingClientRect()
  return top >= Math.max(bar, head) && top < window.innerHeight
}

/** Where going begins: at the row that had the focus before, while it is in view, or at the first one that is. */
function begin(rows: readonly HTMLElement[]): boolean {
  const before = last?.row.deref()
  const isThere = before && rows.includes(before) && placeOf(before) === last?.place
  if (isThere && isInView(before)) return goTo(before)
  return rows.slice(Math.max(0, rows.findIndex(isInView))).some(goToOrAwait)
}

/** Moves the focus to the next row that can take it; false where there is none. */
export function goToRow(way: Way): boolean {
  const rows = allRows()
  const at = rows.findIndex((row) => row === focusedRow())
  if (at < 0) return begin(rows)
  const rest = way === 1 ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
  return rest.some(goToOrAwait)
}

/**
 * Selects the row that has the focus, or no longer; null where it cannot be selected, or none has the focus. With Shift
 * the box takes those before it along, where it does so for any press.
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
 * Goes to the first row of the page that a click has just requested, and again when another one takes its place; unless
 * the user goes elsewhere before. Rows that still stand there are those of the page before: Enter must not open one.
 */
export function goToFirstRow(): void {
  const main = document.querySelector('main')
  if (!main || allRows().length === 0) return
  const { pathname } = window.location
  const left = firstAddress()
  let wasBusy = false
  main.focus({ preventScroll: true })
  whileItComes(main, () => {
    if (window.location.pathname !== pathname) return true
    const { activeElement } = document
    const isWaiting = activeElement === document.body || activeElement === main
    if (!isWaiting && !focusedRow()) return true
    const isBusy = main.querySelector('[aria-busy=true]') !== null
    wasBusy ||= isBusy
    // A service that knows one page only answers with the same rows.
    const hasCome = firstAddress() !== left || (wasBusy && !isBusy)
    const isThere = isWaiting && hasCome && allRows().some(goTo)
    if (!isThere && activeElement === document.body) main.focus({ preventScroll: true })
    return false
  })
}
