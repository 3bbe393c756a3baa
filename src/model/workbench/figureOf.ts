/** The figures of a row as typed arrays hold them, and which of them are summed up. */
import { isUsablePrice } from '../../lib/numbers/offerStatistics.ts'
import { COLUMNS, figureIn, type FigureColumn } from '../columns/columns.ts'
import type { ResultRow } from '../resultSet/resultRow.ts'

/** NaN where the row has none, as typed arrays know no null. */
export function figureOf(row: ResultRow, column: FigureColumn): number {
  const value = figureIn(row, column)
  return value !== null && Number.isFinite(value) ? value : Number.NaN
}

/** Whether a figure takes part in a summary: a price of 0 or less does not, so that it never is the lowest. */
export function isMeasured(column: FigureColumn): (value: number) => boolean {
  return COLUMNS[column].kind === 'price' ? isUsablePrice : (value) => !Number.isNaN(value)
}
