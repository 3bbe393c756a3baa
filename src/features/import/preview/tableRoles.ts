/**
 * A table whose rows become blocks on a phone needs explicit roles: some browsers remove the semantics of a table with
 * `display: block` or `grid`. https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const TABLE = { role: 'table' } as const
export const ROW_GROUP = { role: 'rowgroup' } as const
export const ROW = { role: 'row' } as const
export const CELL = { role: 'cell' } as const
export const ROW_HEADER = { role: 'rowheader', scope: 'row' } as const
export const COLUMN_HEADER = { role: 'columnheader', scope: 'col' } as const
