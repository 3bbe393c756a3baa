/** The data that a page provides for an export: rows, their possible columns, and the lines above them. */

import type { TotalKind } from '@/lib/numbers/totals.ts'

/**
 * The value of a cell. A `code` stays text, `at` is in epoch milliseconds, `url` is an address. Null is a value that was not
 * received, written as an empty cell and never as 0.
 */
export type Cell =
  | string
  | number
  | boolean
  | { code: string }
  | { at: number }
  | { url: string }
  | null

export type SheetTotal = {
  kind: TotalKind
  /** Whether the figures are prices, which have no total if they are of several countries. */
  isPrice: boolean
  /** Whether 0 and negative values count too, as for a cost or a difference; for a price they do not. */
  hasZero?: boolean
}

export type SheetColumn<Row> = {
  key: string
  label: string
  cell: (row: Row) => Cell
  /** The total of the figures, written above the rows, because below them it would be read as another row. */
  total?: SheetTotal | undefined
}

/**
 * Makes columns of a row from the columns of something that the row contains, such as its record; the cells of a row without it
 * are empty.
 */
export const columnsOfPart = <Row, Part>(
  columns: readonly SheetColumn<Part>[],
  partOf: (row: Row) => Part | null,
): SheetColumn<Row>[] =>
  columns.map((column) => ({
    ...column,
    cell: (row) => {
      const part = partOf(row)
      return part === null ? null : column.cell(part)
    },
  }))

/** The maximum number of lines above the column names, including the number of rows and the totals. */
export const MOST_HEAD_LINES = 10

export type ExportSource<Row> = {
  /** The name of the file without extension. */
  name: string
  /**
   * The lines above the table: content, time, country, completeness, currency, order. The number of rows is added; lines beyond
   * `MOST_HEAD_LINES` move to the details. Files have a language of their own, whatever the user’s. `which` says whether the rows
   * are those that pass the page’s filters, or all.
   */
  about: (which?: 'filtered' | 'all') => readonly string[]
  /**
   * The lines about formulas, spellings, and what was left out and why: below the rows of a CSV, on a separate sheet of a
   * workbook.
   */
  details?: () => readonly string[]
  columns: readonly SheetColumn<Row>[]
  /** Keys of the shown columns; null if there is no choice. */
  shown: readonly string[] | null
  rows: readonly Row[]
  /** The country of a row’s prices, because prices of several countries have no total. Absent: all rows are of one country. */
  countryOf?: (row: Row) => string
  /** The rows that pass the page’s filters; null without a filter. */
  filtered: readonly Row[] | null
  /** The total number of which `rows` are a part; null if it is unknown. Absent: `rows` are all. */
  total?: number | null
  /**
   * The text of the service’s answer, or what was parsed from it, for a JSON file; each element of an array is an answer. Absent if
   * the page offers no such file.
   */
  received?: () => unknown
  /** The stored data of one row, for a JSON file with the same rows as the table. It replaces `received`. */
  receivedOf?: (row: Row) => unknown
  /** The label of the JSON file in the export panel, if it does not contain the answer itself. */
  receivedLabel?: string
}
