/**
 * Searches for the heading row: titles, settings, group names, units and remarks may be above and below it, and a table may have
 * none.
 */
import type { ImportAnswers } from '@/domain/import/answers.ts'
import { priceRole } from '@/features/import/roles/priceRole.ts'
import { namedRole } from '@/features/import/roles/roleNames.ts'
import { cellText, type Cell, type RawRow } from '@/features/import/table.ts'
import { currencyNamed } from '@/lib/numbers/currencies.ts'

export type Heading = {
  /** The row that names the columns; null for a table without such a row. */
  row: RawRow | null
  /** The line of the heading, and those of group names and second headings next to it. */
  lines: readonly number[]
  /**
   * The names of each column, by position: the main one first, then those of second heading rows. The list is empty for a column
   * without a name.
   */
  names: readonly (readonly string[])[]
  /** Rows above and between the headings that are not data, with the reason. */
  leftOut: readonly { line: number; about: string }[]
  /** The rows of the table. */
  body: readonly RawRow[]
}

/** How many rows are searched for the heading. */
const MAX_ROWS = 100
/** How many columns are searched for the words of a heading. */
const WIDEST = 300

const FIGURE = /^\W*\d[\d\s.,'’:/-]*\W*$/
const isData = (cell: Cell): boolean => {
  if (typeof cell === 'number') return true
  if (typeof cell !== 'string') return cell.kind === 'date' || cell.kind === 'formula'
  // "price: 12.50" is data, not a heading.
  const isLabelled = /[:=]\s*\p{Sc}?\s*\d/u.test(cell)
  return FIGURE.test(cell) || isLabelled || /^\s*https?:\/\//i.test(cell) || /\d{5}/.test(cell)
}

const filledIn = (row: RawRow) =>
  row.cells.slice(0, WIDEST).filter((cell) => cellText(cell).trim() !== '')

/** Whether the words of a cell are those of a heading. */
export function isKnownHeading(text: string): boolean {
  const words = text.trim()
  if (words === '' || words.length > 60) return false
  return namedRole(words) !== null || priceRole(words) !== null
}

type RowCounts = { filled: number; known: number; data: number }

function countCells(row: RawRow): RowCounts {
  const filled = filledIn(row)
  const texts = filled.filter((cell) => !isData(cell)).map((cell) => cellText(cell).trim())
  return {
    filled: filled.length,
    // A group’s name is in each cell that it is merged over, so it counts once.
    known: [...new Set(texts)].filter(isKnownHeading).length,
    data: filled.filter(isData).length,
  }
}

const isHeading = ({ filled, known, data }: RowCounts, width: number): boolean =>
  known > 0 &&
  data * 3 <= filled &&
  (filled > 1 || width === 1) &&
  (known * 5 >= filled * 2 || known >= 3)

const UNITS =
  /^[([]?\s*(?:\p{Sc}|[A-Z]{3}|kg|g|l|ml|cm|mm|m|%|stk|st|pcs|pc|szt|ks|incl\.? ?vat|inkl\.? ?mwst\.?|net|netto|brutto|gross|ttc|ht)\s*[)\]]?$/iu

/** Whether a row has the units of the columns above: "EUR", "(kg)", "%". */
const areUnits = (row: RawRow): boolean => {
  const texts = filledIn(row).map((cell) => cellText(cell).trim())
  return texts.length > 0 && texts.every((text) => UNITS.test(text) || currencyNamed(text) !== null)
}

/** Whether a row is a line drawn with characters, as in printed lists. */
const isRuled = (row: RawRow): boolean =>
  filledIn(row).every((cell) => /^[\s\-_=+*|.~─━│┼]+$/.test(cellText(cell)))

const textAt = (row: RawRow, index: number) =>
  cellText(row.cells[index]).replace(/\s+/g, ' ').trim()

/**
 * The names of the columns. The name of a group is above the first of its columns. It is put before column names that occur
 * twice: "Purchase price" and "Sales price" if both columns are called "Price".
 */
function namesOf(row: RawRow, groups: RawRow | null, seconds: readonly RawRow[]): string[][] {
  const own = row.cells.map((_, index) => textAt(row, index))
  let group = ''
  return own.map((name, index) => {
    if (groups !== null) group = textAt(groups, index) || group
    const isTwice = name !== '' && own.filter((one) => one === name).length > 1
    const main = isTwice && group !== '' ? `${group} ${name}` : name
    return [main, ...seconds.map((one) => textAt(one, index))].filter((text) => text !== '')
  })
}

/** The width of the widest row. */
export function widthOf(rows: readonly RawRow[]): number {
  // Not `Math.max` with all rows as arguments, because hundreds of thousands are too many.
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
}

const toLeftOut = (rows: readonly RawRow[], about: string) =>
  rows.map(({ line }) => ({ line, about }))

function withHeadingAt(rows: readonly RawRow[], at: number): Heading {
  const row = rows[at]
  if (!row) return { row: null, lines: [], names: [], leftOut: [], body: rows }
  const width = row.cells.length
  let first = at
  // Names of groups are above only some of the columns: "Prices" above "Cost" and "Retail price".
  const above = rows[at - 1]
  const isGroups =
    above !== undefined &&
    above.line === row.line - 1 &&
    countCells(above).data === 0 &&
    (filledIn(above).length > 1 || cellText(above.cells[0]).trim() === '') &&
    countCells(above).known < countCells(row).known &&
    above.cells.length > 1
  if (isGroups) first = at - 1
  let last = at
  for (let next = rows[last + 1]; next !== undefined; next = rows[last + 1]) {
    const counts = countCells(next)
    const isSecond =
      isHeading(counts, width) &&
      counts.data === 0 &&
      counts.known * 2 >= counts.filled &&
      counts.filled * 2 >= countCells(row).filled
    if (!isSecond && !areUnits(next) && !isRuled(next)) break
    last += 1
  }
  const heads = rows.slice(first, last + 1).filter((one) => !isRuled(one))
  const seconds = heads.filter(
    (one) => one !== row && !areUnits(one) && !(isGroups && one === above),
  )
  return {
    row,
    lines: heads.map(({ line }) => line),
    names: namesOf(row, isGroups ? above : null, seconds),
    leftOut: toLeftOut(rows.slice(0, first), 'above the headings'),
    body: rows.slice(last + 1).filter((one) => !isRuled(one)),
  }
}

/**
 * Finds the heading of a table. `isCodeLike` decides whether a cell is data such as a code, so that headings in unknown words, or
 * none at all, are recognised.
 */
export function findHeading(
  rows: readonly RawRow[],
  { heading: chosenLine }: Pick<ImportAnswers, 'heading'>,
  isCodeLike: (cell: Cell) => boolean,
): Heading {
  const without: Heading = {
    row: null,
    lines: [],
    names: [],
    leftOut: [],
    body: rows.filter((row) => !isRuled(row)),
  }
  if (chosenLine === 'none') return without
  if (chosenLine !== undefined) {
    const at = rows.findIndex(({ line }) => line >= chosenLine)
    return at < 0 ? without : withHeadingAt(rows, at)
  }
  const firstRows = rows.slice(0, MAX_ROWS)
  const width = Math.min(widthOf(firstRows), WIDEST)
  let best = -1
  let bestKnown = 0
  for (const [at, row] of firstRows.entries()) {
    const counts = countCells(row)
    if (!isHeading(counts, width) || at + 1 >= rows.length) continue
    // If two rows name equally many columns, the first one counts, because it is written for people.
    if (counts.known > bestKnown) {
      best = at
      bestKnown = counts.known
    }
  }
  if (best < 0)
    best = firstRows.findIndex((row, at) => namesCodes(row, firstRows[at + 1], isCodeLike))
  if (best >= 0) return withHeadingAt(rows, best)
  return isUnknownHeading(firstRows, isCodeLike) ? withHeadingAt(rows, 0) : without
}

/** Whether a row names codes, such as "EAN | 2025 | 2026": a heading of codes above a code, whatever the other cells are. */
const namesCodes = (
  row: RawRow,
  below: RawRow | undefined,
  isCodeLike: (cell: Cell) => boolean,
): boolean =>
  row.cells.some(
    (cell, index) =>
      namedRole(cellText(cell)) === 'code' &&
      below !== undefined &&
      isCodeLike(below.cells[index] ?? ''),
  )

/** Whether the first row is a heading in any language: words above columns of codes and figures. */
function isUnknownHeading(rows: readonly RawRow[], isCodeLike: (cell: Cell) => boolean): boolean {
  const [first, ...below] = rows
  if (!first || below.length === 0) return false
  const counts = countCells(first)
  if (counts.data > 0 || counts.filled === 0) return false
  if (first.cells.some((cell) => isCodeLike(cell))) return false
  const width = first.cells.length
  return Array.from({ length: width }, (_, index) => index).some((index) => {
    if (cellText(first.cells[index]).trim() === '') return false
    const cells = below
      .map(({ cells: row }) => row[index] ?? '')
      .filter((cell) => cellText(cell) !== '')
    return cells.length > 0 && cells.filter(isCodeLike).length * 2 >= cells.length
  })
}
