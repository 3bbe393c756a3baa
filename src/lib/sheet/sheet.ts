/** The data that a page provides for an export: rows, their possible columns, and the lines above them. */

import type { TotalKind } from '@/lib/numbers/totals.ts'

/**
 * `code` stays text, `at` is in epoch milliseconds, `url` is an address. Null is a value that was not received, written as an
 * empty cell and never as 0.
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
  /** Prices of several countries have no total. */
  isPrice: boolean
  /** 0 and negative values count too, as for a cost or a difference; for a price they do not. */
  hasZero?: boolean
}

export type SheetColumn<Row> = {
  key: string
  label: string
  cell: (row: Row) => Cell
  /** The total of the figures, written above the rows, because below them it would be read as another row. */
  total?: SheetTotal | undefined
}

/** Makes columns of a row from the columns of its part, such as its record; cells are empty for rows without that part. */
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
   * Head lines: content, time, country, completeness, currency, order. The number of rows is added; lines beyond
   * `MOST_HEAD_LINES` move to the details. They are written in the language of files, whatever the user’s. `which`: the rows
   * are those that pass the page’s filters, or all.
   */
  about: (which?: 'filtered' | 'all') => readonly string[]
  /** Formulas, spellings, and what was left out and why: below the rows of a CSV, on a separate sheet of a workbook. */
  details?: () => readonly string[]
  columns: readonly SheetColumn<Row>[]
  /** Keys of the shown columns; null where there is no choice. */
  shown: readonly string[] | null
  rows: readonly Row[]
  /** The country of a row’s prices, because prices of several countries have no total. Absent: all rows are of one country. */
  countryOf?: (row: Row) => string
  /** Null without a filter. */
  filtered: readonly Row[] | null
  /** The total number of which `rows` are a part; null where it is unknown. Absent: `rows` are all. */
  total?: number | null
  /**
   * The text of the answer, or what was parsed from it; each element of an array is an answer. Absent where it is not offered.
   */
  received?: () => unknown
  /** Replaces `received`: the stored data of each row, so that the JSON has the same rows as a table. */
  receivedOf?: (row: Row) => unknown
  /** The label of this choice, where it is not the answer itself. */
  receivedLabel?: string
}
