/** Sorts rows by several columns. Rows without a value come last in either direction, and equal rows are in catalog order. */
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { ColumnKey } from '@/domain/columns/columns.ts'
import type { Ranks } from './rankRows.ts'
import type { RowSort } from './rowView.ts'

/**
 * Makes a function that sorts row indexes into catalog order, because pages may be answered out of order. A row without a place
 * stays after the row that it followed.
 */
export function catalogOrder(rows: readonly ResultRow[]): (some: Uint32Array) => Uint32Array {
  const count = rows.length
  const packed = new Float64Array(count)
  let isInOrder = true
  let index = -1
  for (const [row, own] of rows.entries()) {
    const before = index
    index = own.place ?? index
    if (index < before) isInOrder = false
    packed[row] = (index + 1) * count + row
  }
  if (isInOrder) return (some) => some
  const rowAt = Uint32Array.from(packed.toSorted(), (figure) => figure % count)
  const placeOf = new Uint32Array(count)
  for (const [at, row] of rowAt.entries()) placeOf[row] = at
  return (some) =>
    Uint32Array.from(some, (row) => placeOf[row] ?? 0)
      .toSorted()
      .map((at) => rowAt[at] ?? 0)
}

type Key = Ranks & { down: boolean }

function rankOf({ ranks, distinct, down }: Key, row: number): number {
  const rank = ranks[row] ?? distinct
  return down && rank < distinct ? distinct - 1 - rank : rank
}

function compareRows(passing: Uint32Array, keys: readonly Key[]): Uint32Array {
  const compare = (a: number, b: number): number => {
    for (const key of keys) {
      const difference = rankOf(key, passing[a] ?? 0) - rankOf(key, passing[b] ?? 0)
      if (difference !== 0) return difference
    }
    return a - b
  }
  const order = Uint32Array.from(passing.keys()).toSorted(compare)
  return order.map((at) => passing[at] ?? 0)
}

/**
 * Sorts the rows that pass. Ranks and index are combined into one number per row, so that the browser sorts plain numbers without a
 * compare function. 60,000 rows by two columns need 60,000³, far below 2^53; if numbers would become too large, a compare function
 * is used.
 */
export function orderRows(
  passing: Uint32Array,
  sort: RowSort,
  ranksOf: (column: ColumnKey) => Ranks,
): Uint32Array {
  const keys = sort.map(({ column, down }) => ({ ...ranksOf(column), down }))
  if (keys.length === 0) return passing
  const rows = passing.length
  const figures = keys.reduce((count, { distinct }) => count * (distinct + 1), rows)
  if (figures > Number.MAX_SAFE_INTEGER) return compareRows(passing, keys)
  const packed = new Float64Array(rows)
  for (let at = 0; at < rows; at += 1) {
    let figure = 0
    for (const key of keys) {
      figure = figure * (key.distinct + 1) + rankOf(key, passing[at] ?? 0)
    }
    packed[at] = figure * rows + at
  }
  packed.sort()
  return Uint32Array.from(packed, (figure) => passing[figure % rows] ?? 0)
}
