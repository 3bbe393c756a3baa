/** What separates the cells of a text, guessed from its beginning. */
import { readEntry } from '@/domain/codes/readEntry.ts'
import type { Delimiter } from '@/domain/import/answers.ts'
import { isKnownHeading } from '@/features/import/headings/findHeading.ts'
import { readCodes } from '@/lib/codes/readCode.ts'
import { delimitedRows, type DelimitedRow } from './delimited.ts'

export type DelimiterGuess = { delimiter: Delimiter; hasBackslashes: boolean }

/** Rows looked at. */
const LOOKED_AT = 200
/** Of the rows between the first and the last of a table, how many have to have its width. */
const MIN_SHARE = 0.6

const CANDIDATES = ['\t', ';', '|', ',', 'blanks'] as const satisfies Delimiter[]

const beginsUrl = (text: string) => /^\s*https?:\/\//i.test(text)
/** A code, a link or a product ID and nothing else: a code among words may be in a cell of its own. */
const isReadable = (cell: string): boolean => {
  const entry = readEntry(cell)
  return entry.kind !== 'invalid' && !(entry.kind === 'ean' && entry.isInText)
}

/** Thousands of one number: "1,299". */
const isGroupedNumber = (cells: readonly string[]) =>
  cells.every((cell, index) => (index === 0 ? /^\s*\d{1,3}$/ : /^\d{3}\s*$/).test(cell))

/** Commas and semicolons are allowed in an address: unless another one follows, it is cut. */
const cutsUrl = (cells: readonly string[]) =>
  cells.some(
    (cell, index) =>
      beginsUrl(cells[index - 1] ?? '') && !beginsUrl(cell) && !/^\s*"?[\w .,-]*"?\s*$/.test(cell),
  )

/** "Shirt 10 19,90": the comma is the decimal sign of a figure among words, in every row. */
const cutsFigures = (rows: readonly DelimitedRow[]) =>
  rows.every(({ cells }) =>
    cells.some(
      (cell, index) =>
        index > 0 && /^\d{1,2}(?!\d)/.test(cell) && /\s\d{1,6}$/.test(cells[index - 1] ?? ''),
    ),
  )

type Table = { delimiter: Delimiter; width: number; rows: number; share: number; known: number }

/** The table that a delimiter makes of the rows: the width that explains the most cells. */
function tableBy(delimiter: Delimiter, rows: readonly DelimitedRow[]): Table | null {
  const cellsOf = new Map<number, number>()
  for (const { cells } of rows) {
    if (cells.length > 1) cellsOf.set(cells.length, (cellsOf.get(cells.length) ?? 0) + cells.length)
  }
  const [width] = [...cellsOf].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])
  if (width < 2) return null
  const isIn = ({ cells }: DelimitedRow) => cells.length === width
  const table = rows.filter(isIn)
  const first = rows.findIndex(isIn)
  const last = rows.findLastIndex(isIn)
  const between = rows.slice(first, last + 1)
  const share = table.length / between.length
  if (table.every(({ cells }) => isGroupedNumber(cells))) return null
  // A sign at the end of each line separates nothing.
  if (table.every(({ cells }) => cells.filter((cell) => cell.trim() !== '').length < 2)) return null
  const known = Math.max(
    0,
    ...rows
      .slice(0, 60)
      .map(({ cells }) => (cells.length > 1 ? cells.filter(isKnownHeading).length : 0)),
  )
  // Lines that are codes one after the other are a list, whatever stands between them.
  if (
    known === 0 &&
    table.every(({ cells }) => cells.every((cell) => cell.trim() === '' || isReadable(cell)))
  )
    return null
  if (known === 0 && table.some(({ cells }) => cutsUrl(cells))) return null
  if (known === 0 && delimiter === ',' && cutsFigures(table)) return null
  return { delimiter, width, rows: table.length, share, known }
}

/** Quotes inside quoted cells are escaped by backslashes where the text has some and doubles none. */
const hasBackslashQuotes = (text: string) =>
  /\\"/.test(text) && !/[^,;\t|\r\n]""[^,;\t|\r\n]/.test(text)

/** A line of codes. What stands behind a tab is a cell of its own: a code, a tab and a price are no list. */
function isList(line: string): boolean {
  const cells = line.split('\t').filter((cell) => cell.trim() !== '')
  if (cells.length > 1) return cells.every(isReadable)
  return isReadable(line) || readCodes(line) !== null
}

/** `text` is the beginning of the file, or all of it. `none` means that a line is one cell. */
export function guessDelimiter(text: string): DelimiterGuess {
  const hasBackslashes = hasBackslashQuotes(text)
  const lines = delimitedRows(text, { delimiter: 'none' }, LOOKED_AT)
  const none: DelimiterGuess = { delimiter: 'none', hasBackslashes }
  if (lines.every(({ cells: [line = ''] }) => isList(line))) return none
  const tables = CANDIDATES.map((delimiter) =>
    tableBy(delimiter, delimitedRows(text, { delimiter, hasBackslashes }, LOOKED_AT)),
  ).filter((table) => table !== null)
  // The words of a heading show where cells end better than anything else does.
  const mostKnown = Math.max(0, ...tables.map(({ known }) => known))
  const fitting = tables.filter(
    ({ known, share, rows, delimiter }) =>
      (mostKnown === 0 || known === mostKnown) &&
      (rows > 1 || known > 1 || lines.length === 1) &&
      (known > 1 || share >= MIN_SHARE) &&
      (delimiter !== 'blanks' || share >= 0.8 || known > 1),
  )
  const [best] = fitting
  if (best) return { delimiter: best.delimiter, hasBackslashes }
  // Nobody types a tab into a code or an address.
  return /\t/.test(text) ? { delimiter: '\t', hasBackslashes } : none
}
