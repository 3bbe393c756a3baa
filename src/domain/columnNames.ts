/** The accessible names of choosing a table's columns. */
export const COLUMNS = {
  columns: 'Columns',
  usual: 'The usual columns',
}
