/** The figures of a row as typed arrays hold them, and which of them are summed up. */
import { isCounted } from '@/api/fields/kinds.ts'
import { COLUMNS, figureIn, type FigureColumn } from '@/domain/columns/columns.ts'
import type { WorkRow } from './rowView.ts'

/** NaN where the row has none, as typed arrays know no null. */
export function figureOf(row: WorkRow, column: FigureColumn): number {
  const value = figureIn(row, column)
  return value !== null && Number.isFinite(value) ? value : Number.NaN
}

/** Whether a figure counts in summaries and orders: a price of 0 or less does not, so that it never is the lowest. Costs and differences of prices do. */
export function isMeasured(column: FigureColumn): (value: number) => boolean {
  const { kind, hasZero } = COLUMNS[column]
  return (value) => (hasZero ? Number.isFinite(value) : isCounted(kind, value))
}
