import type { ReactNode } from 'react'
import { formatOfKind } from '@/api/fields/kindFormats.ts'
import { isFigureKind } from '@/api/fields/kinds.ts'
import { LangText } from '@/components/ui/figures/LangText.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { shortId } from '@/lib/numbers/format.ts'
import { NONE_RECORDED } from '@/words/columnNames.ts'
import type { DataColumn } from './defineColumns.ts'

type CellProps<Row, Context> = {
  column: DataColumn<Row, string, Context>
  row: Row
  context: Context
}

type Props<Row, Context> = Omit<CellProps<Row, Context>, 'column'> & {
  columns: readonly DataColumn<Row, string, Context>[]
}

/** The cells of a row, in the order of the given columns. */
export function DataCells<Row, Context>({ columns, ...props }: Props<Row, Context>) {
  return columns.map((column) => <DataCell key={column.id} column={column} {...props} />)
}

function DataCell<Row, Context>({ column, row, context }: CellProps<Row, Context>) {
  const { id, kind, cell, isName, opensGroup, className, attributes } = column
  const marks = {
    'data-column': id,
    'data-number': isFigureKind(kind) || undefined,
    'data-group': opensGroup,
    className,
    ...attributes?.(row, context),
  }
  const content = cell ? cell(row, context) : valueByKind(column, row)
  // The cell that names the row is a row header, so that screen readers announce it with each of the others.
  return isName ? (
    <th {...marks} data-stick="name" scope="row">
      {content}
    </th>
  ) : (
    <td {...marks}>{content}</td>
  )
}

function valueByKind<Row, Context>(
  { accessor, kind, format, empty }: DataColumn<Row, string, Context>,
  row: Row,
): ReactNode {
  const value = accessor(row)
  if (value === null || value === '') {
    const what = empty ?? (kind === 'stamp' ? NONE_RECORDED : undefined)
    return <EmptyValue {...(what !== undefined && { what })} />
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    const written = format?.(value) ?? (isFigureKind(kind) ? formatOfKind(kind, value) : value)
    return <LangText>{String(written)}</LangText>
  }
  return (
    <span dir="auto" title={value}>
      {kind === 'id' ? shortId(value) : value}
    </span>
  )
}
