import type { FigureColumn, GroupColumn } from '@/domain/columns/columns.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { Narrowing } from './filterWords.ts'

const sum = (counts: readonly { remaining: number }[]) =>
  counts.reduce((all, { remaining }) => all + remaining, 0)

/** How many rows pass without one of the filters, in words; null where the counts at hand do not say. */
export function rowsWithout(
  { stock, groups, figures }: RowsResult,
  of: Narrowing['of'],
): string | null {
  if (of === 'stock') return formatCount(sum(Object.values(stock)))
  const group = groups[of as GroupColumn]
  if (group) return formatCount(sum(group))
  const figure = figures[of as FigureColumn]
  // Rows without the figure come back as well, and are in none of its bars.
  return figure ? `${formatCount(sum(figure.bins))} or more` : null
}
