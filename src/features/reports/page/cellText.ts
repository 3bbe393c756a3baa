/** Formats a cell of a report for its page. */
import type { ReportKind } from '@/domain/report/report.ts'
import {
  formatCount,
  formatIndex,
  formatPercent,
  formatPrice,
  formatWorkedOut,
  MISSING,
} from '@/lib/numbers/format.ts'
import { formatWhen } from '@/lib/numbers/formatTimes.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'

const FIGURES: Partial<Record<ReportKind, (value: number) => string>> = {
  price: formatPrice,
  'worked out': formatWorkedOut,
  change: (value) => formatPercent(value, { digits: 1, signed: true }),
  points: (value) => `${value > 0 ? '+' : ''}${formatIndex(value)}`,
  percent: (value) => formatPercent(value, { digits: 1 }),
  share: (value) => formatPercent(value),
  index: formatIndex,
}

/** Whether columns of a kind are right-aligned and sorted as figures. */
export const isFigure = (kind: ReportKind): boolean => !['text', 'code', 'merchant'].includes(kind)

export function cellText(cell: Cell, kind: ReportKind): string {
  if (cell === null || cell === '') return MISSING
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return (FIGURES[kind] ?? formatCount)(cell)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  if ('at' in cell) return formatWhen(cell.at)
  return 'code' in cell ? cell.code : cell.url
}

/** The text by which a row is sorted; '' sorts last. */
export function sortText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'object') return String(cell)
  return 'at' in cell ? String(cell.at) : cellText(cell, 'text')
}
