/** Orders the rows of a batch. Prices of different countries are never put in one order: the country comes first. */
import type { BatchColumn, BatchSort } from '../../url/batchState.ts'
import type { ShownRow } from './batchRows.ts'
import { isPriceColumn } from './rowColumns.ts'
import { valueIn } from './rowValues.ts'

type Key = string | number

const byText = new Intl.Collator('en', { numeric: true })

function compare(a: Key, b: Key): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : byText.compare(String(a), String(b))
}

/** Asked now, the last begun first; then what has ended, the last row first; then what waits, in its order. */
function latestFirst(rows: readonly ShownRow[]): ShownRow[] {
  const asking = rows.filter(({ state }) => state === 'asking').toReversed()
  const isWaiting = ({ state }: ShownRow) => state === 'waiting' || state === 'cancelled'
  const ended = rows.filter((row) => row.state !== 'asking' && !isWaiting(row)).toReversed()
  return [...asking, ...ended, ...rows.filter(isWaiting)]
}

/** What a sort goes by; null for the latest first. */
export function sortingOf(sort: BatchSort): { column: BatchColumn; isDown: boolean } | null {
  if (sort === 'latest') return null
  const isDown = sort.startsWith('-')
  // What is left of a BatchSort is a column.
  return { column: (isDown ? sort.slice(1) : sort) as BatchColumn, isDown }
}

/** Rows without a value come last either way; equal ones keep the order of the input. */
export function sortRows(rows: readonly ShownRow[], sort: BatchSort): ShownRow[] {
  const sorting = sortingOf(sort)
  if (sorting === null) return latestFirst(rows)
  const { column, isDown } = sorting
  const isByCountry = isPriceColumn(column)
  const keyed: { row: ShownRow; key: Key; of: string }[] = []
  const without: ShownRow[] = []
  for (const row of rows) {
    const key = valueIn(row, column)
    if (key === null) without.push(row)
    else keyed.push({ row, key, of: isByCountry ? row.row.countries.join() : '' })
  }
  keyed.sort(
    (a, b) =>
      (a.of === b.of ? 0 : byText.compare(a.of, b.of)) ||
      (isDown ? compare(b.key, a.key) : compare(a.key, b.key)),
  )
  return [...keyed.map(({ row }) => row), ...without]
}
