/** Steps 1 and 2 of the importer, for any file: from its bytes to rows of cells, as a whole or in groups. */
import { readEntry } from '@/domain/codes/readEntry.ts'
import type { Delimiter, ImportAnswers } from '@/domain/import/answers.ts'
import { sniffContainer, type SniffedType } from './bytes/container.ts'
import { decodeAll, decodedPieces, encodingOf, guessEncoding } from './bytes/encoding.ts'
import {
  allBytesOf,
  beginningOf,
  unpackedSource,
  type UnpackedSource,
} from './bytes/unpackedSource.ts'
import { FEED_LIMITS, FILE_LIMITS, rowProblem, tooLarge } from './limits.ts'
import { sampleOf } from './roles/columnFacts.ts'
import { createDelimitedReader, namedDelimiter } from './rows/delimited.ts'
import { guessDelimiter } from './rows/guessDelimiter.ts'
import { RefusedFile, type ImportSource, type Pace } from './source.ts'
import { cellText, type Cell, type FileFacts, type FileSheet, type RawRow } from './table.ts'

/** A row that cannot be read. `about` follows its number: "is longer than 1,000,000 characters". */
type RowProblem = { line: number; about: string }
/** A record in the form of the interface specification (§2.2), which needs no columns. */
type SpecificationRecord = { line: number; record: unknown }

export type RowBatch = {
  rows: readonly RawRow[]
  records: readonly SpecificationRecord[]
  problems: readonly RowProblem[]
  /** How many bytes of the file were read so far, and how many characters of it were unpacked. */
  bytes: number
  characters: number
}

export type OpenedRows = {
  file: FileFacts & { bytes: number }
  /** The sheets of a workbook; empty for any other file. */
  sheets: readonly FileSheet[]
  sheet: FileSheet | null
  /**
   * The column names in XML and JSON, in the order in which they occur; null for a table, whose headings have to be found. The
   * list grows while `all` is read.
   */
  names: readonly string[] | null
  /** The first rows of the file, or all of them. */
  rows: readonly RawRow[]
  records: readonly SpecificationRecord[]
  problems: readonly RowProblem[]
  /** Whether `rows` has all rows. */
  isWhole: boolean
  /** Returns why the file seems cut off; null if it is complete. */
  ending: () => string | null
  /** All rows from the first, in groups. */
  all: (pace: Pace) => AsyncIterable<RowBatch>
}

type OpenOptions = {
  /** Whether only the beginning is read at first, and the whole file through `all`. */
  isStream: boolean
  /** Whether records in the form of the specification stay whole instead of becoming cells. */
  hasWholeRecords: boolean
}

/** How many bytes are enough for the first rows of any feed, unless a row is so long that it is skipped anyway. */
const BEGINNING = 512 * 1024
/** How many rows are used to judge the columns of a stream. */
const FIRST_ROWS = 1000

type Collector = {
  emitRow: (line: number, cells: readonly Cell[]) => void
  emitNamed: (line: number, cells: ReadonlyMap<string, Cell>) => void
  emitRecord: (line: number, record: unknown) => void
  emitProblem: (line: number, about: string) => void
  /** Returns what was added since the last call. */
  flush: () => Pick<RowBatch, 'rows' | 'records' | 'problems'>
}

/** Collects rows until `flush`. The named cells of XML and JSON are put in columns: each new name is added to `names`. */
function collector(names: string[]): Collector {
  const places = new Map(names.map((name, index) => [name, index]))
  let rows: RawRow[] = []
  let records: SpecificationRecord[] = []
  let problems: RowProblem[] = []
  return {
    emitRow: (line, cells) => rows.push({ line, cells }),
    emitNamed: (line, named) => {
      const cells: Cell[] = []
      for (const [name, cell] of named) {
        let place = places.get(name)
        if (place === undefined) {
          if (names.length >= FEED_LIMITS.columns) continue
          place = names.length
          names.push(name)
          places.set(name, place)
        }
        cells[place] = cell
      }
      rows.push({ line, cells: Array.from(cells, (cell) => cell ?? '') })
    },
    emitRecord: (line, record) => records.push({ line, record }),
    emitProblem: (line, about) => problems.push({ line, about }),
    flush: () => {
      const batch = { rows, records, problems }
      rows = []
      records = []
      problems = []
      return batch
    },
  }
}

type TextReader = { write: (text: string) => void; end: () => string | null }

/** Chooses the reader of a text file by its beginning; `make` creates one that adds its rows to a collector. */
async function textReader(
  kind: Exclude<SniffedType, 'workbook' | 'web page'>,
  beginning: string,
  answers: ImportAnswers,
  { hasWholeRecords, isStream }: OpenOptions,
): Promise<{ delimiter: Delimiter | null; make: (to: Collector) => TextReader }> {
  if (kind === 'xml') {
    const { createXmlReader: xmlRows, findRepeatingElement } = await import('./rows/xml.ts')
    const element = findRepeatingElement(beginning)
    return {
      delimiter: null,
      make: (to) =>
        xmlRows(
          (row) => {
            if ('problem' in row) to.emitProblem(row.line, row.problem)
            else to.emitNamed(row.line, row.cells)
          },
          { element },
        ),
    }
  }
  if (kind === 'json') {
    const {
      createJsonReader: jsonRows,
      recordCells,
      isSpecificationRecord,
    } = await import('./rows/json.ts')
    return {
      delimiter: null,
      make: (to) =>
        jsonRows((row) => {
          if ('problem' in row) to.emitProblem(row.line, row.problem)
          else if (hasWholeRecords && isSpecificationRecord(row.record))
            to.emitRecord(row.line, row.record)
          else to.emitNamed(row.line, recordCells(row.record))
        }),
    }
  }
  const named = namedDelimiter(beginning)
  const guess = guessDelimiter(beginning.slice(named?.length ?? 0))
  const delimiter = answers.delimiter ?? named?.delimiter ?? guess.delimiter
  return {
    delimiter,
    make: (to) => {
      let skips = named?.length ?? 0
      let cells = 0
      const reader = createDelimitedReader(
        {
          delimiter,
          hasBackslashes: guess.hasBackslashes,
          firstLine: named === null ? 1 : 2,
          ...(isStream && { maxRow: FEED_LIMITS.row }),
        },
        (row) => {
          if (row.cells === null) {
            if (!isStream) throw new RefusedFile(tooLarge.cellText())
            to.emitProblem(row.line, rowProblem.long())
            return
          }
          cells += row.cells.length
          if (!isStream) refuseBeyond(row.line, row.cells, cells)
          else if (row.cells.length > FEED_LIMITS.columns) {
            to.emitProblem(row.line, rowProblem.columns())
            return
          }
          to.emitRow(row.line, row.cells)
        },
      )
      return {
        write: (text) => {
          const rest = skips > 0 ? text.slice(skips) : text
          skips = Math.max(0, skips - text.length)
          reader.write(rest)
        },
        end: () => {
          reader.end()
          return null
        },
      }
    },
  }
}

function refuseBeyond(line: number, row: readonly string[], cells: number): void {
  if (row.length > FILE_LIMITS.columns) throw new RefusedFile(tooLarge.columns(line))
  if (line > FILE_LIMITS.rows) throw new RefusedFile(tooLarge.rows())
  if (cells > FILE_LIMITS.cells) throw new RefusedFile(tooLarge.cells())
  for (const cell of row)
    if (cell.length > FILE_LIMITS.cellText) throw new RefusedFile(tooLarge.cellText())
}

/** How many of the sampled rows of a sheet have a code. */
const codesIn = (sheet: FileSheet): number =>
  sampleOf(sheet.rows).filter(({ cells }) =>
    cells.slice(0, 50).some((cell) => readEntry(cellText(cell)).kind === 'ean'),
  ).length

/** The sheet to read: the chosen one, otherwise a visible sheet, if possible one with codes. */
function chooseSheet(
  sheets: readonly FileSheet[],
  chosenName: string | undefined,
): FileSheet | null {
  const named =
    chosenName === undefined ? undefined : sheets.find(({ name }) => name === chosenName)
  if (named) return named
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  const visible = filled.filter(({ isHidden }) => !isHidden)
  const offered = visible.length > 0 ? visible : filled
  const [first] = offered
  return offered.find((sheet) => codesIn(sheet) > 0) ?? first ?? null
}

async function openWorkbook(
  source: UnpackedSource,
  answers: ImportAnswers,
  pace: Pace,
): Promise<OpenedRows> {
  const { readWorkbook } = await import('./rows/workbook/readWorkbook.ts')
  const bytes = await allBytesOf(source, (share) => pace(share / 10))
  const sheets = await readWorkbook(bytes, (share) => pace(0.1 + share * 0.9))
  const sheet = chooseSheet(sheets, answers.sheet)
  if (sheet === null) throw new RefusedFile('has no filled cell in any of its sheets.')
  return ofSheets(source, sheets, sheet, 'workbook')
}

function ofSheets(
  source: UnpackedSource,
  sheets: readonly FileSheet[],
  sheet: FileSheet,
  container: FileFacts['container'],
): OpenedRows {
  return {
    file: {
      name: source.name,
      bytes: source.bytes,
      container,
      isPacked: source.isPacked,
      encoding: null,
      delimiter: null,
    },
    sheets,
    sheet,
    names: null,
    rows: sheet.rows,
    records: [],
    problems: [],
    isWhole: true,
    ending: () => null,
    all: async function* (pace) {
      for (let at = 0; at < sheet.rows.length; at += FIRST_ROWS) {
        const part = Math.min(at + FIRST_ROWS, sheet.rows.length)
        const bytes = Math.round((part / sheet.rows.length) * source.bytes)
        yield { rows: sheet.rows.slice(at, part), records: [], problems: [], bytes, characters: 0 }
        await pace(part / sheet.rows.length)
      }
    },
  }
}

/** Opens a report of this app, which contains the data of the tables that it shows. */
async function openReport(
  source: UnpackedSource,
  answers: ImportAnswers,
  pace: Pace,
): Promise<OpenedRows> {
  const { reportSheets, refusedWebPage: webPage } = await import('./rows/report.ts')
  const bytes = await allBytesOf(source, pace)
  const sheets = reportSheets(decodeAll(bytes, guessEncoding(bytes)))
  const sheet = sheets && chooseSheet(sheets, answers.sheet)
  if (!sheets || !sheet) throw webPage()
  return ofSheets(source, sheets, sheet, 'text')
}

/** Opens any file. Throws `RefusedFile` for a file that cannot be read, and what `pace` throws. */
export async function openRows(
  packedSource: ImportSource,
  answers: ImportAnswers,
  options: OpenOptions,
  pace: Pace,
): Promise<OpenedRows> {
  const source = await unpackedSource(packedSource)
  const beginning = await beginningOf(source, BEGINNING)
  const kind = sniffContainer(beginning, source.name)
  if (kind === 'workbook') return openWorkbook(source, answers, pace)
  if (kind === 'web page') return openReport(source, answers, pace)
  const bytes = options.isStream ? beginning : await allBytesOf(source, (share) => pace(share / 4))
  const encoding = encodingOf(answers.encoding ?? '') ?? guessEncoding(bytes)
  const text = decodeAll(bytes, encoding)
  const { delimiter, make } = await textReader(kind, text, answers, options)
  const names: string[] = []
  const first = collector(names)
  const reader = make(first)
  const isAll = !options.isStream || beginning.length < BEGINNING
  let ending: string | null = null
  for (let at = 0; at < text.length; at += TEXT_PIECE) {
    reader.write(text.slice(at, at + TEXT_PIECE))
    await pace(0.25 + (0.75 * Math.min(at + TEXT_PIECE, text.length)) / text.length)
  }
  if (isAll) ending = reader.end()
  const { rows, records, problems } = first.flush()
  if (isAll && kind === 'text' && rows.length === 0 && problems.length === 0)
    throw new RefusedFile('is empty.')
  return {
    file: {
      name: source.name,
      bytes: source.bytes,
      container: kind,
      isPacked: source.isPacked,
      encoding,
      delimiter,
    },
    sheets: [],
    sheet: null,
    names: kind === 'text' ? null : names,
    rows: options.isStream ? rows.slice(0, FIRST_ROWS) : rows,
    records,
    problems,
    isWhole: isAll && (!options.isStream || rows.length <= FIRST_ROWS),
    ending: () => ending,
    all: async function* (paceOfAll) {
      const to = collector(names)
      const whole = make(to)
      let read = 0
      let characters = 0
      for await (const piece of decodedPieces(source, encoding, (more) => (read += more))) {
        whole.write(piece)
        characters += piece.length
        yield { ...to.flush(), bytes: read, characters }
        await paceOfAll(Math.min(1, read / Math.max(1, source.bytes)))
      }
      ending = whole.end()
      yield { ...to.flush(), bytes: source.bytes, characters }
    },
  }
}

const TEXT_PIECE = 65_536
