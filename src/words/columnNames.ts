import { formatCount } from '@/lib/numbers/format.ts'
import type { Total } from '@/lib/numbers/totals.ts'

/** The accessible names of what sets out a table: its columns, its order, and how many of its rows are shown. */
export const COLUMNS = {
  columns: 'Columns',
  usual: 'Reset columns',
  sortBy: 'Sort by',
  reverse: 'Reverse the order',
  top: 'Top',
  topBy: 'by',
  totals: 'Totals below the rows',
}

/** "Move Brand up": one place earlier among the columns that are shown. */
export function moveColumn(label: string, to: 'up' | 'down'): string {
  return `Move ${label} ${to}`
}

/** "median of 212"; a sum is of all rows unless some have no figure. */
export function totalInWords({ kind, n }: Pick<Total, 'kind' | 'n'>, rows: number): string {
  if (kind === 'median') return `median of ${formatCount(n)}`
  return n === rows ? 'sum' : `sum, ${formatCount(n)} with a figure`
}

/** "38 of 250 rows without a figure left out"; null where each row has one. */
export function leftOutInWords(n: number, rows: number): string | null {
  if (n === rows) return null
  return `${formatCount(rows - n)} of ${formatCount(rows)} rows without a figure left out`
}

/** In place of a rating, score or rank that is 0 and says nothing; the 0 is what the service gives. */
export const NO_RATING = 'no ratings: the service gives 0'
export const NO_RANK = 'no rank: the service gives 0'

/** In place of a time that is 0 or was not given (§2.1). */
export const NONE_RECORDED = 'none recorded'

/** The order in which the service gives rows, and what a row's place in it is called. */
export const CATALOG_ORDER = 'Catalog order'

/** The order of a top that the user sorts by no column. */
export const RANK_ORDER = 'Rank order'
