import type { FigureColumn, GroupColumn } from '@/domain/columns/columns.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { ActiveFilter } from './filterWords.ts'

const sum = (counts: readonly { remaining: number }[]) =>
  counts.reduce((all, { remaining }) => all + remaining, 0)

/** How many rows pass without one of the filters, as text; null when the known counts are not enough. */
export function rowsWithout(
  { stock, groups, figures }: RowsResult,
  of: ActiveFilter['of'],
): string | null {
  if (of === 'stock') return formatCount(sum(Object.values(stock)))
  const group = groups[of as GroupColumn]
  if (group) return formatCount(sum(group))
  const figure = figures[of as FigureColumn]
  // Rows without the figure would return as well, but are in no bin.
  return figure ? `${formatCount(sum(figure.bins))} or more` : null
}
