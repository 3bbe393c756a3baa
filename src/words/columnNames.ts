/** The accessible names of choosing a table's columns. */
export const COLUMNS = {
  columns: 'Columns',
  usual: 'The usual columns',
}

/** "Move Brand up": one place earlier among the columns that are shown. */
export function moveColumn(label: string, to: 'up' | 'down'): string {
  return `Move ${label} ${to}`
}

/** The order in which the service gives rows, and what a row's place in it is called. */
export const CATALOG_ORDER = 'Catalog order'
