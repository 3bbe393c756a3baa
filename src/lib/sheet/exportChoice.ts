/** The user’s export settings, chosen once and saved. */
import { formatCount } from '@/lib/numbers/format.ts'
import type { ExportSource, SheetColumn } from './sheet.ts'

export type ExportFormat = 'csv' | 'xlsx' | 'json' | 'copy'

export type ExportChoice = {
  format: ExportFormat
  separator: ',' | ';' | '\t'
  /** Spreadsheets in many languages read `12.5` as 12 May. */
  decimal: '.' | ','
  /** A byte order mark, by which Excel recognizes UTF-8. */
  mark: boolean
  /** Leaves the codes in a CSV as they are; a spreadsheet then reads them as numbers. */
  plainCodes: boolean
  columns: 'shown' | 'all'
  /** Lines above the table that describe it. */
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

/** In the order of the source; all columns if none of the shown ones exists. */
export function chosenColumns<Row>(
  { columns, shown }: Pick<ExportSource<Row>, 'columns' | 'shown'>,
  which: ExportChoice['columns'],
): readonly SheetColumn<Row>[] {
  if (which === 'all' || shown === null) return columns
  const some = columns.filter(({ key }) => shown.includes(key))
  return some.length === 0 ? columns : some
}

/** "Rows: 84 of 500". */
export function rowsInWords<Row>(
  count: number,
  { rows, total = rows.length }: Pick<ExportSource<Row>, 'rows' | 'total'>,
): string {
  return total === null
    ? `Rows: ${formatCount(count)}; of how many was not stated`
    : `Rows: ${formatCount(count)} of ${formatCount(total)}`
}
