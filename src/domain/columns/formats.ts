/** How the figures of a column are written, by their kind. */
import { formatCalculated, formatOfKind } from '@/api/fields/kindFormats.ts'
import {
  formatCount,
  formatGivenPercent,
  formatPercent,
  formatPrice,
  formatSigned,
} from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { ColumnTotal } from '@/lib/numbers/totals.ts'
import {
  figureKind,
  isFigureColumn,
  isPrice,
  totalKindOf,
  type ColumnKey,
  type FigureColumn,
} from './columns.ts'

/** A figure of a row. */
export const formatFigure = (column: FigureColumn, value: number | null): string =>
  formatOfKind(figureKind(column), value)

/** An end of a range or a mark of an axis, in full: a discount of 20 is `20%`, a moment has its year. */
export function formatBound(column: FigureColumn, value: number | null): string {
  switch (figureKind(column)) {
    case 'price':
      return formatPrice(value)
    case 'percent':
      return formatGivenPercent(value)
    case 'stamp':
      return formatWhen(value)
    // A quotient has as many decimals as the computer gives it: two are enough to tell ends apart.
    case 'points':
      return formatCount(value === null ? null : Math.round(value * 100) / 100)
    case 'count':
    case 'rank':
    case 'score':
      return formatCount(value)
  }
}

/** A figure calculated from several (a median, a mean). */
export const formatMeasured = (column: FigureColumn, value: number | null): string =>
  formatCalculated(figureKind(column), value)

/** What a column comes to over many rows; undefined for one that comes to nothing. `isMixed`: rows are of several countries. */
export function columnTotal(column: ColumnKey, isMixed: boolean): ColumnTotal | undefined {
  const kind = totalKindOf(column)
  if (kind === null || !isFigureColumn(column)) return undefined
  if (isMixed && isPrice(column)) return { why: 'prices of several countries have no median' }
  const write = (value: number) => {
    if (column === 'difference') return formatPercent(value, { digits: 1, signed: true })
    return column === 'amount' ? formatSigned(value) : formatMeasured(column, value)
  }
  return { kind, write, isPrice: isPrice(column) }
}
