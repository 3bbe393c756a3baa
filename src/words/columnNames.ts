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

/** "Move Brand up": one place earlier among the visible columns. */
export function moveColumn(label: string, to: 'up' | 'down'): string {
  return `Move ${label} ${to}`
}

/** "median of 212"; for a sum only if some rows have no figure. */
export function totalInWords({ kind, n }: Pick<Total, 'kind' | 'n'>, rows: number): string {
  if (kind === 'median') return `median of ${formatCount(n)}`
  return n === rows ? 'sum' : `sum, ${formatCount(n)} with a figure`
}

/** "38 of 250 rows without a figure left out"; null where each row has one. */
export function leftOutInWords(n: number, rows: number): string | null {
  if (n === rows) return null
  return `${formatCount(rows - n)} of ${formatCount(rows)} rows without a figure left out`
}

/** Replaces a rating, score or rank of 0, which the service gives for "none". */
export const NO_RATING = 'no ratings: the service gives 0'
export const NO_RANK = 'no rank: the service gives 0'

/** Replaces a time that is 0 or was not given (§2.1). */
export const NONE_RECORDED = 'none recorded'

/** The order in which the service gives rows; also the name for a row's place in it. */
export const CATALOG_ORDER = 'Catalog order'

/** The order of a top list without a sort column. */
export const RANK_ORDER = 'Rank order'
