/** What the beginning of a file shows: how it can be read, its columns, and its first rows as they would come out. */
import { type Column, looksLikeHead } from './rows/columns.ts'
import { guessEncoding, isEncoding, whyNotText } from './file/encoding.ts'
import { FEED_LIMITS } from './feedLimits.ts'
import type { FeedPreview, FeedReading, FeedRow, PreviewRow } from './feed.ts'
import { feedReader } from './file/feedReader.ts'
import { FIELDS } from './rows/fields.ts'
import type { FeedSource } from './file/feedSource.ts'
import { guessColumnsAndDefaults, guessFormat, guessSeparator } from './rows/guessReading.ts'
import { type RowListings, rowReading } from './rows/rowReading.ts'
import { beginningOf } from './file/textPieces.ts'

/** Enough for the first rows of any feed but one with a row that is skipped anyway. */
const BEGINNING = 512 * 1024
const ROWS = 20
/** Characters that are read at a time: no more of them than the first rows need. */
const PIECE = 16_384
const SAMPLES = 5

const fields = FIELDS.map(({ name, label, isNeeded }) => ({ name, label, isNeeded }))

/** The names and first values of the columns that the rows have, in the order they came. */
const columnsOf = (rows: readonly FeedRow[]): Column[] => {
  const samples = new Map<string, string[]>()
  for (const row of rows) {
    if (!('cells' in row)) continue
    for (const [name, cell] of row.cells) {
      const known = samples.get(name) ?? []
      samples.set(name, known)
      const value = cell.trim()
      if (value !== '' && known.length < SAMPLES) known.push(value.slice(0, 200))
    }
  }
  // Every row may bring others.
  return [...samples]
    .slice(0, FEED_LIMITS.columns)
    .map(([name, values]) => ({ name, samples: values }))
}

const firstRows = async (
  text: string,
  reading: Pick<FeedReading, 'format' | 'separator'>,
  isWhole: boolean,
): Promise<FeedRow[]> => {
  const rows: FeedRow[] = []
  const reader = await feedReader(reading, (row) => {
    if (rows.length < ROWS) rows.push(row)
  })
  for (let at = 0; at < text.length && rows.length < ROWS; at += PIECE) {
    reader.write(text.slice(at, at + PIECE))
  }
  // what the beginning breaks off in is no problem of the file
  if (isWhole) reader.end()
  return rows
}

const shown = ({ row, records, problems }: RowListings): PreviewRow => {
  const record = records[0]
  return {
    row,
    country: record?.country ?? '',
    merchant: record?.product.merchant ?? '',
    title: record?.product.title ?? '',
    brand: record?.product.brand ?? '',
    offerPrice: record?.product.offerPrice ?? null,
    code: record?.product.skuSet.find(({ ean }) => ean !== '')?.ean ?? '',
    problems,
  }
}

const NO_ROW = 'No row was found in this file.'
const NO_ROW_SOON =
  'No row ends within the first half megabyte of this file: look at its beginning in a text editor.'

const whyNotRead = (
  reading: FeedReading,
  columns: readonly Column[],
  rows: readonly PreviewRow[],
  isWhole: boolean,
): string | null => {
  const names = columns.map(({ name }) => name)
  if (reading.format === 'table' && columns.length > 0 && !looksLikeHead(names)) {
    return 'The first row seems to be data. Put a row with the names of the columns before it.'
  }
  const lacks = (field: string) => !names.includes(reading.columns[field] ?? '')
  if (reading.format !== 'records' && columns.length > 0) {
    if (lacks('title')) return 'Say which column holds the title.'
    if (lacks('country') && reading.country.trim() === '')
      return 'Say which country the prices are of.'
    if (lacks('merchant') && reading.merchant.trim() === '') return 'Say whose offers these are.'
  }
  if (rows.length === 0) return isWhole ? NO_ROW : NO_ROW_SOON
  const [first] = rows
  const isNone = rows.every(({ problems }) => problems.some(({ isSkipped }) => isSkipped))
  return isNone
    ? `None of the first rows can be read. Row ${String(first?.row)}: ${first?.problems[0]?.says ?? ''}.`
    : null
}

/** What is not given of the reading is guessed; `reading.format` may be wrong for the file, which the rows then show. */
export const previewFeed = async (
  source: FeedSource,
  given: Partial<FeedReading> = {},
): Promise<FeedPreview> => {
  const bytes = await beginningOf(source, BEGINNING)
  const guessed = given.encoding ?? guessEncoding(bytes)
  const encoding = isEncoding(guessed) ? guessed : 'utf-8'
  const blank = { columns: {}, country: '', merchant: '', ...given, encoding }
  const none = (problem: string): FeedPreview => ({
    reading: { ...blank, format: given.format ?? 'table', separator: given.separator ?? null },
    columns: [],
    fields,
    rows: [],
    problem,
  })
  if (bytes.length === 0) return none('This file is empty.')
  const notText = whyNotText(bytes, encoding)
  if (notText !== null) return none(notText)

  const text = new TextDecoder(encoding).decode(bytes, { stream: true })
  const format = given.format ?? guessFormat(text)
  const separator = format === 'table' ? (given.separator ?? guessSeparator(text)) : null
  const isWhole = bytes.length < BEGINNING
  const found = await firstRows(text, { format, separator }, isWhole)
  const columns = columnsOf(found)
  const guess = guessColumnsAndDefaults(columns, source.name)
  const reading: FeedReading = { ...guess, ...given, encoding, format, separator }
  const rows = found.map(rowReading(reading)).map(shown)
  return { reading, columns, fields, rows, problem: whyNotRead(reading, columns, rows, isWhole) }
}
