/** The input of the next batch: what was typed, pasted or added, and the table of a file, read as one list of lines. */
import { formatCount } from '../../lib/numbers/format.ts'
import { readTable, type Separator, type TableRow } from '../table/readTable.ts'
import type { FileSheet } from '../table/tableFile.ts'
import type { EntryKind } from './readEntry.ts'
import { MAX_LINES, type InputLine } from './inputLines.ts'
import { readInput, readRows, type InputChoices, type InputReading } from './readInput.ts'

/** A file's table as it was read; `sheet` is the place of the one that counts, from 0. */
export type DraftTable = {
  /** The file's. */
  name: string
  sheets: FileSheet[]
  sheet: number
  choices: TableChoices
}
/** What the user says of a table instead of the guess. */
export type TableChoices = Omit<InputChoices, 'as'>

export type BatchDraft = {
  text: string
  /** What is said of the text, where it is a table as well. */
  choices: TableChoices
  table: DraftTable | null
}

export const emptyDraft: BatchDraft = { text: '', choices: {}, table: null }

type Found = Extract<InputReading, { kind: 'read' }>
export type DraftReading = {
  /** Of the file; null where there is none. */
  table: InputReading | null
  text: InputReading
} & (
  | {
      kind: 'problem'
      /** A sentence; '' where there simply is no input. */
      says: string
    }
  /** Lines of the file come first; those of the text are counted on from its last row. */
  | { kind: 'read'; lines: InputLine[] }
)

/** The rows of a sheet with their numbers, as its own program counts them. */
function sheetRows({ rows }: FileSheet): TableRow[] {
  return rows.map((cells, place) => ({ line: place + 1, cells }))
}

/** The lines of a file's table; null where there is none. */
export function readDraftTable(
  table: DraftTable | null,
  as: EntryKind | 'auto',
): InputReading | null {
  const sheet = table?.sheets[table.sheet]
  if (!table || !sheet?.written) {
    return table && readRows(sheet ? sheetRows(sheet) : [], { ...table.choices, as })
  }
  const { text, separator: guessed } = sheet.written
  const { separator = guessed } = table.choices
  if (separator === guessed) return readRows(sheetRows(sheet), { ...table.choices, separator, as })
  const { rows, limit } = readTable(text, separator)
  // Its name stands before what is said of it.
  if (limit !== null) return { kind: 'problem', problem: 'too long', says: `read so, it ${limit}` }
  return readRows(rows, { ...table.choices, separator, as })
}

/** Both together. `draft` is what the two were read from. */
export function joinReadings(
  { text, table: given }: Pick<BatchDraft, 'text' | 'table'>,
  ofTable: InputReading | null,
  ofText: InputReading,
): DraftReading {
  const read = { table: ofTable, text: ofText }
  if (ofText.kind === 'problem' && (ofText.problem !== 'empty' || ofTable === null)) {
    return { ...read, kind: 'problem', says: text === '' ? '' : ofText.says }
  }
  if (ofTable?.kind === 'problem') {
    return { ...read, kind: 'problem', says: `${given?.name ?? ''}: ${ofTable.says}` }
  }
  const last = given?.sheets[given.sheet]?.rows.length ?? 0
  const lines = [...linesOf(ofTable, 0), ...linesOf(ofText, last)]
  if (lines.length > MAX_LINES) {
    const says = `${formatCount(lines.length)} lines, those of the file and of the field together; a batch takes ${formatCount(MAX_LINES)} at the most. Nothing is lost: take some out, or make several batches of it.`
    return { ...read, kind: 'problem', says }
  }
  return { ...read, kind: 'read', lines }
}

export function readDraft(draft: BatchDraft, as: EntryKind | 'auto'): DraftReading {
  const ofText = readInput(draft.text, { ...draft.choices, as })
  return joinReadings(draft, readDraftTable(draft.table, as), ofText)
}

function linesOf(reading: InputReading | null, after: number): Found['lines'] {
  if (reading?.kind !== 'read') return []
  if (after === 0) return reading.lines
  return reading.lines.map((line) => ({ ...line, line: line.line + after }))
}

/** How many lines the draft has, whether they can be read or are too many. */
export function countLines(draft: BatchDraft, as: EntryKind | 'auto'): number {
  const reading = readDraft(draft, as)
  if (reading.kind === 'read') return reading.lines.length
  const sheet = draft.table?.sheets[draft.table.sheet]
  const rows = [...draft.text.split('\n').map((line) => [line]), ...(sheet?.rows ?? [])]
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).length
}

/** A line as it has to stand in a text whose cells may be separated: in quotes where it would be cut. */
function asLine(line: string): string {
  return /[\t;,|"\n\r]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line
}

/** Lines of a text put after another. */
export function withLines(text: string, lines: readonly string[]): string {
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`
  return lines.length === 0 ? text : `${before}${lines.join('\n')}\n`
}

/** Codes, URLs or ids put after a text, one a line. */
export function withEntries(text: string, entries: readonly string[]): string {
  return withLines(text, entries.map(asLine))
}

/** How a text is cut into cells: what is said of the columns of one is true of another of the same shape. */
export function shapeOf(text: string, separator?: Separator): string {
  const table = readTable(text, separator)
  const width = table.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return `${table.separator}${width}`
}

/** Lines of a text that an earlier state of it did not have, in their order; each as often as it came. */
export function linesAdded(before: string, now: string): string[] {
  if (now === before) return []
  const known = new Map<string, number>()
  for (const line of before.split('\n')) known.set(line, (known.get(line) ?? 0) + 1)
  return now.split('\n').filter((line) => {
    const left = known.get(line) ?? 0
    if (left > 0) known.set(line, left - 1)
    return left === 0 && line.trim() !== ''
  })
}

/** What is left once `gone` was taken out: null where it is the same file. */
export function tableWithout(now: DraftTable | null, gone: DraftTable | null): DraftTable | null {
  const isGone = now !== null && gone !== null && holdsTheSame(now, gone)
  return isGone ? null : now
}

function holdsTheSame(one: DraftTable, other: DraftTable): boolean {
  return (
    one.name === other.name &&
    one.sheets.length === other.sheets.length &&
    one.sheets.every(({ rows }, place) => areSame(rows, other.sheets[place]?.rows ?? []))
  )
}

function areSame(rows: string[][], others: string[][]): boolean {
  return (
    rows === others ||
    (rows.length === others.length &&
      rows.every((cells, at) => cells.every((cell, place) => cell === others[at]?.[place])))
  )
}
