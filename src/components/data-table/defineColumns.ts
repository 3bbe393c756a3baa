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
  /** Where the file has the column under another condition than the page. */
  needs?: (rows: readonly Row[], context: Context) => boolean
  /** Columns after it: what its cell on the page says besides its value. */
  beside?: (context: Context) => readonly SheetColumn<Row>[]
}

type ReportCells<Row, Context> = {
  header?: string
  kind?: ReportKind | ((context: Context) => ReportKind)
  cell?: (row: Row) => Cell
  /** Of a `change`: up to what difference, in percent, two prices are equal. */
  equalWithin?: (context: Context) => number
}

/** `Context` is what the cells need besides their row, such as the countries of the page. */
export type DataColumn<Row, Id extends string = string, Context = unknown> = {
  /** In addresses, stored preferences and `data-column`: it never changes. */
  id: Id
  header: string | ((context: Context) => string)
  /** Drawn in place of the header, in a table that draws all its rows. */
  head?: (context: Context) => ReactNode
  /** Decides how values are written, sorted, totalled and saved. */
  kind: Kind
  accessor: (row: Row) => Value
  /** In place of the value written by its kind. */
  cell?: ((row: Row, context: Context) => ReactNode) | undefined
  /** What stands for a missing value. */
  empty?: string | undefined
  /** How figures are written where that differs from their kind. */
  format?: (value: number) => string
  /** What its figures come to, where that differs from their kind; null for nothing. */
  footer?: TotalKind | null | undefined
  /** How that is written where it differs from the kind. */
  formatFooter?: ((value: number) => string) | undefined
  /** Figures of 0 and less count as well, as of a cost; of other prices they do not. */
  hasZero?: true
  /** Whether there is anything to show in it. Absent: always. */
  needs?: (rows: readonly Row[], context: Context) => boolean
  /** Whether it is visible until the user chooses columns. Absent: yes. */
  isUsual?: boolean | ((rows: readonly Row[], context: Context) => boolean)
  /** It names the row: the first, always visible, and a row header. */
  isName?: true
  /** In px; of one that takes what the others leave, the least it needs. Absent: the width of its kind. */
  size?: number
  takesRest?: true
  /** Its size has room for every price: none is added for long ones and for the currency label. */
  fitsAnyFigure?: true
  /** A hairline before it. */
  opensGroup?: true | undefined
  /** How a calculated figure comes about. */
  formula?: string | undefined
  /** What the specification leaves open about it. */
  open?: string | undefined
  /** Under the header, where the cells share a scale. */
  axis?: ReactNode
  /** Values are put in order only among rows for which this is the same, such as prices of one country. */
  comparableWithin?: (row: Row) => string
  /** Whether the figure of a row takes part in the total. Absent: each that counts. */
  isTotalled?: (row: Row) => boolean
  /** Why rows are in no order by it and have no total of it; null where they can be compared. */
  incomparable?: (context: Context) => { order: string; total: string } | null
  /** Of each cell; in a table that draws all its rows of the header, too. */
  className?: string | undefined
  /** Of the header in such a table. */
  headAttributes?: Readonly<Record<string, string | true | undefined>> | undefined
  /** Of each cell: marks for the style sheet of the page, and a title where the cell may be cut. */
  attributes?: (row: Row, context: Context) => Readonly<Record<string, string | true | undefined>>
  /** Null for what no file has, such as buttons. */
  file?: FileCells<Row, Context> | null
  /** Where a report differs from a file. */
  report?: ReportCells<Row, Context>
  /** Only files and reports have it. */
  isFileOnly?: true
}

/** Columns in their usual order, from one list. Throws where two of them have one id. */
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

/** The ids that an address or a stored preference may name, in the usual order. */
export const columnIds = <Id extends string>(columns: readonly { id: Id; isFileOnly?: true }[]) =>
  columns.filter(({ isFileOnly }) => isFileOnly !== true).map(({ id }) => id)

export const headerOf = <Row, Context>(
  { header }: Pick<DataColumn<Row, string, Context>, 'header'>,
  context: Context,
): string => (typeof header === 'string' ? header : header(context))

export const sizeOf = <Row, Context>({ size, kind }: DataColumn<Row, string, Context>): number =>
  size ?? KINDS[kind].width ?? KINDS.text.width

/** A figure that counts in orders and totals; null for every other value. */
export function figureOf<Row, Context>(
  { accessor, kind, hasZero }: DataColumn<Row, string, Context>,
  row: Row,
): number | null {
  const value = accessor(row)
  if (typeof value !== 'number' || !isFigureKind(kind)) return null
  const counts = hasZero ? Number.isFinite(value) : isCounted(kind, value)
  return counts ? value : null
}

/** A value as rows are put in order by it: null, which comes last in both directions, where none counts. */
export function sortValueOf<Row, Context>(
  column: DataColumn<Row, string, Context>,
  row: Row,
): SortValue {
  const value = column.accessor(row)
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? figureOf(column, row) : value
}

/** Null for a column whose figures come to nothing. */
export const footerOf = <Row, Context>({
  footer,
  kind,
}: DataColumn<Row, string, Context>): TotalKind | null =>
  footer === undefined ? totalOfKind(kind) : footer
