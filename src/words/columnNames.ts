import { formatCount } from '@/lib/numbers/format.ts'
import type { Total } from '@/lib/numbers/totals.ts'

/** The accessible names for a table’s settings: its columns, its order, and the number of rows shown. */
export const COLUMNS = {
  columns: 'Columns',
  usual: 'Reset columns',
  sortBy: 'Sort by',
  reverse: 'Reverse the order',
  top: 'Top',
  topBy: 'by',
  totals: 'Totals below the rows',
}

/** The button that moves a column one place earlier or later among the visible columns: "Move Brand up". */
export function moveColumn(label: string, to: 'up' | 'down'): string {
  return `Move ${label} ${to}`
}

/** The words beside a total: "median of 212". A sum states its number of figures only if some rows have no figure. */
export function totalInWords({ kind, n }: Pick<Total, 'kind' | 'n'>, rows: number): string {
  if (kind === 'median') return `median of ${formatCount(n)}`
  return n === rows ? 'sum' : `sum, ${formatCount(n)} with a figure`
}

/** How many rows a figure leaves out: "38 of 250 rows without a figure left out"; null if each row has a figure. */
export function leftOutInWords(n: number, rows: number): string | null {
  if (n === rows) return null
  return `${formatCount(rows - n)} of ${formatCount(rows)} rows without a figure left out`
}

/** Shown in place of a rating, score or rank of 0, which the service gives for "none". */
export const NO_RATING = 'no ratings: the service gives 0'
export const NO_RANK = 'no rank: the service gives 0'

/** Shown in place of a time that is 0 or was not given (§2.1). */
export const NONE_RECORDED = 'none recorded'

/** The name for the order in which the service gives rows, and for a row's place in it. */
export const CATALOG_ORDER = 'Catalog order'

/** The order of a top list without a sort column. */
export const RANK_ORDER = 'Rank order'
