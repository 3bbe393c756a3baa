/** The user’s export settings, chosen once and saved. */
import { formatCount } from '@/lib/numbers/format.ts'
import type { ExportSource, SheetColumn } from './sheet.ts'

export type ExportFormat = 'csv' | 'xlsx' | 'json' | 'copy'

export type ExportChoice = {
  format: ExportFormat
  separator: ',' | ';' | '\t'
  /** The decimal sign of figures. Spreadsheets in many languages read `12.5` as 12 May, so it can be a comma. */
  decimal: '.' | ','
  /** Whether the file begins with a byte order mark, by which Excel recognizes UTF-8. */
  mark: boolean
  /** Whether the codes in a CSV are written unchanged; a spreadsheet then reads them as numbers. */
  plainCodes: boolean
  columns: 'shown' | 'all'
  /** Whether lines above the table describe it. */
  head: boolean
}

export const defaultExportChoice: ExportChoice = {
  format: 'csv',
  separator: ',',
  decimal: '.',
  mark: true,
  plainCodes: false,
  columns: 'all',
  head: true,
}

/** The columns to export, in the order of the source; all columns if none of the shown ones exists. */
export function chosenColumns<Row>(
  { columns, shown }: Pick<ExportSource<Row>, 'columns' | 'shown'>,
  which: ExportChoice['columns'],
): readonly SheetColumn<Row>[] {
  if (which === 'all' || shown === null) return columns
  const some = columns.filter(({ key }) => shown.includes(key))
  return some.length === 0 ? columns : some
}

/** The number of exported rows: "Rows: 84 of 500". */
export function rowsInWords<Row>(
  count: number,
  { rows, total = rows.length }: Pick<ExportSource<Row>, 'rows' | 'total'>,
): string {
  return total === null
    ? `Rows: ${formatCount(count)}; of how many was not stated`
    : `Rows: ${formatCount(count)} of ${formatCount(total)}`
}
