/** Computes the totals of columns over many rows. */
import { median, withoutNoise } from './offerStatistics.ts'

export type TotalKind = 'sum' | 'median'

/** The total of `n` figures; rows without a figure are not counted. */
export type Total = { kind: TotalKind; value: number; n: number }

/** How a column is totalled and the total formatted; or why it has no total. */
export type ColumnTotal =
  | {
      kind: TotalKind
      write: (value: number) => string
      /** Whether the total is shown with the currency label. */
      isPrice?: boolean
    }
  | { why: string }

/** The total of some figures; null without figures. */
export function totalOf(kind: TotalKind, figures: readonly number[]): Total | null {
  const value =
    kind === 'median'
      ? median(figures)
      : withoutNoise(figures.reduce((sum, figure) => sum + figure, 0))
  return value === null || figures.length === 0 ? null : { kind, value, n: figures.length }
}

export type Totals<Column extends string> = Partial<Record<Column, Total>>

/** The totals of columns over some rows; `figureOf` returns null if a row has no countable figure. */
export function columnTotals<Row, Column extends string>(
  rows: readonly Row[],
  columns: readonly { key: Column; total?: ColumnTotal | undefined }[],
  figureOf: (row: Row, column: Column) => number | null,
): Totals<Column> {
  const totals: Totals<Column> = {}
  for (const { key, total } of columns) {
    if (total === undefined || !('kind' in total)) continue
    const figures = rows.map((row) => figureOf(row, key)).filter((figure) => figure !== null)
    const found = totalOf(total.kind, figures)
    if (found) totals[key] = found
  }
  return totals
}
