/**
 * Roles for the elements of a table whose rows become blocks on a phone: with another `display`, browsers no longer treat it as a
 * table. https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
