/** Decides which rows below the headings are products: totals, repeated headings, names of groups and remarks are not. */
import { readEntry } from '@/domain/codes/readEntry.ts'
import { cellText, type Cell, type RawRow } from '@/features/import/table.ts'
import { isKnownHeading, widthOf } from './findHeading.ts'
import { isTotal } from './totals.ts'

export type TableRows = {
  table: RawRow[]
  /** Lines that are not products, with the reason. */
  leftOut: { line: number; about: string }[]
}

/** How many rows are used to find the width of a table. */
const MAX_WIDTH_ROWS = 1000

const isFilled = (cell: Cell) => cell !== '' && cellText(cell).trim() !== ''
const textsOf = ({ cells }: RawRow) => cells.map((cell) => cellText(cell).trim())

/** Whether a cell begins with a code, possibly after the `>` of a quoted mail, as do lines that people add below a table. */
export function beginsWithCode(cell: Cell): boolean {
  const text = cellText(cell).trim()
  const entry = readEntry(text)
  if (entry.kind !== 'ean') return false
  return entry.isInText !== true || /^[^\p{L}\d]*\d{12,14}(?!\d)/u.test(text)
}

export type TableOptions = {
  /** All rows of the file. */
  all: readonly RawRow[]
  /** The row that names the columns; null if none does. */
  heading: RawRow | null
  /** Whether the columns have names, from a row or from the file's container. */
  hasNames: boolean
  /** Whether a row with a single cell in a wide table is left out, as the name of a group in a catalog. */
  leavesOutGroupNames: boolean
  /**
   * Whether a cell as a whole is a code or a link. People add such lines below a table, so a line with few cells counts as a row
   * if it has such a cell.
   */
  isRequested: (cell: Cell) => boolean
}

/**
 * Whether a row has only words, most of them headings: a list may repeat its headings on each page, and a second table has
 * others.
 */
function areHeadings(filled: readonly Cell[]): boolean {
  return (
    filled.length > 1 &&
    filled.every((cell) => typeof cell === 'string' && !/\d/.test(cell)) &&
    filled.filter((cell) => isKnownHeading(cellText(cell))).length * 3 >= filled.length * 2
  )
}

/**
 * A rule that returns why a row is not a product of the table; null for a row that is. Pass the rows in order, each once.
 * `hasCode` states that a code was read in the row.
 */
export type TableRule = (row: RawRow, hasCode?: boolean) => string | null

export function tableRule({
  all,
  heading,
  hasNames,
  leavesOutGroupNames,
  isRequested,
}: TableOptions): TableRule {
  const width = widthOf(all.slice(0, MAX_WIDTH_ROWS))
  if (width < 2) return () => null
  const names = heading === null ? null : String(textsOf(heading))
  let isOtherTable = false
  return (row, hasCode = false) => {
    // A row with a code is never a total, a heading or a remark.
    if (hasCode && !isOtherTable) return null
    const filled = row.cells.filter(isFilled)
    if (isTotal(row) && !filled.some(isRequested)) return 'total'
    if (names !== null && areHeadings(filled)) {
      isOtherTable = String(textsOf(row)) !== names
      return isOtherTable ? 'other headings' : 'repeated heading'
    }
    if (isOtherTable) return 'below other headings'
    if (filled.length !== 1) return null
    // A single cell is the name of a group in a row as wide as the table, and a remark in a narrower row.
    const isNarrow = row.cells.length < width
    const isNone = isNarrow || !hasNames || (leavesOutGroupNames && width > 2)
    return isNone && !filled.some(isRequested) ? 'not part of the table' : null
  }
}

export function tableRows(body: readonly RawRow[], rule: TableRule): TableRows {
  const leftOut: { line: number; about: string }[] = []
  const table = body.filter((row) => {
    const about = rule(row)
    if (about !== null) leftOut.push({ line: row.line, about })
    return about === null
  })
  return { table, leftOut }
}
