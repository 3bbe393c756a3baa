/** A table’s columns for files. */
import { cellOf, fileHeader } from '@/api/fields/kindFormats.ts'
import type { SheetColumn, SheetTotal } from '@/lib/sheet/sheet.ts'
import { footerOf, headerOf, type DataColumn } from './defineColumns.ts'

function totalOf<Row, Context>(column: DataColumn<Row, string, Context>): SheetTotal | undefined {
  const kind = footerOf(column)
  if (kind === null) return undefined
  return {
    kind,
    isPrice: column.kind === 'price',
    ...(column.hasZero === true && { hasZero: true }),
  }
}

/** Every column that a file of these rows has, hidden ones included, in the default order. */
export function fileColumns<Row, Context>(
  columns: readonly DataColumn<Row, string, Context>[],
  rows: readonly Row[],
  context: Context,
): SheetColumn<Row>[] {
  return columns.flatMap((column): SheetColumn<Row>[] => {
    const { id, kind, file = {}, accessor } = column
    if (file === null) return []
    const needs = file.needs ?? column.needs
    if (needs && !needs(rows, context)) return []
    const header = headerOf({ header: file.header ?? column.header }, context)
    return [
      {
        key: id,
        label: fileHeader(kind, header),
        cell: file.cell ?? ((row) => cellOf(kind, accessor(row))),
        total: totalOf(column),
      },
      ...(file.beside?.(context) ?? []),
    ]
  })
}
