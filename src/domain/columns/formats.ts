/** How the figures of a column are formatted, by their kind. */
import { formatCalculated, formatOfKind } from '@/api/fields/kindFormats.ts'
import {
  formatCount,
  formatRawPercent,
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

export const formatFigure = (column: FigureColumn, value: number | null): string =>
  formatOfKind(figureKind(column), value)

/** Formats an end of a range or a mark of an axis in full: a discount of 20 as `20%`, a time with its year. */
export function formatBound(column: FigureColumn, value: number | null): string {
  switch (figureKind(column)) {
    case 'price':
      return formatPrice(value)
    case 'percent':
      return formatRawPercent(value)
    case 'stamp':
      return formatWhen(value)
    // A quotient can have many decimals; two are enough to distinguish the ends.
    case 'points':
      return formatCount(value === null ? null : Math.round(value * 100) / 100)
    case 'count':
    case 'rank':
    case 'score':
      return formatCount(value)
  }
}

/** Formats a figure that is calculated from several, such as a median or a mean. */
export const formatMeasured = (column: FigureColumn, value: number | null): string =>
  formatCalculated(figureKind(column), value)

/** How a column is totalled over many rows; undefined if it has no total. `isMixed`: rows are of several countries. */
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
