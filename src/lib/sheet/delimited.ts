/** Rows as text with a separator (RFC 4180), so that a spreadsheet runs nothing of it and keeps codes as they are. */
import type { Cell } from './sheet.ts'

type Style = {
  separator: ',' | ';' | '\t'
  decimal: '.' | ','
  /** Codes as they are, for programs other than spreadsheets; by default in the form that spreadsheets take for text. */
  plainCodes?: boolean
}

/** The byte order mark of UTF-8. */
export const MARK = '\uFEFF'

/**
 * What begins so is a formula to a spreadsheet, whoever wrote it; some of them look past spaces, and some take the wide
 * signs of East Asian keyboards for the usual ones.
 */
const FORMULA = /^[\s\u00A0]*[=+\-@＝＋－＠]|^[\t\r]/

/**
 * Where a cell would begin with a formula for who takes another separator for the file's own, as a spreadsheet of another
 * language does. A quote that does not begin a cell then holds nothing together, not even across lines.
 */
const INNER_FORMULA = {
  ',': /[;\t\r\n](?=[\s\u00A0"]*[=+\-@＝＋－＠])/g,
  ';': /[,\t\r\n](?=[\s\u00A0"]*[=+\-@＝＋－＠])/g,
  '\t': /[,;\r\n](?=[\s\u00A0"]*[=+\-@＝＋－＠])/g,
}

/** Longer texts find no room in a formula. */
const LONGEST_QUOTED = 255
/** Figures with signs around them and one word at most: `0401`, `5E10`, `03-12`, `12 Mar`. */
const READ_AS_OTHER = /^(?=.*\p{Nd})[^\p{L}\p{Cc}"]*\p{L}*[^\p{L}\p{Cc}"]*$/u

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

/** Codes that would be read as a number or a day are in the one form that spreadsheets take for text. */
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

/** Writes one record a row, each ended by CRLF. */
export function delimited(style: Style): RowWriter {
  const { separator } = style
  return rowWriter(style, new RegExp(`["\\r\\n${separator}]`), INNER_FORMULA[separator])
}

/**
 * Writes the same to be pasted into a spreadsheet. There a cell is quoted only where it has to be: what is pasted keeps
 * quotes that do not begin a cell.
 */
export function pasted(decimal: Style['decimal']): RowWriter {
  return rowWriter({ separator: '\t', decimal }, /[\t\r\n]|^"/, null)
}
