/** Formats of the values of a kind: in cells, for totals, and in files. */
import {
  formatCount,
  formatDiscount,
  formatIndex,
  formatPercent,
  formatPrice,
  formatWorkedOut,
} from '@/lib/numbers/format.ts'
import { formatDay } from '@/lib/numbers/formatTimes.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'
import type { FigureKind, Kind } from './kinds.ts'

/** Formats a figure of a row: a discount as a change of price (`−19%`), points with one decimal, a time as its day. */
export function formatOfKind(kind: FigureKind, value: number | null): string {
  switch (kind) {
    case 'price':
      return formatPrice(value)
    case 'percent':
      return formatDiscount(value)
    case 'points':
      return formatIndex(value)
    case 'stamp':
      // With the year, because records may have changed years ago.
      return formatDay(value, { year: true })
    case 'count':
    case 'rank':
    case 'score':
      return formatCount(value)
  }
}

/** Formats a figure calculated from several, such as a median or a mean: at most two decimals, times as days. */
export function formatCalculated(kind: FigureKind, value: number | null): string {
  switch (kind) {
    case 'price':
      return formatWorkedOut(value)
    case 'percent':
      return formatPercent(value === null ? null : -value, { digits: 1, signed: true })
    case 'points':
    case 'stamp':
      return formatOfKind(kind, value)
    case 'count':
    case 'rank':
    case 'score':
      return formatCount(value === null ? null : Math.round(value * 100) / 100)
  }
}

/** A value as a file cell: codes stay text, and addresses and times are marked as such. */
export function cellOf(kind: Kind, value: string | number | boolean | null): Cell {
  if (typeof value === 'string' && (kind === 'code' || kind === 'id')) return { code: value }
  if (typeof value === 'string' && kind === 'url') return { url: value }
  // 0 means "none recorded" (§2.1), not 1970.
  if (typeof value === 'number' && kind === 'stamp') return value === 0 ? null : { at: value }
  return value
}

/** The header of a time column includes the time zone. */
export const fileHeader = (kind: Kind, header: string): string =>
  kind === 'stamp' ? `${header} (UTC)` : header
