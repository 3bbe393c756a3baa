import type { ColumnKey } from '../../domain/workbench/columns.ts'
import type { RowSort } from '../../domain/workbench/rowView.ts'

/**
 * The order after a press on the head of a column: up, down, then as loaded again. With `beside` the column counts after
 * the one that is pressed already; the first stays as it is.
 */
export function nextSort(sort: RowSort, column: ColumnKey, beside = false): RowSort {
  const now = sort.find((one) => one.column === column)
  const turned = now === undefined ? { column, down: false } : { column, down: true }
  const isOver = now?.down === true
  const [first] = sort
  const hasOther = first !== undefined && (first.column !== column || sort.length > 1)
  if (!beside || !hasOther) return isOver ? [] : [turned]
  // Each in its place: of two, only the direction changes.
  if (now !== undefined) {
    return sort.flatMap((one) => (one !== now ? one : isOver ? [] : turned))
  }
  return [first, turned]
}
