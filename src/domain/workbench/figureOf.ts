/** The figures of a row, received or worked out. */
import { recomputedDiscount } from '../discount.ts'
import { isUsablePrice, withoutNoise } from '../offerStatistics.ts'
import type { ResultRow } from '../resultSet/resultRow.ts'
import { figureKind } from './columnLabels.ts'
import type { FigureColumn } from './columns.ts'

function gapOf({ discount, trueDiscount }: ResultRow): number | null {
  return discount === null || trueDiscount === null ? null : withoutNoise(discount - trueDiscount)
}

/** NaN where the row has none, as typed arrays know no null. */
export function figureOf(row: ResultRow, column: FigureColumn): number {
  const value =
    column === 'ownDiscount'
      ? recomputedDiscount(row.offerPrice, row.salePrice)
      : column === 'discountGap'
        ? gapOf(row)
        : row[column]
  return value !== null && Number.isFinite(value) ? value : Number.NaN
}

/** Whether a figure takes part in a summary: a price of 0 or less does not, so that it never is the lowest. */
export function isMeasured(column: FigureColumn): (value: number) => boolean {
  return figureKind(column) === 'price' ? isUsablePrice : (value) => !Number.isNaN(value)
}
