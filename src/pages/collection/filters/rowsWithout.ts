import type { FigureColumn, GroupColumn } from '@/domain/columns/columns.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { formatCount } from '@/lib/numbers/format.ts'
import type { ActiveFilter } from './filterWords.ts'

const sum = (counts: readonly { remaining: number }[]) =>
  counts.reduce((all, { remaining }) => all + remaining, 0)

/** How many rows would pass if one of the filters were removed, as text; null when the known counts are not enough to say so. */
export function rowsWithout(
  { stock, groups, figures }: RowsResult,
  of: ActiveFilter['of'],
): string | null {
  if (of === 'stock') return formatCount(sum(Object.values(stock)))
  const group = groups[of as GroupColumn]
  if (group) return formatCount(sum(group))
  const figure = figures[of as FigureColumn]
  // The bins lack the rows without this figure, which would return as well, so the sum is a minimum.
  return figure ? `${formatCount(sum(figure.bins))} or more` : null
}
