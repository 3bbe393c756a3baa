/** Writes rows as the XML of a spreadsheet’s sheet (ECMA-376, 18.3), each cell with its type. */
import { startsFormula } from './delimited.ts'
import type { Cell } from './sheet.ts'
import { STYLE } from './workbookParts.ts'
import { xmlText } from './xmlText.ts'

/** The name of a column, from index 0: `A`, `Z`, `AA`. */
function columnName(column: number): string {
  const rest = Math.floor(column / 26)
  const letter = String.fromCodePoint(65 + (column % 26))
  return rest === 0 ? letter : columnName(rest - 1) + letter
}

/** A time as spreadsheets store it: days since 30 December 1899, in UTC. */
const serialOf = (at: number): number => at / 86_400_000 + 25_569

function textCell(place: string, text: string, style: number): string {
  const kind = style === STYLE.plain ? '' : ` s="${style}"`
  return `<c r="${place}" t="inlineStr"${kind}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

function numberCell(place: string, value: number, style: number): string {
  if (!Number.isFinite(value)) return ''
  const kind = style === STYLE.plain ? '' : ` s="${style}"`
  return `<c r="${place}"${kind}><v>${value}</v></c>`
}

/** The style of a text cell: a text that would become a formula when the cell is edited is marked as text. */
const styleOf = (text: string) => (startsFormula(text) ? STYLE.quoted : STYLE.plain)

function cellXml(cell: Cell, place: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(place, cell, styleOf(cell))
  if (typeof cell === 'number') return numberCell(place, cell, STYLE.plain)
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if ('at' in cell) return numberCell(place, serialOf(cell.at), STYLE.moment)
  return 'code' in cell
    ? textCell(place, cell.code, STYLE.code)
    : textCell(place, cell.url, styleOf(cell.url))
}

/** Writes rows; `from` is the number of the first one, counted from 1. */
export function rowsXml(rows: readonly (readonly Cell[])[], from: number): string {
  return rows
    .map((row, at) => {
      const number = from + at
      const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${number}`))
      return `<row r="${number}">${cells.join('')}</row>`
    })
    .join('')
}

/** The row with the column names. */
export function namesXml(labels: readonly string[], row: number): string {
  const cells = labels.map((label, column) =>
    textCell(`${columnName(column)}${row}`, label, STYLE.name),
  )
  return `<row r="${row}">${cells.join('')}</row>`
}

/** Everything in a sheet before its first row; widths are in characters. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<sheetFormatPr defaultRowHeight="15"/>${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>`
  )
}

/** Writes everything after the last row. With column names in a row above, the spreadsheet can filter the rows. */
export function sheetEnd(columns: number, namesRow: number, lastRow: number): string {
  const filter =
    columns === 0 || lastRow <= namesRow
      ? ''
      : `<autoFilter ref="A${namesRow}:${columnName(columns - 1)}${lastRow}"/>`
  return `</sheetData>${filter}</worksheet>`
}
