/** An open catalog file: the decisions about it, and each of its rows as a record. */
import type { ImportAnswers, ColumnRole } from '@/domain/import/answers.ts'
import { decide, type Decisions, type ImportContext } from '@/features/import/decide.ts'
import { leftOutInWords } from '@/features/import/describeReading.ts'
import { withColumnIndexes, type NamedAnswers } from '@/features/import/mapOption.ts'
import { openRows, type OpenedRows, type RowBatch } from '@/features/import/openRows.ts'
import type { Question } from '@/features/import/reading.ts'
import { createRowReader } from '@/features/import/readRows.ts'
import { RefusedFile, type ImportSource, type Pace } from '@/features/import/source.ts'
import { cellText, type RawRow } from '@/features/import/table.ts'
import { countryName } from '@/lib/countries.ts'
import { leftOut, type RowOutcome } from './catalogRecord.ts'
import { createCatalogReader, type CatalogDefaults, type CatalogFile } from './catalogRows.ts'
import { createProductIds } from './productIds.ts'
import { createSpecificationReader } from './specificationRecord.ts'

export type OpenCatalog = {
  opened: OpenedRows
  decisions: Decisions
  /** What has to be answered before an import, with the answers so far. */
  questions: readonly Question[]
  defaults: CatalogDefaults
  /**
   * Returns a function that reads rows and calls back with the outcome of each. Pass all rows in the order of the file, each
   * once.
   */
  reader: (options: ReaderOptions) => RowsReader
}

type RowsReader = (batch: Pick<RowBatch, 'rows' | 'records' | 'problems'>, each: Each) => void
type ReaderOptions = Pick<CatalogFile, 'needsCountry'>

type Each = (line: number, outcome: RowOutcome) => void

/**
 * Opens a catalog. Throws `RefusedFile` for a file that cannot be read, an `Error` for a named column that it does not have, and
 * what `pace` throws.
 */
export async function openCatalog(
  source: ImportSource,
  namedAnswers: NamedAnswers,
  context: ImportContext,
  pace: Pace,
): Promise<OpenCatalog> {
  const opened = await openRows(
    source,
    namedAnswers,
    { isStream: true, hasWholeRecords: true },
    pace,
  )
  refuseWithoutRows(opened)
  const answers = placed(opened, namedAnswers, context)
  const decided = decide(opened, 'catalog', answers, context)
  const defaults = defaultsOf(source.name, opened, decided)
  // The currency of each row is checked against this country.
  const decisions = {
    ...decided,
    country: defaults.country,
    questions: decided.questions.map(withCountryNames),
  }
  const open: OpenCatalog = {
    opened,
    decisions,
    questions: questionsOf(opened, decisions, defaults),
    defaults,
    reader: (options) => batchReader(open, options),
  }
  return open
}

/** Adds the names of countries to a question, because users don’t know all codes. */
function withCountryNames(question: Question): Question {
  if (question.key !== 'country') return question
  const choices = question.choices.map((choice) => ({
    ...choice,
    label: countryName(choice.value) ?? choice.label,
  }))
  return { ...question, choices }
}

/** Refuses a file without rows: a table needs a heading and at least one row; XML and JSON need one item. */
function refuseWithoutRows({ rows, records, problems, names, isWhole }: OpenedRows): void {
  const found = rows.length + records.length + problems.length
  if (found > (names === null && problems.length === 0 ? 1 : 0)) return
  throw new RefusedFile(isWhole ? NO_ROWS : NO_ROW_SOON)
}

const NO_ROWS = 'has no rows.'
const NO_ROW_SOON =
  'has no row within its first half megabyte. Open it in a text editor and check its beginning.'

/**
 * Replaces column names in the answers by column indexes. The command line uses names, which can be looked up only once the
 * headings are found.
 */
function placed(
  opened: OpenedRows,
  namedAnswers: NamedAnswers,
  context: ImportContext,
): ImportAnswers {
  if (namedAnswers.named === undefined) return namedAnswers
  const { named, ...answers } = namedAnswers
  const { columns } = decide(opened, 'catalog', answers, context)
  return withColumnIndexes(
    { ...answers, named },
    columns.map(({ names }) => names[0] ?? ''),
  )
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''

/** Country endings of addresses that are used worldwide, such as `.io` and `.tv`, so that they don’t show the country of a shop. */
const WORLDWIDE = new Set(['io', 'tv', 'me', 'co', 'ai', 'eu', 'cc', 'ly', 'to', 'fm', 'gg'])

function countryOfHost(host: string): string {
  const ending = /\.([a-z]{2})$/.exec(host)?.[1] ?? ''
  if (ending === 'uk') return 'gb'
  return WORLDWIDE.has(ending) || countryName(ending) === null ? '' : ending
}

function firstHost({ body, roles }: Pick<Decisions, 'body' | 'roles'>): string {
  const place = roles.get('url')
  if (place === undefined) return ''
  for (const { cells } of body) {
    const host = hostOf(cellText(cells[place]).trim())
    if (host !== '') return host
  }
  return ''
}

/**
 * The country and the merchant of rows that name none: the user’s answers, otherwise what the file shows. The shop’s address is
 * better evidence of its country than the open page.
 */
function defaultsOf(
  fileName: string,
  { records }: OpenedRows,
  { answers, context, country, questions, ...decisions }: Decisions,
): CatalogDefaults {
  const host = firstHost(decisions)
  const isOpen = questions.some(({ key }) => key === 'country')
  // The currency has already shown another country than the page’s.
  const isFound = country !== '' && country !== context.country
  const ofHost = isOpen || isFound || records.length > 0 ? '' : countryOfHost(host)
  return {
    country: answers.replies?.['country'] || ofHost || country,
    merchant:
      answers.replies?.['merchant'] ||
      context.merchant ||
      host ||
      fileName.replace(/\.gz$/i, '').replace(/\.\w+$/, ''),
  }
}

/** The countries that are offered as answers if a file gives no hint at all. */
const USUAL = ['us', 'in', 'gb', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'ca', 'au', 'br']

function questionsOf(
  { rows, records }: OpenedRows,
  { questions, roles, body }: Decisions,
  { country }: CatalogDefaults,
): readonly Question[] {
  if (country !== '' || questions.some(({ key }) => key === 'country')) return questions
  const place = roles.get('country')
  const isMissing =
    records.some(({ record }) => !namesCountry(record)) ||
    (rows.length > 0 &&
      (place === undefined || body.every(({ cells }) => cellText(cells[place]).trim() === '')))
  if (!isMissing) return questions
  const question: Question = {
    key: 'country',
    about: 'The file names no country. For which country are its prices?',
    choices: USUAL.map((code) => ({ value: code, label: code.toUpperCase(), samples: [] })),
    lines: [],
    answer: null,
  }
  return [...questions, withCountryNames(question)]
}

function namesCountry(record: unknown): boolean {
  const own = Object(record) as { country?: unknown; countryCode?: unknown; product?: unknown } // any value becomes an object
  const product = Object(own.product) as { country?: unknown } // any value becomes an object
  return [own.country, own.countryCode, product.country].some((one) => one !== undefined)
}

/** How often the columns of XML and JSON are judged again, because later rows can have more of them. */
const MAX_COLUMN_READS = 10

function batchReader(open: OpenCatalog, options: ReaderOptions): RowsReader {
  const { opened, decisions: first, defaults } = open
  const shared = { defaults, ids: createProductIds(), ...options }
  const ofRecord = createSpecificationReader(shared)
  const isFirst = inFirstRows(opened, first)
  let decisions = first
  let columnReads = 0
  let ofRow = rowMaker(opened, decisions, shared)

  /** Gives roles to columns that are new in a group of rows, such as a sale price that the first products do not have. */
  const readNewColumns = (rows: readonly RawRow[]): void => {
    if (opened.names === null || opened.names.length === decisions.columns.length) return
    if (columnReads >= MAX_COLUMN_READS) return
    columnReads += 1
    decisions = withNewColumns(opened, decisions, rows)
    ofRow = rowMaker(opened, decisions, shared)
  }

  return ({ rows, records, problems }, each) => {
    for (const { line, about } of problems) each(line, leftOut(line, `The row ${about}.`))
    readNewColumns(rows)
    for (const row of rows) {
      const place = isFirst(row)
      if (place !== 'left out') each(row.line, ofRow(row, place === 'table'))
    }
    for (const { line, record } of records) each(line, ofRecord(line, record))
  }
}

/**
 * Returns a function that states where a row is: among the first rows, which were judged (`table` if it belongs to the table,
 * otherwise `left out`), or after them (`later`).
 */
function inFirstRows({ rows }: OpenedRows, { body }: Decisions) {
  const last = rows.at(-1)?.line ?? 0
  const table = new Set(body.map(({ line }) => line))
  return ({ line }: RawRow): 'table' | 'left out' | 'later' =>
    line > last ? 'later' : table.has(line) ? 'table' : 'left out'
}

type Shared = Omit<CatalogFile, 'roles'>

function rowMaker(opened: OpenedRows, decisions: Decisions, shared: Shared) {
  const read = createRowReader(decisions)
  const ofValues = createCatalogReader({ ...shared, roles: new Set(decisions.roles.keys()) })
  const { rule, columns } = decisions
  const width = columns.length
  const { names } = opened
  /** `isInTable` states that the row is known to belong to the table. */
  return (row: RawRow, isInTable: boolean): RowOutcome => {
    const values = read(row)
    const about = isInTable ? null : rule(row, values.codes.length > 0)
    if (about !== null) return leftOut(row.line, leftOutInWords(about), rowText(row))
    if (names === null || row.cells.length <= width) return ofValues(values)
    const more = row.cells.slice(width).map((cell, at): [string, string] => {
      return [names[width + at] ?? '', cellText(cell).trim()]
    })
    return ofValues({
      ...values,
      rest: [...values.rest, ...more.filter(([, text]) => text !== '')],
    })
  }
}

const rowText = ({ cells }: RawRow) => cells.map(cellText).join(' ').trim().slice(0, 200)

/**
 * The decisions with columns that came later. Earlier decisions stay unchanged: new columns only get roles that no column had,
 * and raise no question.
 */
function withNewColumns(
  opened: OpenedRows,
  decisions: Decisions,
  rows: readonly RawRow[],
): Decisions {
  const fixed: Partial<Record<ColumnRole, number | null>> = {
    ...decisions.answers.columns,
    ...Object.fromEntries(decisions.roles),
  }
  const answers = { ...decisions.answers, columns: fixed }
  const seen = { ...opened, rows: [...opened.rows.slice(0, 200), ...rows] }
  const next = decide(seen, 'catalog', answers, decisions.context)
  const known = new Set(decisions.questions.map(({ key }) => key))
  const hasNewQuestions = next.questions.some(
    ({ key, answer }) => answer === null && !known.has(key),
  )
  return hasNewQuestions
    ? { ...decisions, columns: next.columns }
    : { ...next, country: decisions.country }
}
