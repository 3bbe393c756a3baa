/** The accessible names of what sets out a table: its columns, its order, and how many of its rows are shown. */
export const COLUMNS = {
  columns: 'Columns',
  usual: 'The usual columns',
  sortBy: 'Sort by',
  reverse: 'Reverse the order',
  top: 'Top',
  topBy: 'by',
}

/** "Move Brand up": one place earlier among the columns that are shown. */
export function moveColumn(label: string, to: 'up' | 'down'): string {
  return `Move ${label} ${to}`
}

/** The order in which the service gives rows, and what a row's place in it is called. */
export const CATALOG_ORDER = 'Catalog order'
