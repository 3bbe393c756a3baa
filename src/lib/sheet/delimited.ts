/** Writes rows as delimited text (RFC 4180) such that a spreadsheet runs no formulas and leaves codes unchanged. */
import type { Cell } from './sheet.ts'

type Style = {
  separator: ',' | ';' | '\t'
  decimal: '.' | ','
  /**
   * Writes codes unchanged, for programs other than spreadsheets; by default they are in the form that spreadsheets read as text.
   */
  plainCodes?: boolean
}

/** The byte order mark of UTF-8. */
export const MARK = '\uFEFF'

/**
 * Starts of cells that a spreadsheet reads as a formula. Some ignore leading spaces, and some accept the full-width signs of
 * East Asian keyboards.
 */
const FORMULA = /^[\s\u00A0]*[=+\-@＝＋－＠]|^[\t\r]/

/**
 * Places inside a cell where a formula would begin if the file were read with another separator, as spreadsheets of other
 * languages do. A quote that does not begin a cell then doesn’t protect the text, not even across lines.
 */
const INNER_FORMULA = {
  ',': /[;\t\r\n](?=[\s\u00A0"]*[=+\-@＝＋－＠])/g,
  ';': /[,\t\r\n](?=[\s\u00A0"]*[=+\-@＝＋－＠])/g,
  '\t': /[,;\r\n](?=[\s\u00A0"]*[=+\-@＝＋－＠])/g,
}

/** The maximum length of a text inside a formula. */
const LONGEST_QUOTED = 255
/**
 * Digits with signs around them and at most one word, which a spreadsheet may read as a number or date: `0401`, `5E10`,
 * `03-12`, `12 Mar`.
 */
const READ_AS_OTHER = /^(?=.*\p{Nd})[^\p{L}\p{Cc}"]*\p{L}*[^\p{L}\p{Cc}"]*$/u

export function startsFormula(text: string): boolean {
  return FORMULA.test(text)
}

/**
 * A time as `2025-11-18 09:42:07` in UTC, the only form that spreadsheets of all languages read as a time; empty for an invalid
 * time.
 */
function writtenMoment(at: number): string {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 19).replace('T', ' ')
}

function plainText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Writes codes that would be read as a number or date in the form that spreadsheets read as text. */
function writtenCode(code: string): string {
  return code.length <= LONGEST_QUOTED && READ_AS_OTHER.test(code) ? `="${code}"` : plainText(code)
}

function written(cell: Cell, { decimal, plainCodes = false }: Omit<Style, 'separator'>): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return plainText(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? String(cell).replace('.', decimal) : ''
  }
  if ('at' in cell) return writtenMoment(cell.at)
  if ('url' in cell) return plainText(cell.url)
  return plainCodes ? plainText(cell.code) : writtenCode(cell.code)
}

export type RowWriter = (rows: readonly (readonly Cell[])[]) => string

function rowWriter(
  { separator, ...style }: Style,
  needsQuotes: RegExp,
  inner: RegExp | null,
): RowWriter {
  const quoted = (text: string) => {
    const harmless = inner === null ? text : text.replaceAll(inner, "$&'")
    return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
  }
  return (rows) =>
    rows
      .map((row) => `${row.map((cell) => quoted(written(cell, style))).join(separator)}\r\n`)
      .join('')
}

/** Makes a writer of records, one for each row, each ended by CRLF. */
export function createDelimitedWriter(style: Style): RowWriter {
  const { separator } = style
  return rowWriter(style, new RegExp(`["\\r\\n${separator}]`), INNER_FORMULA[separator])
}

/**
 * Makes a writer of rows for pasting into a spreadsheet. Cells are quoted only if necessary, because pasted text retains quotes
 * that do not begin a cell.
 */
export function createPasteWriter(decimal: Style['decimal']): RowWriter {
  return rowWriter({ separator: '\t', decimal }, /[\t\r\n]|^"/, null)
}
