/** The figures of a row for typed arrays, and which of them count. */
import { isCounted } from '@/api/fields/kinds.ts'
import { COLUMNS, figureIn, type FigureColumn } from '@/domain/columns/columns.ts'
import type { WorkRow } from './rowView.ts'

/** The figure of a row in a column; NaN if it has none, because typed arrays have no null. */
export function figureOf(row: WorkRow, column: FigureColumn): number {
  const value = figureIn(row, column)
  return value !== null && Number.isFinite(value) ? value : Number.NaN
}

/**
 * Makes a function that checks whether a figure counts in summaries and orders. A price of 0 or less doesn’t, so that it is never
 * the lowest; a cost of 0 or a negative difference of prices does.
 */
export function isMeasured(column: FigureColumn): (value: number) => boolean {
  const { kind, hasZero } = COLUMNS[column]
  return (value) => (hasZero ? Number.isFinite(value) : isCounted(kind, value))
}
