/** Rows as text with a separator (RFC 4180), so that a spreadsheet runs nothing of it and keeps codes as they are. */
import type { Cell } from './sheet.ts'

type Style = { separator: ',' | ';' | '\t'; decimal: '.' | ',' }

/** The byte order mark of UTF-8. */
export const MARK = '\uFEFF'

/** What begins so is a formula to a spreadsheet, whoever wrote it; some of them look past spaces. */
const FORMULA = /^[\s\u00A0]*[=+\-@]|^[\t\r]/

export function startsFormula(text: string): boolean {
  return FORMULA.test(text)
}

/** `2025-11-18 09:42:07` in UTC, the one form of a moment that spreadsheets of every language read. Empty for none. */
function writtenMoment(at: number): string {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 19).replace('T', ' ')
}

function plainText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function written(cell: Cell, decimal: Style['decimal']): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return plainText(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? String(cell).replace('.', decimal) : ''
  }
  if ('at' in cell) return writtenMoment(cell.at)
  if ('url' in cell) return plainText(cell.url)
  // The one form that spreadsheets take for text; anything but digits needs no such care.
  return /^\d+$/.test(cell.code) ? `="${cell.code}"` : plainText(cell.code)
}

export type RowWriter = (rows: readonly (readonly Cell[])[]) => string

function rowWriter(
  separator: Style['separator'],
  decimal: Style['decimal'],
  needsQuotes: RegExp,
): RowWriter {
  const quoted = (text: string) =>
    needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  return (rows) =>
    rows
      .map((row) => `${row.map((cell) => quoted(written(cell, decimal))).join(separator)}\r\n`)
      .join('')
}

/** Writes one record a row, each ended by CRLF. */
export function delimited({ separator, decimal }: Style): RowWriter {
  return rowWriter(separator, decimal, new RegExp(`["\\r\\n${separator}]`))
}

/**
 * Writes the same to be pasted into a spreadsheet. There a cell is quoted only where it has to be: what is pasted keeps
 * quotes that do not begin a cell.
 */
export function pasted(decimal: Style['decimal']): RowWriter {
  return rowWriter('\t', decimal, /[\t\r\n]|^"/)
}
