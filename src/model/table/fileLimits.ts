/** How much of a table that people bring is read, and what is said of one that holds more. */
import { formatBytes, formatCount } from '../../lib/numbers/format.ts'

export const FILE_LIMITS = {
  /** Of the file as it lies on the disk. */
  bytes: 20_000_000,
  /** Of what a workbook unpacks to; a sheet of a million cells takes some fifty million. */
  unpackedBytes: 300_000_000,
  /** Files in the archive of a workbook. */
  parts: 10_000,
  /** Of one sheet or text, empty ones between filled ones included. */
  rows: 500_000,
  /** As many as a sheet of a spreadsheet program has. */
  columns: 16_384,
  /** Of one sheet or text: its rows times its columns. */
  cells: 2_000_000,
  /** Characters of one cell. */
  cellText: 1_000_000,
  /** Characters of all cells: each of a million cells may hold the same long text. */
  text: 50_000_000,
  /** Elements within one another in the XML of a workbook. */
  depth: 50,
  /** Milliseconds. */
  time: 60_000,
} as const

const most = (limit: 'parts' | 'rows' | 'columns' | 'cells' | 'cellText' | 'text') =>
  formatCount(FILE_LIMITS[limit])

const APART = 'save the columns that are needed by themselves.'

/** Each follows the name of the file: what it holds too much of, how much is read, what to do. */
export const beyond = {
  bytes: (bytes: number) =>
    `has ${formatBytes(bytes)}; up to ${formatBytes(FILE_LIMITS.bytes)} are read. Save the sheet or the columns that are needed by themselves.`,
  unpackedBytes: () =>
    `unpacks to more than ${formatBytes(FILE_LIMITS.unpackedBytes)}, which is the most that is read. Save the sheet with the codes by itself.`,
  parts: (count: number) =>
    `holds ${formatCount(count)} files; a workbook of up to ${most('parts')} is read. Open it in a spreadsheet program and save it once more.`,
  rows: () =>
    `has more than ${most('rows')} rows, which is the most that is read. Make several files of it.`,
  columns: (row: number) =>
    `has more than ${most('columns')} columns in row ${formatCount(row)}, which is the most that is read. Look for a line end that is missing, or ${APART}`,
  cells: () =>
    `has more than ${most('cells')} cells, which is the most that is read. Make several files of it, or ${APART}`,
  /** `last` is the column's letters. */
  reach: (last: string, rows: number) =>
    `has a sheet that reaches to column ${last} and row ${formatCount(rows)}; up to ${most('rows')} rows and ${most('cells')} cells are read, empty ones included. Delete what stands far outside its table, or save the columns with the codes by themselves.`,
  cellText: () =>
    `has a cell of more than ${most('cellText')} characters, which is the most that is read. Look for a quote that is never closed, or ${APART}`,
  text: () =>
    `has more than ${most('text')} characters in its cells, which is the most that is read. Leave long texts out: ${APART}`,
  time: () =>
    `took longer than ${formatCount(FILE_LIMITS.time / 1000)} seconds to read and was given up. Save the sheet or the columns that are needed by themselves.`,
} as const
