/** A table’s columns as a table of a report. */
import type { Kind } from '@/api/fields/kinds.ts'
import type { ReportColumn, ReportKind, ReportPart } from '@/domain/report/report.ts'
import type { Cell } from '@/lib/sheet/sheet.ts'
import { headerOf, type DataColumn } from './defineColumns.ts'
import { fileColumns } from './fileColumns.ts'

/** The kind of a report column for each kind of table column; every kind that is not listed is text. */
const REPORT_KINDS: Partial<Record<Kind, ReportKind>> = {
  id: 'code',
  code: 'code',
  price: 'price',
  percent: 'percent',
  points: 'index',
  count: 'count',
  rank: 'count',
  score: 'count',
  stamp: 'when',
}

function kindOf<Row, Context>(
  { kind, report }: DataColumn<Row, string, Context>,
  context: Context,
): ReportKind {
  const own = typeof report?.kind === 'function' ? report.kind(context) : report?.kind
  return own ?? REPORT_KINDS[kind] ?? 'text'
}

/** Describes a column for a report. */
export const reportColumn = <Row, Context>(
  column: DataColumn<Row, string, Context>,
  context: Context,
): ReportColumn => ({
  key: column.id,
  label: column.report?.header ?? headerOf(column, context),
  kind: kindOf(column, context),
  ...(column.formula !== undefined && { formula: column.formula }),
  ...(column.report?.equalWithin && { equalWithin: column.report.equalWithin(context) }),
})

/** The given columns, in their order, with a row of cells for each row. */
export function reportTable<Row, Context>(
  columns: readonly DataColumn<Row, string, Context>[],
  rows: readonly Row[],
  context: Context,
): Pick<ReportPart, 'columns' | 'rows'> {
  const cells = new Map(fileColumns(columns, rows, context).map(({ key, cell }) => [key, cell]))
  const shown = columns.filter(({ id }) => cells.has(id))
  const cellIn = ({ id, report }: (typeof columns)[number], row: Row): Cell =>
    report?.cell ? report.cell(row) : (cells.get(id)?.(row) ?? null)
  return {
    columns: shown.map((column) => reportColumn(column, context)),
    rows: rows.map((row) => shown.map((column) => cellIn(column, row))),
  }
}
