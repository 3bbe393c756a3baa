/** The visible columns of a table and the order of its rows. */
import { orderBy, type SortKeys } from '@/lib/sortKeys.ts'
import { figureOf, headerOf, sortValueOf, type DataColumn } from './defineColumns.ts'

/** The columns that have anything to show for the rows. */
export function availableColumns<Row, Id extends string, Context>(
  columns: readonly DataColumn<Row, Id, Context>[],
  rows: readonly Row[],
  context: Context,
): DataColumn<Row, Id, Context>[] {
  return columns.filter(
    ({ needs, isFileOnly }) => isFileOnly !== true && (needs?.(rows, context) ?? true),
  )
}

/**
 * The columns that the user chose (`columnVisibility`), or the default ones if none were chosen (null). The column that names the
 * row is always visible.
 */
export function visibleColumns<Row, Id extends string, Context>(
  columns: readonly DataColumn<Row, Id, Context>[],
  rows: readonly Row[],
  context: Context,
  columnVisibility: readonly string[] | null,
): DataColumn<Row, Id, Context>[] {
  return availableColumns(columns, rows, context).filter(({ id, isName, isUsual = true }) => {
    if (columnVisibility !== null) return isName === true || columnVisibility.includes(id)
    return typeof isUsual === 'function' ? isUsual(rows, context) : isUsual
  })
}

/** The columns that the column picker lists. */
export const pickerColumns = <Row, Id extends string, Context>(
  columns: readonly DataColumn<Row, Id, Context>[],
  rows: readonly Row[],
  context: Context,
) =>
  availableColumns(columns, rows, context).map((column) => ({
    key: column.id,
    label: headerOf(column, context),
    isAlwaysShown: column.isName === true,
  }))

/** The sort keys by which these rows can be compared. */
export function usableSorting<Row, Id extends string, Context>(
  columns: readonly DataColumn<Row, Id, Context>[],
  rows: readonly Row[],
  context: Context,
  sorting: SortKeys<Id>,
): SortKeys<Id> {
  const usable = new Set<string>(
    availableColumns(columns, rows, context)
      .filter(({ incomparable }) => (incomparable?.(context) ?? null) === null)
      .map(({ id }) => id),
  )
  return sorting.filter(({ column }) => usable.has(column))
}

/** Sorts the rows by several columns; rows without a value come last in both directions. Without a key the order stays. */
export function sortedRows<Row, Id extends string, Context>(
  columns: readonly DataColumn<Row, Id, Context>[],
  rows: readonly Row[],
  sorting: SortKeys<Id>,
): readonly Row[] {
  if (sorting.length === 0) return rows
  const byId = new Map<string, DataColumn<Row, Id, Context>>(columns.map((one) => [one.id, one]))
  return orderBy(
    rows,
    sorting,
    (row, id) => {
      const column = byId.get(id)
      return column === undefined ? null : sortValueOf(column, row)
    },
    (row, id) => byId.get(id)?.comparableWithin?.(row) ?? '',
  )
}

/** Returns a reader for the figures of the columns that have totals. It returns null for a row whose figure doesn’t count. */
export function figureReader<Row, Id extends string, Context>(
  columns: readonly DataColumn<Row, Id, Context>[],
): (row: Row, id: Id) => number | null {
  const byId = new Map<string, DataColumn<Row, Id, Context>>(columns.map((one) => [one.id, one]))
  return (row, id) => {
    const column = byId.get(id)
    return column?.isTotalled?.(row) === false || column === undefined
      ? null
      : figureOf(column, row)
  }
}

/** Returns a function from a column’s id to its header. */
export function headerReader<Row, Id extends string, Context>(
  columns: readonly DataColumn<Row, Id, Context>[],
  context: Context,
): (id: Id) => string {
  const headers = new Map<string, string>(columns.map((one) => [one.id, headerOf(one, context)]))
  return (id) => headers.get(id) ?? id
}
