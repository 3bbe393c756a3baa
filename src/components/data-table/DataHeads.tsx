import { isFigureKind } from '@/api/fields/kinds.ts'
import type { SortKeys } from '@/lib/sortKeys.ts'
import { headerOf, type DataColumn } from './defineColumns.ts'

type Props<Row, Context> = {
  columns: readonly DataColumn<Row, string, Context>[]
  context: Context
  /** The order of a table that the user cannot sort. */
  sorting?: SortKeys<string>
}

/** The header cells of a table that draws all its rows. */
export function DataHeads<Row, Context>({ columns, context, sorting = [] }: Props<Row, Context>) {
  const [first] = sorting
  return columns.map((column) => {
    const { id, kind, opensGroup, className, head, headAttributes } = column
    return (
      <th
        key={id}
        scope="col"
        data-column={id}
        data-number={isFigureKind(kind) || undefined}
        data-group={opensGroup}
        className={className}
        aria-sort={first?.column === id ? (first.down ? 'descending' : 'ascending') : undefined}
        {...headAttributes}
      >
        {head ? head(context) : headerOf(column, context)}
      </th>
    )
  })
}
