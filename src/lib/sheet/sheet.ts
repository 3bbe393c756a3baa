/** What a page hands over to be exported: rows, the columns that can be written of them, and what has to be said above. */

import type { TotalKind } from '@/lib/numbers/totals.ts'

/**
 * `code` stays text, `at` is epoch milliseconds, `url` an address; null for a value that was not received, which is an
 * empty cell and never 0.
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
  /** Prices of several countries come to nothing. */
  isPrice: boolean
  /** 0 and less count as well, as of a cost or a difference; of a price they do not. */
  hasZero?: boolean
}

export type SheetColumn<Row> = {
  key: string
  label: string
  cell: (row: Row) => Cell
  /** What its figures come to, said above the rows: below them it would be read as one more row. */
  total?: SheetTotal | undefined
}

/** The columns of a part of a row, such as of its record, as columns of the row; of a row without that part the cells are empty. */
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

/** Lines above the names of the columns, the number of rows and the totals among them. */
export const MOST_HEAD_LINES = 10

export type ExportSource<Row> = {
  /** Of the file, without its extension. */
  name: string
  /**
   * Head lines: what, when, country, incomplete or not, currency stated or not, order. How many rows of how many is added;
   * of more than `MOST_HEAD_LINES` the last ones go to the details. They are written with the file, in the language of files,
   * whatever the reader's. `which` says whether the rows are those that the page's filters leave, or all.
   */
  about: (which?: 'filtered' | 'all') => readonly string[]
  /** Formulas, spellings, what was left out and why: below the rows of a CSV, and on a sheet of its own in a workbook. */
  details?: () => readonly string[]
  columns: readonly SheetColumn<Row>[]
  /** Keys of the columns on the screen; null where there is no choice to make. */
  shown: readonly string[] | null
  rows: readonly Row[]
  /** Where the prices of a row are: those of several countries come to nothing. Absent: all are of one. */
  countryOf?: (row: Row) => string
  /** Null where nothing is filtered. */
  filtered: readonly Row[] | null
  /** How many there are of which `rows` are a part; null where nobody said. Absent: `rows` are all. */
  total?: number | null
  /** The answer's own text, or what was parsed of it; of an array each element is an answer. Absent where it is not offered. */
  received?: () => unknown
  /** In place of `received`: what is stored of each row, so that the JSON holds the same rows as a table would. */
  receivedOf?: (row: Row) => unknown
  /** What these give, where that is not the answer itself: "JSON, as kept". */
  receivedLabel?: string
}
