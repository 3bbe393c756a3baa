/** What the figures of a column come to over many rows. */
import { median, withoutNoise } from './offerStatistics.ts'

export type TotalKind = 'sum' | 'median'

/** Of `n` figures: a row without one takes no part. */
export type Total = { kind: TotalKind; value: number; n: number }

/** What a column comes to and how that is written; or why its figures come to nothing. */
export type ColumnTotal =
  | {
      kind: TotalKind
      write: (value: number) => string
      /** Drawn with the currency label. */
      isPrice?: boolean
    }
  | { why: string }

/** Null where there is no figure. */
export function totalOf(kind: TotalKind, figures: readonly number[]): Total | null {
  const value =
    kind === 'median'
      ? median(figures)
      : withoutNoise(figures.reduce((sum, figure) => sum + figure, 0))
  return value === null || figures.length === 0 ? null : { kind, value, n: figures.length }
}

export type Totals<Column extends string> = Partial<Record<Column, Total>>

/** What each column comes to over some rows; `figureOf` is null where a row has no figure that counts. */
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
