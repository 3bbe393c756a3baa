/** Orders the rows of a batch. Prices of different countries are never put in one order: the country comes first. */
import { orderBy } from '../../domain/sortKeys.ts'
import type { BatchSort } from '../../url/batchState.ts'
import type { ShownRow } from './batchRows.ts'
import { isPriceColumn } from './rowColumns.ts'
import { valueIn } from './rowValues.ts'

/** Asked now, the last begun first; then what has ended, the last row first; then what waits, in its order. */
function latestFirst(rows: readonly ShownRow[]): ShownRow[] {
  const asking = rows.filter(({ state }) => state === 'asking').toReversed()
  const isWaiting = ({ state }: ShownRow) => state === 'waiting' || state === 'cancelled'
  const ended = rows.filter((row) => row.state !== 'asking' && !isWaiting(row)).toReversed()
  return [...asking, ...ended, ...rows.filter(isWaiting)]
}

/** By nothing the latest first. Rows without a value come last either way; equal ones keep the order of the input. */
export function sortRows(rows: readonly ShownRow[], sort: BatchSort): ShownRow[] {
  if (sort.length === 0) return latestFirst(rows)
  return orderBy(rows, sort, valueIn, ({ row }, column) =>
    isPriceColumn(column) ? row.countries.join() : '',
  )
}
