/** Orders the rows of a batch. Prices of different countries are never put in one order: the country comes first. */
import { orderBy, topOf } from '../../../lib/sortKeys.ts'
import type { ShownRow } from './batchRows.ts'
import type { BatchColumn, BatchSort, BatchState } from '../batchState.ts'
import { isPriceColumn } from './rowColumns.ts'
import { figureIn, valueIn } from './rowValues.ts'

/** Asked now, the last begun first; then what has ended, the last row first; then what waits, in its order. */
export function latestFirst(rows: readonly ShownRow[]): ShownRow[] {
  const asking = rows.filter(({ state }) => state === 'asking').toReversed()
  const isWaiting = ({ state }: ShownRow) => state === 'waiting' || state === 'cancelled'
  const ended = rows.filter((row) => row.state !== 'asking' && !isWaiting(row)).toReversed()
  return [...asking, ...ended, ...rows.filter(isWaiting)]
}

const withinCountry = ({ row }: ShownRow, column: BatchColumn) =>
  isPriceColumn(column) ? row.countries.join() : ''

/** Null for what does not count: a record’s price of 0 is none. */
const orderValue = (shown: ShownRow, column: BatchColumn) =>
  column === 'record' ? figureIn(shown, column) : valueIn(shown, column)

/** Rows without a value come last either way; equal ones keep the order of the input. */
export function sortRows(rows: readonly ShownRow[], sort: BatchSort): ShownRow[] {
  return orderBy(rows, sort, orderValue, withinCountry)
}

/** Those that are the top by a column, from the first; all of them where there is none. */
export function topRows(rows: readonly ShownRow[], top: BatchState['top']): readonly ShownRow[] {
  return topOf(rows, top, orderValue, withinCountry)
}
