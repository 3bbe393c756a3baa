/** The accessible names of choosing a table's columns. */
export const COLUMNS = {
  columns: 'Columns',
  usual: 'The usual columns',
}

/** The order in which the service gives rows, and what a row's place in it is called. */
export const CATALOG_ORDER = 'Catalog order'
