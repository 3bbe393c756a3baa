/** Comma-separated values (RFC 4180) as a spreadsheet opens them: with a byte order mark, and without anything that would be run. */

/** A code stays text: a spreadsheet would round it and drop its leading zeros. */
type Code = { code: string }
/** Null for a value that was not received: an empty cell. */
export type Cell = string | number | Code | null

const MARK = '\uFEFF'

/** What begins so is a formula to a spreadsheet, whoever wrote it. */
const FORMULA = /^[\s\u00A0]*[=+\-@]|^[\t\r]/

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (typeof cell === 'string') return quoted(FORMULA.test(cell) ? `'${cell}` : cell)
  // The one form that spreadsheets take for text; anything but digits needs no such care.
  return /^\d+$/.test(cell.code) ? quoted(`="${cell.code}"`) : written(cell.code)
}

/** One record a row, ended by CRLF. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}
