/** Which rows below the headings are articles: totals, repeated headings, names of groups and remarks are none. */
import { readEntry } from '../../../model/batch/readEntry.ts'
import { cellText, type Cell, type RawRow } from '../table.ts'
import { widthOf } from './findHeading.ts'
import { isTotal } from './totals.ts'

export type TableRows = {
  table: RawRow[]
  /** Lines that hold no article, with why. */
  leftOut: { line: number; about: string }[]
}

/** Rows that the width of a table is told by. */
const MAX_WIDTH_ROWS = 1000

const isFilled = (cell: Cell) => cell !== '' && cellText(cell).trim() !== ''
const textsOf = ({ cells }: RawRow) => cells.map((cell) => cellText(cell).trim())

/** A code stands at the beginning of a line that people add below a table, behind the signs of a quoted mail. */
export function beginsWithCode(cell: Cell): boolean {
  const text = cellText(cell).trim()
  const entry = readEntry(text)
  if (entry.kind !== 'ean') return false
  return entry.isInText !== true || /^[^\p{L}\d]*\d{12,14}(?!\d)/u.test(text)
}

/**
 * The rows of the table. `heading` is the row that names the columns: a list that is printed on several pages repeats it. A
 * narrow line that is a code or a link as a whole (`isAsked`) is a row: people add them below a table.
 */
export function tableRows(
  body: readonly RawRow[],
  all: readonly RawRow[],
  heading: RawRow | null,
  hasNames: boolean,
  isAsked: (cell: Cell) => boolean,
): TableRows {
  const leftOut: { line: number; about: string }[] = []
  const width = widthOf(all.slice(0, MAX_WIDTH_ROWS))
  const names = heading === null ? null : String(textsOf(heading))
  const first = heading === null ? '' : cellText(heading.cells.find(isFilled)).trim()
  if (width < 2) return { table: [...body], leftOut }
  const whyNot = (row: RawRow): string | null => {
    const filled = row.cells.filter(isFilled)
    if (isTotal(row) && !filled.some(isAsked)) return 'total'
    const isRepeated = first !== '' && cellText(row.cells.find(isFilled)).trim() === first
    if (isRepeated && filled.length > 1 && String(textsOf(row)) === names) return 'repeated heading'
    if (filled.length !== 1) return null
    // The name of a group stands alone in a row of the table, and a remark in a row that is not as wide.
    const isNarrow = row.cells.length < width
    return (isNarrow || !hasNames) && !filled.some(isAsked) ? 'not part of the table' : null
  }
  const table = body.filter((row) => {
    const about = whyNot(row)
    if (about !== null) leftOut.push({ line: row.line, about })
    return about === null
  })
  return { table, leftOut }
}
