import { formatCount } from '../lib/numbers/format.ts'
import type { Total } from '../lib/numbers/totals.ts'

/** The accessible names of what sets out a table: its columns, its order, and how many of its rows are shown. */
export const COLUMNS = {
  columns: 'Columns',
  usual: 'The usual columns',
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

/** In place of a time that is 0 or was not given (§2.1). */
export const NONE_RECORDED = 'none recorded'

/** The order in which the service gives rows, and what a row's place in it is called. */
export const CATALOG_ORDER = 'Catalog order'
