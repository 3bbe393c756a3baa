/**
 * Turns the rows of an export into the pieces of a file: in slices, so that the page stays responsive, and with a note if it
 * ends early.
 */
import { formatCount } from '@/lib/numbers/format.ts'
import { withFileLanguage } from '@/lib/numbers/language.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { totalOf } from '@/lib/numbers/totals.ts'
import { chosenColumns, rowsInWords, type ExportChoice } from '@/lib/sheet/exportChoice.ts'
import { exportName } from '@/lib/sheet/exportName.ts'
import {
  csvLayout,
  linesSheet,
  pasteLayout,
  sheetLayout,
  type SheetLayout,
} from '@/lib/sheet/layouts.ts'
import {
  MOST_HEAD_LINES,
  type ExportSource,
  type Cell,
  type SheetColumn,
} from '@/lib/sheet/sheet.ts'
import { sheetPath, workbookParts, XLSX_TYPE } from '@/lib/sheet/workbookParts.ts'
import type { ExportEnvironment } from './exportEnvironment.ts'
import { type SliceResult, inSlices, type SliceOptions } from './inSlices.ts'
import { packWorkbook } from './packWorkbook.ts'

/** The texts of a file, to be joined in order. */
type WrittenTexts = SliceResult & { texts: string[] }

type WriteSheetOptions<Row> = SliceOptions & {
  rows: readonly Row[]
  columns: readonly SheetColumn<Row>[]
  /** Returns the lines above the rows. Their number must not depend on the outcome. */
  head: (reached: SliceResult, figures: Figures) => readonly string[]
  /** The last line of a sheet that ends early. */
  note: (reached: SliceResult) => string
  /** The lines below the rows. */
  details: readonly string[]
  layout: SheetLayout
}

/** The figures of each column that has a total. */
type Figures = ReadonlyMap<string, readonly number[]>

/** How many of the first rows determine the widths of the columns. */
const SAMPLE = 40

/**
 * Writes the rows as a sheet. A row that cannot be written ends it: the rows before it stay, and the sheet notes this in its head
 * and last line. Rejects only with the reason of `signal`.
 */
async function writeSheet<Row>({
  rows,
  columns,
  head,
  note,
  details,
  layout,
  ...slicing
}: WriteSheetOptions<Row>): Promise<WrittenTexts> {
  const texts: string[] = []
  const sample: Cell[][] = []
  const figures = new Map(
    columns.flatMap(({ key, total }): [string, number[]][] => (total ? [[key, []]] : [])),
  )
  const reached = await inSlices(
    rows.length,
    (at) => {
      // The cast is safe, because `at` is the index of a row.
      const cells = withFileLanguage(() => columns.map(({ cell }) => cell(rows[at] as Row)))
      if (at < SAMPLE) sample.push(cells)
      for (const [index, { key }] of columns.entries()) {
        const cell = cells[index]
        if (typeof cell === 'number') figures.get(key)?.push(cell)
      }
      return layout.row(cells, at)
    },
    (written) => texts.push(written.join('')),
    slicing,
  )
  const labels = columns.map(({ label }) => label)
  const start = layout.start(head(reached, figures), labels, sample)
  const end = layout.end(reached.rows, reached.why === null ? null : note(reached), details)
  return { ...reached, texts: [start, ...texts, end] }
}

/**
 * Writes received data as JSON; a list of answers one by one. A text is an unparsed answer and stays unchanged. In anything
 * else null stays null, and absent fields stay absent. Rejects with the reason of `signal`, or if a single value cannot be
 * written.
 */
async function writeJson(received: unknown, slicing: SliceOptions): Promise<WrittenTexts> {
  if (typeof received === 'string') return { texts: [received], rows: 1, why: null }
  if (!Array.isArray(received)) {
    return { texts: [`${JSON.stringify(received, null, 1)}\n`], rows: 1, why: null }
  }
  const answers: readonly unknown[] = received
  const texts: string[] = []
  const reached = await inSlices(
    answers.length,
    (at) => JSON.stringify(answers[at] ?? null),
    (written, before) => {
      if (written.length > 0) texts.push((before === 0 ? '' : ',\n') + written.join(',\n'))
    },
    slicing,
  )
  return { ...reached, texts: ['[\n', ...texts, '\n]\n'] }
}

export type ExportedFile = {
  /** The name of the file; '' for text that is copied rather than saved. */
  name: string
  type: string
  /** The parts of the file, to be joined in order. */
  pieces: (string | Uint8Array<ArrayBuffer>)[]
  /** How many rows, or answers, the file contains. */
  rows: number
  /** Why the file ends early; null if it is complete. */
  why: string | null
}

type Options<Row> = {
  source: ExportSource<Row>
  choice: ExportChoice
  /** Which rows the file has: those that match the filter, or all. */
  which: 'filtered' | 'all'
  environment: ExportEnvironment
  signal: AbortSignal
  /** Called with how much is written, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Returns a function that writes the totals as a line: "Of these rows: Offer price median 37.5 (24), Ratings sum 8,232 (22 of
 * 24)". It returns [] if no column has a total.
 */
function totalLines<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  { countryOf }: Pick<ExportSource<Row>, 'countryOf'>,
): (figures: Figures) => string[] {
  if (columns.every(({ total }) => total === undefined)) return () => []
  const countries = new Set(countryOf ? rows.flatMap((row) => countryOf(row).split(',')) : [])
  return (figures) => {
    const said = columns.flatMap(({ key, label, total }) => {
      if (!total || (total.isPrice && countries.size > 1)) return []
      const counted = (figures.get(key) ?? []).filter(
        (one) => !total.isPrice || total.hasZero === true || isUsablePrice(one),
      )
      const found = totalOf(total.kind, counted)
      if (!found) return []
      const { kind, value, n } = found
      const of = n === rows.length ? '' : ` of ${formatCount(rows.length)}`
      return [
        `${label} ${kind} ${formatCount(Math.round(value * 100) / 100)} (${formatCount(n)}${of})`,
      ]
    })
    // The line is written even without figures, because the number of lines above the rows is fixed before the rows are written.
    return [`Of these rows: ${said.length === 0 ? 'no figures' : said.join(', ')}`]
  }
}

/** The note in a file with plain codes, for users who open it in a spreadsheet anyway. */
const PLAIN_CODES = 'Codes: plain; spreadsheets read them as numbers and drop leading zeros'

const stopped = ({ rows, why }: SliceResult, of: number): string =>
  `Incomplete file: only ${formatCount(rows)} of ${formatCount(of)} rows could be written (${why ?? ''})`

/** The share of a workbook’s progress for writing its rows; packing has the rest. */
const ROWS_PART = 0.5

/** The name of a workbook’s second sheet, after the rows. */
const ABOUT_SHEET = 'About'

function toWorkbook(
  { texts, why }: WrittenTexts,
  details: readonly string[],
  {
    environment,
    signal,
    onProgress,
  }: Pick<Options<never>, 'environment' | 'signal' | 'onProgress'>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const about = details.length === 0 ? [] : [ABOUT_SHEET]
  const around = workbookParts([why === null ? 'Rows' : 'Rows (partial)', ...about])
  const parts = [
    ...around.map(([path, xml]) => [path, [xml]] as const),
    [sheetPath(0), texts] as const,
    ...about.map(() => [sheetPath(1), [linesSheet(details)]] as const),
  ]
  const characters = parts.flatMap(([, some]) => some).reduce((sum, { length }) => sum + length, 0)
  return packWorkbook(parts, environment, signal, (done) =>
    onProgress(ROWS_PART + (1 - ROWS_PART) * (done / characters)),
  )
}

function chosenRows<Row>({
  source,
  which,
}: Pick<Options<Row>, 'source' | 'which'>): readonly Row[] {
  return which === 'filtered' ? (source.filtered ?? source.rows) : source.rows
}

async function jsonFile<Row>({ source, which, onProgress, ...running }: Options<Row>) {
  const { receivedOf } = source
  const received = receivedOf
    ? chosenRows({ source, which }).map((row) => receivedOf(row))
    : (source.received?.() ?? null)
  const of = Array.isArray(received) ? received.length : 1
  const onRows = (done: number) => onProgress(done / of)
  const { texts, rows, why } = await writeJson(received, { ...running, onRows })
  const name = exportName(source.name, 'json', why !== null)
  return { name, type: 'application/json', pieces: texts, rows, why }
}

/** The lines above the rows, and those below them or on a separate sheet. The head will have `added` more lines. */
function aboutOf<Row>(
  { source, which, choice }: Pick<Options<Row>, 'source' | 'which' | 'choice'>,
  added: number,
  isPlain: boolean,
): { head: readonly string[] | null; details: readonly string[] } {
  if (!choice.head) return { head: null, details: [] }
  return withFileLanguage(() => {
    const lines = source.about(source.filtered === null ? 'filtered' : which)
    const most = MOST_HEAD_LINES - added
    const details = [
      ...lines.slice(most),
      ...(isPlain ? [PLAIN_CODES] : []),
      ...(source.details?.() ?? []),
    ]
    return { head: lines.slice(0, most), details }
  })
}

async function tableFile<Row>(
  format: 'csv' | 'xlsx' | 'copy',
  { source, choice, which, onProgress, ...running }: Options<Row>,
): Promise<ExportedFile> {
  const columns = chosenColumns(source, choice.columns)
  const rows = chosenRows({ source, which })
  const part = format === 'xlsx' ? ROWS_PART : 1
  const totals = totalLines(columns, rows, source)
  // One more line states the number of rows.
  const added = totals(new Map()).length + 1
  const isPlain = format === 'csv' && choice.plainCodes
  const { head: about, details } = aboutOf({ source, which, choice }, added, isPlain)
  const lastLine = (reached: SliceResult) =>
    withFileLanguage(() =>
      reached.why === null ? rowsInWords(rows.length, source) : stopped(reached, rows.length),
    )
  const layout = {
    csv: () => csvLayout(choice),
    copy: () => pasteLayout(choice),
    xlsx: () => sheetLayout(columns.length, about === null ? 0 : about.length + added),
  }[format]()
  const written = await writeSheet({
    ...running,
    rows,
    columns,
    head: (reached, figures) =>
      about === null
        ? []
        : [...about, ...withFileLanguage(() => totals(figures)), lastLine(reached)],
    note: lastLine,
    // A workbook has a separate sheet for the details.
    details: format === 'xlsx' ? [] : details,
    layout,
    onRows: (done) => onProgress(part * (done / Math.max(rows.length, 1))),
  })
  const { texts, why } = written
  const state = { rows: written.rows, why }
  if (format === 'copy') return { ...state, name: '', type: 'text/plain', pieces: texts }
  const name = exportName(source.name, format, why !== null)
  if (format === 'csv') return { ...state, name, type: 'text/csv;charset=utf-8', pieces: texts }
  const pieces = await toWorkbook(written, details, { ...running, onProgress })
  return { ...state, name, type: XLSX_TYPE, pieces }
}

/** Writes the file. Rejects with the reason of `signal` once it is aborted; then there is no file. */
export function exportJob<Row>(options: Options<Row>): Promise<ExportedFile> {
  const { format } = options.choice
  return format === 'json' ? jsonFile(options) : tableFile(format, options)
}
