/** How values of a kind are written: in cells, below a column, and in files. */
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

/** A figure of a row: a discount as a change of price (`−19%`), points with one decimal, a time as its day. */
export function formatOfKind(kind: FigureKind, value: number | null): string {
  switch (kind) {
    case 'price':
      return formatPrice(value)
    case 'percent':
      return formatDiscount(value)
    case 'points':
      return formatIndex(value)
    case 'stamp':
      // Records may have changed years ago.
      return formatDay(value, { year: true })
    case 'count':
    case 'rank':
    case 'score':
      return formatCount(value)
  }
}

/** A figure calculated from several (a median, a mean): two decimals at the most, times to the day. */
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

/** A value as a file holds it: codes stay text, addresses and times are marked as such. */
export function cellOf(kind: Kind, value: string | number | boolean | null): Cell {
  if (typeof value === 'string' && (kind === 'code' || kind === 'id')) return { code: value }
  if (typeof value === 'string' && kind === 'url') return { url: value }
  // 0 is "none recorded" (§2.1), never 1970.
  if (typeof value === 'number' && kind === 'stamp') return value === 0 ? null : { at: value }
  return value
}

/** Files name the zone of their times. */
export const fileHeader = (kind: Kind, header: string): string =>
  kind === 'stamp' ? `${header} (UTC)` : header
