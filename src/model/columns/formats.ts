/** How the figures of a column are written, by their kind. */
import {
  formatCount,
  formatDiscount,
  formatGivenPercent,
  formatIndex,
  formatPercent,
  formatPrice,
  formatWorkedOut,
} from '../../lib/numbers/format.ts'
import { formatDay, formatWhen } from '../../lib/numbers/formatTimes.ts'
import type { ColumnTotal } from '../../lib/numbers/totals.ts'
import {
  figureKind,
  isFigureColumn,
  isPrice,
  totalKindOf,
  type ColumnKey,
  type FigureColumn,
} from './columns.ts'

/** A figure of a row: discounts as a change of price (`−19%`), a gap in points with one decimal, a time as its day: records last changed years ago. */
export function formatFigure(column: FigureColumn, value: number | null): string {
  switch (figureKind(column)) {
    case 'price':
      return formatPrice(value)
    case 'percent':
      return formatDiscount(value)
    case 'points':
      return formatIndex(value)
    case 'stamp':
      return formatDay(value, { year: true })
    case 'count':
    case 'rank':
    case 'score':
      return formatCount(value)
  }
}

/** An end of a range or a mark of an axis, in full: a discount of 20 is `20%`, a moment has its year. */
export function formatBound(column: FigureColumn, value: number | null): string {
  switch (figureKind(column)) {
    case 'price':
      return formatPrice(value)
    case 'percent':
      return formatGivenPercent(value)
    case 'stamp':
      return formatWhen(value)
    case 'points':
    case 'count':
    case 'rank':
    case 'score':
      return formatCount(value)
  }
}

/** A figure made of several (a median, a mean): two decimals at the most, times to the day. */
export function formatMeasured(column: FigureColumn, value: number | null): string {
  switch (figureKind(column)) {
    case 'price':
      return formatWorkedOut(value)
    case 'percent':
      return formatPercent(value === null ? null : -value, { digits: 1, signed: true })
    case 'points':
    case 'stamp':
      return formatFigure(column, value)
    case 'count':
    case 'rank':
    case 'score':
      return formatCount(value === null ? null : Math.round(value * 100) / 100)
  }
}

/** What a column comes to over many rows; undefined for one that comes to nothing. `isMixed`: rows are of several countries. */
export function columnTotal(column: ColumnKey, isMixed: boolean): ColumnTotal | undefined {
  const kind = totalKindOf(column)
  if (kind === null || !isFigureColumn(column)) return undefined
  if (isMixed && isPrice(column)) return { why: 'prices of several countries have no median' }
  const write = (value: number) =>
    column === 'difference'
      ? formatPercent(value, { digits: 1, signed: true })
      : formatMeasured(column, value)
  return { kind, write, isPrice: isPrice(column) }
}
