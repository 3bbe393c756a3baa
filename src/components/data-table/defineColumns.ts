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

/** Null where the row has no value. Times are epoch milliseconds. */
type Value = string | number | boolean | null

type FileCells<Row, Context> = {
  /** Where it differs from the header on the page. */
  header?: string | ((context: Context) => string)
  cell?: (row: Row) => Cell
  /** If the condition for the column in files differs from that on the page. */
  needs?: (rows: readonly Row[], context: Context) => boolean
  /** Additional columns after it, for what the cell on the page shows besides the value. */
  beside?: (context: Context) => readonly SheetColumn<Row>[]
}

type ReportCells<Row, Context> = {
  header?: string
  kind?: ReportKind | ((context: Context) => ReportKind)
  cell?: (row: Row) => Cell
  /** For a `change`: two prices count as equal up to this difference, in percent. */
  equalWithin?: (context: Context) => number
}

/** `Context` is what the cells need besides their row, such as the countries of the page. */
export type DataColumn<Row, Id extends string = string, Context = unknown> = {
  /** Part of addresses, stored preferences and `data-column`: never change it. */
  id: Id
  header: string | ((context: Context) => string)
  /** Replaces the header in a table that draws all its rows. */
  head?: (context: Context) => ReactNode
  /** Decides how values are written, sorted, totalled and saved. */
  kind: Kind
  accessor: (row: Row) => Value
  /** Replaces the value as its kind formats it. */
  cell?: ((row: Row, context: Context) => ReactNode) | undefined
  /** Shown for a missing value. */
  empty?: string | undefined
  /** How figures are formatted if that differs from their kind. */
  format?: (value: number) => string
  /** The total of its figures, if it differs from that of the kind; null for no total. */
  footer?: TotalKind | null | undefined
  /** How the total is formatted if that differs from the kind. */
  formatFooter?: ((value: number) => string) | undefined
  /** Figures of 0 and less count too, for example for costs; other prices must be positive. */
  hasZero?: true
  /** Whether the column has anything to show. Absent: always. */
  needs?: (rows: readonly Row[], context: Context) => boolean
  /** Whether it is visible by default. Absent: yes. */
  isUsual?: boolean | ((rows: readonly Row[], context: Context) => boolean)
  /** The column names the row: it is the first, always visible, and its cells are row headers. */
  isName?: true
  /** In px; with `takesRest`, the minimum. Absent: the width of its kind. */
  size?: number
  takesRest?: true
  /** `size` already has room for every price and the currency label, so nothing is added. */
  fitsAnyFigure?: true
  /** A hairline separates it from the column before. */
  opensGroup?: true | undefined
  /** How a calculated figure is calculated. */
  formula?: string | undefined
  /** What the specification leaves open about the column. */
  open?: string | undefined
  /** Drawn below the header if the cells share a scale. */
  axis?: ReactNode
  /** Values are compared only among rows with the same result, such as prices of one country. */
  comparableWithin?: (row: Row) => string
  /** Whether a row’s figure is part of the total. Absent: every figure that counts. */
  isTotalled?: (row: Row) => boolean
  /** Why rows can’t be sorted by it and why it has no total; null if they can be compared. */
  incomparable?: (context: Context) => { order: string; total: string } | null
  /** For each cell, and for the header in a table that draws all its rows. */
  className?: string | undefined
  /** For the header in such a table. */
  headAttributes?: Readonly<Record<string, string | true | undefined>> | undefined
  /** For each cell: data attributes for the page’s style sheet, and a title if the cell may be truncated. */
  attributes?: (row: Row, context: Context) => Readonly<Record<string, string | true | undefined>>
  /** Null if files don’t have the column, as for buttons. */
  file?: FileCells<Row, Context> | null
  /** Where the column differs in a report. */
  report?: ReportCells<Row, Context>
  /** Only files and reports have the column. */
  isFileOnly?: true
}

/** The columns of a table in their default order. Throws if two columns have the same id. */
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
