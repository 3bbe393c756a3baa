/**
 * How much of a file is read, and the messages about a file that has more. Files that are read as a whole (workbooks, lists,
 * price lists) and feeds that are read as a stream have different limits, because only a few rows of a feed are in memory at a
 * time. See docs/importing.md, "Limits".
 */
import { formatBytes, formatCount } from '@/lib/numbers/format.ts'

/** Limits of a file that is read as a whole. */
export const FILE_LIMITS = {
  /** Size of the file on the disk. */
  bytes: 20_000_000,
  /** Size of a text after unpacking. */
  unpackedText: 60_000_000,
  /** Size of all parts of a workbook after unpacking. A sheet with a million cells has about fifty million bytes. */
  unpackedBytes: 300_000_000,
  /** Files in the archive of a workbook. */
  parts: 10_000,
  /** Rows of one sheet or text, including empty rows between filled ones. */
  rows: 500_000,
  /** Columns of one sheet or text: as many as a sheet has in Excel. */
  columns: 16_384,
  /** Rows times columns of one sheet or text, and of all sheets of a workbook together. */
  cells: 2_000_000,
  /** Characters of one cell. */
  cellText: 1_000_000,
  /** Characters of all cells. The same long text may be in each of a million cells. */
  text: 50_000_000,
  /** Nested elements in the XML of a workbook. */
  depth: 50,
  /** Links of a workbook. Excel allows 65,530 per sheet. */
  links: 500_000,
  /** Merged ranges that are read per sheet. */
  merges: 100_000,
  /** Milliseconds that reading a file may take. */
  time: 60_000,
} as const

/** Limits of a feed that is read as a stream. */
export const FEED_LIMITS = {
  /** How many listings a worker can store and index. */
  rows: 200_000,
  /** Bytes of the stored listings. */
  bytes: 400 * 1024 * 1024,
  /** Rows that cannot be read. */
  skipped: 200_000,
  /** Characters of the whole file after unpacking. A small archive can contain any number of empty lines. */
  unpacked: 4_000_000_000,
  /** Characters of one row. A longer row is skipped. */
  row: 1_000_000,
  /** Characters within an open quote, after which it counts as a mistake: reading continues at the next line. */
  quote: 32_000_000,
  /** Characters of XML without any tag, because the parser buffers a text until it ends. */
  text: 32_000_000,
  /** Columns of one row. */
  columns: 500,
  /** Nested elements in XML. */
  depth: 100,
  /** Attributes of one tag. */
  attributes: 500,
  /** XML errors without any element between them. */
  faults: 1000,
  /** Countries of one record; there are no more in the world. */
  countries: 250,
} as const

const most = (limit: keyof typeof FILE_LIMITS) => formatCount(FILE_LIMITS[limit])

const SEPARATELY = 'save only the columns that you need.'

/** Why a file that is read as a whole is refused. Each message follows the name of the file. */
export const tooLarge = {
  bytes: (bytes: number) =>
    `has ${formatBytes(bytes)}. Files of up to ${formatBytes(FILE_LIMITS.bytes)} can be read. Save only the sheet or the columns that you need.`,
  unpackedText: () =>
    `unpacks to more than ${formatBytes(FILE_LIMITS.unpackedText)}. Split it into several files.`,
  unpackedBytes: () =>
    `unpacks to more than ${formatBytes(FILE_LIMITS.unpackedBytes)}. Save the sheet with the codes as a file of its own.`,
  parts: (count: number) =>
    `contains ${formatCount(count)} files. A workbook of up to ${most('parts')} can be read. Open it in a spreadsheet program and save it again.`,
  rows: () => `has more than ${most('rows')} rows. Split it into several files.`,
  columns: (row: number) =>
    `has more than ${most('columns')} columns in row ${formatCount(row)}. Check whether a line break is missing, or ${SEPARATELY}`,
  cells: () =>
    `has more than ${most('cells')} cells. Split it into several files, or ${SEPARATELY}`,
  /** `last` is the last column, in letters. */
  reach: (last: string, rows: number) =>
    `has a sheet that reaches to column ${last} and row ${formatCount(rows)}. Up to ${most('rows')} rows and ${most('cells')} cells can be read, including empty ones. Delete the cells far outside the table, or ${SEPARATELY}`,
  cellText: () =>
    `has a cell of more than ${most('cellText')} characters. Check whether a quote is never closed, or ${SEPARATELY}`,
  text: () =>
    `has more than ${most('text')} characters in its cells. Leave out long texts: ${SEPARATELY}`,
  time: () =>
    `took longer than ${formatCount(FILE_LIMITS.time / 1000)} seconds to read. Save only the sheet or the columns that you need.`,
} as const

const mostOfFeed = (limit: keyof typeof FEED_LIMITS) => formatCount(FEED_LIMITS[limit])

/** Why a row of a feed is skipped. Each message follows the number of the row. */
export const rowProblem = {
  long: () => `is longer than ${mostOfFeed('row')} characters`,
  columns: () => `has more than ${mostOfFeed('columns')} columns`,
  countries: () => `names more than ${mostOfFeed('countries')} countries`,
} as const

/** Why the rest of an XML feed cannot be read. Each message follows "The text after row 12 ". */
export const restProblem = {
  text: () => 'is one text without an end',
  depth: () => `has elements nested more than ${mostOfFeed('depth')} deep`,
  attributes: () => `has a tag with more than ${mostOfFeed('attributes')} attributes`,
  faults: () => 'is not XML',
} as const

/** Why only the beginning of a feed was imported. Each is a sentence or two. */
export const feedCut = {
  rows: (limit: number) =>
    `The file has more than ${formatCount(limit)} rows. The first ${formatCount(limit)} were imported.`,
  bytes: (limit: number, rows: number) =>
    `The listings are larger than ${formatCount(Math.round(limit / 1024 / 1024))} MB. The first ${formatCount(rows)} were imported.`,
  skipped: (limit: number) =>
    `More than ${formatCount(limit)} rows can’t be read. The rows before them were imported.`,
  unpacked: () =>
    `The file unpacks to more than ${mostOfFeed('unpacked')} characters. The rows before that were imported.`,
} as const
