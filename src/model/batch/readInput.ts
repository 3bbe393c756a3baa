/** What was pasted or read from a file, as the lines of a batch: every row of the table exactly once, in its order. */
import { formatCount } from '../../lib/numbers/format.ts'
import { isBinary } from '../../lib/text/isBinary.ts'
import { decimalSignOf, readWrittenPrice } from '../../lib/numbers/writtenPrice.ts'
import { readTable, type Separator, type TableRow } from '../table/readTable.ts'
import { besideTitle, guessColumns, type BesideTitle, type Columns } from './guessColumns.ts'
import { MAX_LINES, type InputLine } from './inputLines.ts'
export { readLines, type InputLine } from './inputLines.ts'
import { readEntry, severalIn, type EntryKind } from './readEntry.ts'

const MOST_CHARACTERS = 1_000_000
const SHOWN = 5

/** What the user says instead of the guess. */
export type InputChoices = {
  separator?: Separator
  as?: EntryKind | 'auto'
} & Partial<Columns>

type InputProblem = {
  kind: 'problem'
  problem: 'empty' | 'too long' | 'binary' | 'too many lines' | 'no such column'
  /** One or two sentences for whoever pasted it. */
  says: string
}
export type InputReading =
  | InputProblem
  | {
      kind: 'read'
      separator: Separator
      columns: Columns
      /** Its rows are looked for by title, with the words of the columns beside it. */
      isTitles: boolean
      beside: readonly BesideTitle[]
      /** How many columns the widest row has. */
      width: number
      /** Null where the first row is a line like the others. */
      heading: string[] | null
      /** The first rows under the heading, for the reader to choose columns by. */
      rows: TableRow[]
      lines: InputLine[]
    }

function problem(name: InputProblem['problem'], says: string): InputProblem {
  return { kind: 'problem', problem: name, says }
}

/** A list, not a table: codes one after the other in a line. Each becomes a line of the batch. */
function unfolded(rows: readonly TableRow[], as: EntryKind | 'auto'): TableRow[] {
  const [row] = rows
  const isOneLine =
    rows.length === 1 &&
    row !== undefined &&
    row.cells.length > 1 &&
    row.cells.every((cell) => readEntry(cell, as).kind !== 'invalid')
  if (isOneLine) return row.cells.map((cell) => ({ line: row.line, cells: [cell] }))
  if (as === 'id' || rows.some(({ cells }) => cells.length > 1)) return [...rows]
  return rows.flatMap(({ line, cells }) =>
    (severalIn(cells[0] ?? '', as) ?? [cells[0] ?? '']).map((cell) => ({ line, cells: [cell] })),
  )
}

/** Rows of a sheet or of a text; a row without any cell filled is none. */
export function readRows(given: readonly TableRow[], choices: InputChoices = {}): InputReading {
  const as = choices.as ?? 'auto'
  const rows = unfolded(
    given.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    as,
  )
  if (rows.length === 0)
    return problem(
      'empty',
      'There is nothing to read: paste codes, URLs, product ids or titles, one a line.',
    )
  // No spread: rows in their hundred thousands are too many arguments.
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  // A row of one cell says nothing of columns, a narrow one above the table neither: a title, or a code put under it.
  const wide = rows.filter(({ cells }) => cells.length > 1)
  const table = wide.slice(wide.findIndex(({ cells }) => cells.length * 2 >= width))
  const [first] = table.length > 0 ? table : rows
  const columns = { ...guessColumns(table.length > 0 ? table : rows, as), ...choicesOf(choices) }
  const missing = [columns.code, columns.price ?? 0].find((place) => place >= width)
  if (missing !== undefined) {
    return problem(
      'no such column',
      `There is no column ${missing + 1} in this table of ${width === 1 ? 'one' : width}. Choose another column.`,
    )
  }
  const body = columns.hasHeading ? rows.filter((row) => row !== first) : rows
  if (body.length === 0)
    return problem('empty', 'There is only a heading; the lines under it are missing.')
  if (body.length > MAX_LINES) {
    return problem(
      'too many lines',
      `${formatCount(body.length)} lines; a batch takes ${formatCount(MAX_LINES)} at the most. Nothing is lost: take some out, or make several batches of it.`,
    )
  }
  const { price } = columns
  const isTitles = as === 'title' || columns.isTitles === true
  // What brand and size say belongs to the title.
  const beside = isTitles ? besideTitle(first?.cells ?? [], columns) : []
  const places = [...beside.map(({ place }) => place), columns.code]
  const priceOf = ({ cells }: TableRow) => (price === null ? '' : (cells[price] ?? ''))
  const sign = price === null ? null : decimalSignOf(body.map(priceOf))
  const lines = body.map((row): InputLine => {
    const target = readWrittenPrice(priceOf(row), sign)
    const only = row.cells.length === 1 ? row.cells[0] : undefined
    const text =
      only ??
      places
        .map((place) => row.cells[place]?.trim() ?? '')
        .join(' ')
        .trim()
    return {
      line: row.line,
      text,
      entry: readEntry(text, isTitles ? 'title' : as),
      ...(isTitles && { isTitle: true }),
      target: target.kind === 'price' ? target.price : null,
      targetProblem: target.kind === 'invalid' ? target.says : null,
    }
  })
  return {
    kind: 'read',
    separator: choices.separator ?? '',
    columns,
    isTitles,
    beside,
    width,
    heading: columns.hasHeading ? (first?.cells ?? []) : null,
    rows: body.slice(0, SHOWN),
    lines,
  }
}

function choicesOf({ code, price, hasHeading }: InputChoices): Partial<Columns> {
  return {
    ...(code !== undefined && { code }),
    ...(price !== undefined && { price }),
    ...(hasHeading !== undefined && { hasHeading }),
  }
}

/** Reads a pasted text. What cannot be read at all is said; the text itself stays with whoever holds it. */
export function readInput(text: string, choices: InputChoices = {}): InputReading {
  if (text.length > MOST_CHARACTERS) {
    return problem(
      'too long',
      `${formatCount(text.length)} characters; a batch reads ${formatCount(MOST_CHARACTERS)} at the most. Paste the column with the codes alone.`,
    )
  }
  if (isBinary(text)) {
    return problem(
      'binary',
      'This is no text but the inside of a file. Choose the file itself, or copy its cells.',
    )
  }
  const table = readTable(text, choices.separator)
  if (table.limit !== null) return problem('too long', `This text ${table.limit}`)
  return readRows(table.rows, { ...choices, separator: table.separator })
}
