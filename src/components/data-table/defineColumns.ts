/**
 * The one definition of a table's columns. The drawn table, the column picker, sorting, totals, the ids in addresses, files and
 * the table of a report all follow from it. The vocabulary is that of TanStack Table (`id`, `header`, `accessor`, `cell`,
 * `footer`, `size`); why its package is not used: docs/decisions.md.
 */
import type { ReactNode } from 'react'
import { isCounted, isFigureKind, KINDS, totalOfKind, type Kind } from '@/api/fields/kinds.ts'
import type { ReportKind } from '@/domain/report/report.ts'
import type { TotalKind } from '@/lib/numbers/totals.ts'
import type { Cell, SheetColumn } from '@/lib/sheet/sheet.ts'
import type { SortValue } from '@/lib/sortKeys.ts'

/** The value of a cell; null if the row has none. Times are epoch milliseconds. */
type Value = string | number | boolean | null

type FileCells<Row, Context> = {
  /** The column’s header in files, if it differs from the one on the page. */
  header?: string | ((context: Context) => string)
  cell?: (row: Row) => Cell
  /** Whether a file has the column, if that condition differs from the one on the page. */
  needs?: (rows: readonly Row[], context: Context) => boolean
  /** Further columns that files have after this one, for what the cell on the page shows besides the value. */
  beside?: (context: Context) => readonly SheetColumn<Row>[]
}

type ReportCells<Row, Context> = {
  header?: string
  kind?: ReportKind | ((context: Context) => ReportKind)
  cell?: (row: Row) => Cell
  /** For a column of the kind `change`: two prices count as equal if they differ by at most this many percent. */
  equalWithin?: (context: Context) => number
}

/** `Context` is what the cells need besides their row, such as the countries of the page. */
export type DataColumn<Row, Id extends string = string, Context = unknown> = {
  /** The column’s id, which is part of addresses, stored preferences and `data-column`: never change it. */
  id: Id
  header: string | ((context: Context) => string)
  /** Replaces the header in a table that draws all its rows. */
  head?: (context: Context) => ReactNode
  /** Decides how values are written, sorted, totalled and saved. */
  kind: Kind
  accessor: (row: Row) => Value
  /** Draws a cell in place of the value as the column’s kind formats it. */
  cell?: ((row: Row, context: Context) => ReactNode) | undefined
  /** The text in place of a missing value. */
  empty?: string | undefined
  /** Formats a figure, if not as its kind does. */
  format?: (value: number) => string
  /** The kind of total, if it differs from the usual one of the column’s kind; null for no total. */
  footer?: TotalKind | null | undefined
  /** Formats the total, if not as its kind does. */
  formatFooter?: ((value: number) => string) | undefined
  /** Figures of 0 and less count in sorting and totals too, as for costs; without it a price counts only if it is positive. */
  hasZero?: true
  /** Whether the column has anything to show. Absent: it always has. */
  needs?: (rows: readonly Row[], context: Context) => boolean
  /** Whether the column is visible by default. Absent: it is. */
  isUsual?: boolean | ((rows: readonly Row[], context: Context) => boolean)
  /** The column names the row: it is the first, always visible, and its cells are row headers. */
  isName?: true
  /** The width in px; with `takesRest`, the minimum. Absent: the usual width of the column’s kind. */
  size?: number
  takesRest?: true
  /** Whether `size` already has room for every price and the currency label, so that nothing is added. */
  fitsAnyFigure?: true
  /** Whether a hairline separates the column from the one before. */
  opensGroup?: true | undefined
  /** How the app calculates the column’s figure; absent for a received one. */
  formula?: string | undefined
  /** What the specification leaves open about the column. */
  open?: string | undefined
  /** The axis below the header, if the cells share a scale. */
  axis?: ReactNode
  /** The group of a row: its value is compared only with those of rows in the same group, such as prices of one country. */
  comparableWithin?: (row: Row) => string
  /** Whether a row’s figure is part of the total. Absent: every figure that counts. */
  isTotalled?: (row: Row) => boolean
  /** Why rows can’t be sorted by the column and why it has no total; null if its values can be compared. */
  incomparable?: (context: Context) => { order: string; total: string } | null
  /** The class of each cell, and of the header in a table that draws all its rows. */
  className?: string | undefined
  /** Attributes of the header in a table that draws all its rows. */
  headAttributes?: Readonly<Record<string, string | true | undefined>> | undefined
  /** Attributes of each cell: data attributes for the page’s style sheet, and a title if the cell may be truncated. */
  attributes?: (row: Row, context: Context) => Readonly<Record<string, string | true | undefined>>
  /** The column in files; null if files don’t have it, as for a column of buttons. */
  file?: FileCells<Row, Context> | null
  /** The column in a report, if it differs. */
  report?: ReportCells<Row, Context>
  /** Whether only files and reports have the column. */
  isFileOnly?: true
}

/** Defines the columns of a table, given in their default order. Throws if two of them have the same id. */
export const defineColumns =
  <Row, Context = unknown>() =>
  <const Id extends string>(
    columns: readonly DataColumn<Row, Id, Context>[],
  ): readonly DataColumn<Row, Id, Context>[] => {
    const ids = new Set<string>()
    for (const { id } of columns) {
      if (ids.has(id)) throw new Error(`Two columns have the id ${id}`)
      ids.add(id)
    }
    return columns
  }

/** The ids allowed in an address or a stored preference, in the default order. */
export const columnIds = <Id extends string>(columns: readonly { id: Id; isFileOnly?: true }[]) =>
  columns.filter(({ isFileOnly }) => isFileOnly !== true).map(({ id }) => id)

export const headerOf = <Row, Context>(
  { header }: Pick<DataColumn<Row, string, Context>, 'header'>,
  context: Context,
): string => (typeof header === 'string' ? header : header(context))

export const sizeOf = <Row, Context>({ size, kind }: DataColumn<Row, string, Context>): number =>
  size ?? KINDS[kind].width ?? KINDS.text.width

/** A figure that counts for sorting and totals; null for any other value. */
export function figureOf<Row, Context>(
  { accessor, kind, hasZero }: DataColumn<Row, string, Context>,
  row: Row,
): number | null {
  const value = accessor(row)
  if (typeof value !== 'number' || !isFigureKind(kind)) return null
  const counts = hasZero ? Number.isFinite(value) : isCounted(kind, value)
  return counts ? value : null
}

/** The value to sort a row by; null, which sorts last in both directions, if none counts. */
export function sortValueOf<Row, Context>(
  column: DataColumn<Row, string, Context>,
  row: Row,
): SortValue {
  const value = column.accessor(row)
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? figureOf(column, row) : value
}

/** The kind of total; null for a column without one. */
export const footerOf = <Row, Context>({
  footer,
  kind,
}: DataColumn<Row, string, Context>): TotalKind | null =>
  footer === undefined ? totalOfKind(kind) : footer
