/** Guesses from the beginning of a text what separates its cells. */
import { readEntry } from '@/domain/codes/readEntry.ts'
import type { Delimiter } from '@/domain/import/answers.ts'
import { isKnownHeading } from '@/features/import/headings/findHeading.ts'
import { readCodes } from '@/lib/codes/readCode.ts'
import { delimitedRows, type DelimitedRow } from './delimited.ts'

export type DelimiterGuess = { delimiter: Delimiter; hasBackslashes: boolean }

/** How many rows are used to guess the delimiter. */
const LOOKED_AT = 200
/** The lowest share of rows with the table’s width, of those between the first and the last such row. */
const MIN_SHARE = 0.6

const CANDIDATES = ['\t', ';', '|', ',', 'blanks'] as const satisfies Delimiter[]

const beginsUrl = (text: string) => /^\s*https?:\/\//i.test(text)
/** Whether a cell is a code, a link or a product ID and nothing else. A code among words may belong in a separate cell. */
const isReadable = (cell: string): boolean => {
  const entry = readEntry(cell)
  return entry.kind !== 'invalid' && !(entry.kind === 'ean' && entry.isInText)
}

/** Whether the cells are the groups of one number: "1,299". */
const isGroupedNumber = (cells: readonly string[]) =>
  cells.every((cell, index) => (index === 0 ? /^\s*\d{1,3}$/ : /^\d{3}\s*$/).test(cell))

/** Whether the delimiter cuts a web address: commas and semicolons are allowed in an address, unless another address follows. */
const cutsUrl = (cells: readonly string[]) =>
  cells.some(
    (cell, index) =>
      beginsUrl(cells[index - 1] ?? '') && !beginsUrl(cell) && !/^\s*"?[\w .,-]*"?\s*$/.test(cell),
  )

/** Whether the comma is the decimal sign of a figure among words in every row: "Shirt 10 19,90". */
const cutsFigures = (rows: readonly DelimitedRow[]) =>
  rows.every(({ cells }) =>
    cells.some(
      (cell, index) =>
        index > 0 && /^\d{1,2}(?!\d)/.test(cell) && /\s\d{1,6}$/.test(cells[index - 1] ?? ''),
    ),
  )

type Table = { delimiter: Delimiter; width: number; rows: number; share: number; known: number }

/** The table that a delimiter makes of the rows, with the width that covers the most cells; null if it makes none. */
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
  // A delimiter that is only at the end of each line separates nothing.
  if (table.every(({ cells }) => cells.filter((cell) => cell.trim() !== '').length < 2)) return null
  const known = Math.max(
    0,
    ...rows
      .slice(0, 60)
      .map(({ cells }) => (cells.length > 1 ? cells.filter(isKnownHeading).length : 0)),
  )
  // Lines with only codes, links and product IDs are a list, whatever separates them.
  if (
    known === 0 &&
    table.every(({ cells }) => cells.every((cell) => cell.trim() === '' || isReadable(cell)))
  )
    return null
  if (known === 0 && table.some(({ cells }) => cutsUrl(cells))) return null
  if (known === 0 && delimiter === ',' && cutsFigures(table)) return null
  return { delimiter, width, rows: table.length, share, known }
}

/** Whether quotes inside quoted cells are escaped by backslashes: the text has such quotes, and none that are doubled. */
const hasBackslashQuotes = (text: string) =>
  /\\"/.test(text) && !/[^,;\t|\r\n]""[^,;\t|\r\n]/.test(text)

/** Whether a line is a list of codes. A tab separates cells, so a code, a tab and a price are not a list. */
function isList(line: string): boolean {
  const cells = line.split('\t').filter((cell) => cell.trim() !== '')
  if (cells.length > 1) return cells.every(isReadable)
  return isReadable(line) || readCodes(line) !== null
}

/** Guesses the delimiter. `text` is the beginning of the file, or all of it; the result `none` means that a line is one cell. */
export function guessDelimiter(text: string): DelimiterGuess {
  const hasBackslashes = hasBackslashQuotes(text)
  const lines = delimitedRows(text, { delimiter: 'none' }, LOOKED_AT)
  const none: DelimiterGuess = { delimiter: 'none', hasBackslashes }
  if (lines.every(({ cells: [line = ''] }) => isList(line))) return none
  const tables = CANDIDATES.map((delimiter) =>
    tableBy(delimiter, delimitedRows(text, { delimiter, hasBackslashes }, LOOKED_AT)),
  ).filter((table) => table !== null)
  // Words of a heading show the ends of cells better than anything else.
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
