/** From pasted text to rows of cells, each cell exactly as it was given. */
import { readEntry } from '../batch/readEntry.ts'
import { beyond, FILE_LIMITS } from './fileLimits.ts'

/** What stands between cells; `''` where a line is one cell. */
export type Separator = '\t' | ';' | ',' | '|' | ''
/** `line` is where the row begins in the text, from 1: empty lines are no rows, and a quoted cell may span lines. */
export type TableRow = { line: number; cells: string[] }
export type Table = {
  separator: Separator
  rows: TableRow[]
  /** What it holds too much of (`fileLimits.ts`): then its rows are those before. Null for one that is read whole. */
  limit: string | null
}

type Row = TableRow & {
  /** What stood after each cell but the last. */
  separators: string[]
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/g
const BLANK = /^[\s\uFEFF]*$/

/** Where a quoted cell that opens at `from` closes; -1 where its quotes are only characters. */
function closingQuote(text: string, from: number, separators: string): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    const next = text.charAt(at + 1)
    if (next === '"') continue
    const ends = next === '' || separators.includes(next) || /[\n\r\u2028\u2029]/.test(next)
    return ends ? at : -1
  }
  return -1
}

/** How much is split; rows are whole. */
type Most = { rows: number; cells: number }
const WHOLE: Most = { rows: Infinity, cells: Infinity }
/** To find out what separates. */
const LOOKED_AT: Most = { rows: 200, cells: 20_000 }

/** What a text holds too much of with the last cell of this row; null for what is read. */
function limitOf({ line, cells }: TableRow, count: number): string | null {
  if ((cells.at(-1)?.length ?? 0) > FILE_LIMITS.cellText) return beyond.cellText()
  if (cells.length > FILE_LIMITS.columns) return beyond.columns(line)
  if (line > FILE_LIMITS.rows) return beyond.rows()
  return count > FILE_LIMITS.cells ? beyond.cells() : null
}

type Split = { rows: Row[]; limit: string | null }

/**
 * Splits at any of the separators. Quotes around a cell go, and doubled ones inside become one; a quote anywhere else
 * is a character of its cell.
 */
function split(text: string, separators: string, most: Most = WHOLE): Split {
  const rows: Row[] = []
  let cells = 0
  // Of no separators `[]`, which nothing matches.
  const stop = new RegExp(`${LINE_END.source}|[${separators}]`, 'g')
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  let row: Row = { line, cells: [], separators: [] }
  while (
    at <= text.length &&
    (row.cells.length > 0 || (rows.length < most.rows && cells < most.cells))
  ) {
    const close = text.charAt(at) === '"' ? closingQuote(text, at, separators) : -1
    stop.lastIndex = close < 0 ? at : close + 1
    const found = stop.exec(text)
    const end = found?.index ?? text.length
    const cell = close < 0 ? text.slice(at, end) : text.slice(at + 1, close)
    row.cells.push(close < 0 ? cell : cell.replaceAll('""', '"'))
    cells += 1
    const limit = limitOf(row, cells)
    if (limit !== null) return { rows: [...rows, row], limit }
    if (close >= 0) line += cell.match(LINE_END)?.length ?? 0
    const [after = '\n'] = found ?? []
    at = end + after.length
    if (separators.includes(after)) {
      row.separators.push(after)
      continue
    }
    if (row.cells.some((one) => !BLANK.test(one))) rows.push(row)
    line += 1
    row = { line, cells: [], separators: [] }
  }
  return { rows, limit: null }
}

const splitRows = (text: string, separators: string) => split(text, separators, LOOKED_AT).rows

const beginsUrl = (text: string) => /^\s*https?:\/\//i.test(text)

function isGroupedNumber(cells: readonly string[]): boolean {
  return cells.every((cell, place) => (place === 0 ? /^\s*\d{1,3}$/ : /^\d{3}\s*$/).test(cell))
}

/**
 * Whether these cells are cells: not where all that separates them are the thousands of a number. In a URL, where
 * commas and semicolons are allowed, another URL has to follow, or a heading to say so.
 */
function areCells(given: readonly TableRow[]): boolean {
  const rows = given.filter(({ cells }) => cells.length > 1)
  if (rows.every(({ cells }) => isGroupedNumber(cells))) return false
  const hasHeading = rows.length > 1 && rows[0]?.cells.some(beginsUrl) === false
  const cutsUrl = ({ cells }: TableRow) =>
    cells.some((cell, place) => beginsUrl(cells[place - 1] ?? '') && !beginsUrl(cell))
  return hasHeading || !rows.some(cutsUrl)
}

const SEPARATORS = ['\t', ';', ',', '|'] as const
/** What a spreadsheet may write above a CSV. */
const NAMED = /^\uFEFF?sep=([\t;,|])(?:\r\n|\n|\r)/

const isReadable = (cell: string) => readEntry(cell).kind !== 'invalid'
const wholeOf = ({ cells, separators }: Row) =>
  cells.map((cell, place) => cell + (separators[place] ?? '')).join('')

/** Of what a separator makes of lines: those that are the table, and the others. */
type Parted = { table: Row[]; others: Row[] }

/** The table is made of the lines with one and the same count that explain the most. */
function partedBy(rows: readonly Row[], separator: Separator): Parted {
  const countOf = (row: Row) => row.separators.filter((one) => one === separator).length
  const cells = new Map<number, number>()
  for (const count of rows.map(countOf)) cells.set(count, (cells.get(count) ?? 0) + count)
  const [count] = [...cells].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])
  const isInTable = (row: Row) => count > 0 && countOf(row) === count
  return { table: rows.filter(isInTable), others: rows.filter((row) => !isInTable(row)) }
}

/** Codes one after the other are a list: none of them is beside the point. */
const isList = (rows: readonly Row[]) => rows.every(({ cells }) => cells.every(isReadable))

/** Every line has as many; lines under a table that are a code or URL by themselves may have none. */
function isRegular({ table, others }: Parted): boolean {
  if (table.length === 0 || others.length === 0) return table.length > 0
  return !isList([...table, ...others]) && others.every((row) => isReadable(wholeOf(row)))
}

/** How much of what stands between the first line of a table and its last has to be of it. */
const MOST = 0.8

/** Most lines have as many; above and under them titles, totals and remarks may stand. */
function isNearlyRegular({ table, others }: Parted): boolean {
  const [first, last] = [table[0]?.line ?? 0, table.at(-1)?.line ?? 0]
  const between = others.filter(({ line }) => line > first && line < last)
  return (
    table.length > 1 && !isList(table) && table.length / (table.length + between.length) >= MOST
  )
}

/**
 * The first that every line has as many of, else that most have. A tab separates in any case: nobody types one into a
 * code or an address.
 */
function guessSeparator(text: string): Separator {
  const rows = splitRows(text, SEPARATORS.join(''))
  const find = (fits: (parted: Parted) => boolean) =>
    SEPARATORS.find(
      (separator) => fits(partedBy(rows, separator)) && areCells(splitRows(text, separator)),
    )
  const hasTab = rows.some(({ separators }) => separators.includes('\t'))
  return find(isRegular) ?? (hasTab ? '\t' : (find(isNearlyRegular) ?? ''))
}

/** Rows in the order of the text; of the separator unless one is named, the one that the text names or seems to use. */
export function readTable(text: string, separator?: Separator): Table {
  const [line = '', named] = NAMED.exec(text) ?? []
  const body = text.slice(line.length)
  // One of these characters, as the expression says.
  const by = separator ?? (named as Separator | undefined) ?? guessSeparator(body)
  const before = line === '' ? 0 : 1
  const { rows, limit } = split(body, by)
  return {
    separator: by,
    rows: rows.map((row) => ({ line: row.line + before, cells: row.cells })),
    limit,
  }
}
