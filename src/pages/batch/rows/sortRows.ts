/** Orders the rows of a batch. Prices of different countries are never put in one order: the country comes first. */
import { orderBy } from '../../../lib/sortKeys.ts'
import type { ShownRow } from './batchRows.ts'
import type { BatchSort, BatchState } from '../batchState.ts'
import { isPriceColumn } from './rowColumns.ts'
import { valueIn } from './rowValues.ts'

/** Asked now, the last begun first; then what has ended, the last row first; then what waits, in its order. */
export function latestFirst(rows: readonly ShownRow[]): ShownRow[] {
  const asking = rows.filter(({ state }) => state === 'asking').toReversed()
  const isWaiting = ({ state }: ShownRow) => state === 'waiting' || state === 'cancelled'
  const ended = rows.filter((row) => row.state !== 'asking' && !isWaiting(row)).toReversed()
  return [...asking, ...ended, ...rows.filter(isWaiting)]
}

/** Rows without a value come last either way; equal ones keep the order of the input. */
export function sortRows(rows: readonly ShownRow[], sort: BatchSort): ShownRow[] {
  return orderBy(rows, sort, valueIn, ({ row }, column) =>
    isPriceColumn(column) ? row.countries.join() : '',
  )
}

/** Those that are the top by a column, from the first; all of them where there is none. */
export function topRows(rows: readonly ShownRow[], top: BatchState['top']): readonly ShownRow[] {
  if (top === null) return rows
  const measured = rows.filter((row) => valueIn(row, top.column) !== null)
  return sortRows(measured, [top]).slice(0, top.most)
}
