/** The layout of a sheet in each format: head lines, column names, rows, a last line if rows are missing, and details. */
import { createDelimitedWriter, MARK, createPasteWriter, type RowWriter } from './delimited.ts'
import type { ExportChoice } from './exportChoice.ts'
import type { Cell } from './sheet.ts'
import { namesXml, rowsXml, sheetEnd, sheetStart } from './sheetXml.ts'

export type SheetLayout = {
  /**
   * Writes everything before the first row. It is called last, when the number of rows is known; `sample` has rows that decide
   * the widths of columns.
   */
  start: (head: readonly string[], labels: readonly string[], sample: readonly Cell[][]) => string
  /** Writes one row; `at` is the number of rows before it. */
  row: (cells: readonly Cell[], at: number) => string
  /**
   * Writes everything after the last of `count` rows; `note` is a separate line. Only text formats write the details here, below
   * an empty line.
   */
  end: (count: number, note: string | null, details: readonly string[]) => string
}

/** Head lines, followed by an empty line before the table. */
const spaced = (head: readonly string[]): string[][] =>
  head.length === 0 ? [] : [...head.map((line) => [line]), []]

function textLayout(write: RowWriter, mark = ''): SheetLayout {
  return {
    start: (head, labels) => mark + write([...spaced(head), labels]),
    row: (cells) => write([cells]),
    end: (_count, note, details) => {
      const noted = note === null ? [] : [[note]]
      return write(details.length === 0 ? noted : [...noted, [], ...details.map((line) => [line])])
    },
  }
}

export function csvLayout({
  mark,
  ...style
}: Pick<ExportChoice, 'separator' | 'decimal' | 'plainCodes' | 'mark'>): SheetLayout {
  return textLayout(createDelimitedWriter(style), mark ? MARK : '')
}

export function pasteLayout({ decimal }: Pick<ExportChoice, 'decimal'>): SheetLayout {
  return textLayout(createPasteWriter(decimal))
}

/** The minimum and maximum width of a column, in characters. */
const WIDTHS = [9, 48] as const
/** The width of `2025-11-18 09:42:07`, in characters. */
const MOMENT_WIDTH = 19
/** The width of a column of sentences, in characters. */
const LINES_WIDTH = 120

function widthOf(cell: Cell): number {
  if (cell === null) return 0
  if (typeof cell !== 'object') return String(cell).length
  if ('at' in cell) return MOMENT_WIDTH
  return ('code' in cell ? cell.code : cell.url).length
}

/** A sheet with one line per row, which describes the rows of the first sheet. */
export function linesSheet(lines: readonly string[]): string {
  const rows = lines.map((line) => [line])
  return sheetStart([LINES_WIDTH]) + rowsXml(rows, 1) + sheetEnd(0, 0, 0)
}

/** The layout of a workbook’s sheet with this many columns and head lines, because cells are named by their position. */
export function sheetLayout(columns: number, headLines: number): SheetLayout {
  const namesRow = headLines === 0 ? 1 : headLines + 2
  return {
    start: (head, labels, sample) => {
      const widths = labels.map((label, column) => {
        const wide = Math.max(label.length, ...sample.map((row) => widthOf(row[column] ?? null)))
        return Math.min(Math.max(wide + 2, WIDTHS[0]), WIDTHS[1])
      })
      return sheetStart(widths) + rowsXml(spaced(head), 1) + namesXml(labels, namesRow)
    },
    row: (cells, at) => rowsXml([cells], namesRow + 1 + at),
    end: (count, note) => {
      const last = namesRow + count
      const line = note === null ? '' : rowsXml([[note]], last + 1)
      return line + sheetEnd(columns, namesRow, last)
    },
  }
}
