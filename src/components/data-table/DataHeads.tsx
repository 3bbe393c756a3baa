import { isFigureKind } from '@/api/fields/kinds.ts'
import { calculatedAs } from '@/components/ui/figures/FormulaHint.tsx'
import { Tooltip } from '@/components/ui/layers/Tooltip.tsx'
import { SortButton } from '@/components/ui/tables/SortButton.tsx'
import type { SortKeys } from '@/lib/sortKeys.ts'
import { headerOf, type DataColumn } from './defineColumns.ts'

type Props<Row, Context> = {
  columns: readonly DataColumn<Row, string, Context>[]
  context: Context
  sorting?: SortKeys<string>
  /**
   * Sorts the rows by the column with this id. Absent in a table that the user can’t sort; a column with a `head` is never
   * sorted.
   */
  onSort?: (id: string) => void
}

/** The header cells of a table that draws all its rows. */
export function DataHeads<Row, Context>(props: Props<Row, Context>) {
  const { columns, context, sorting = [], onSort } = props
  const [first] = sorting
  return columns.map((column) => {
    const { id, kind, opensGroup, className, head, headAttributes, formula } = column
    const direction = first?.column === id ? (first.down ? 'descending' : 'ascending') : undefined
    const header = headerOf(column, context)
    const button = onSort && (
      <SortButton
        sorted={direction === undefined ? null : direction === 'descending' ? 'down' : 'up'}
        onClick={() => onSort(id)}
      >
        {header}
      </SortButton>
    )
    return (
      <th
        key={id}
        scope="col"
        data-column={id}
        data-number={isFigureKind(kind) || undefined}
        data-group={opensGroup}
        className={className}
        aria-sort={direction}
        {...headAttributes}
      >
        {head ? (
          head(context)
        ) : button && formula !== undefined ? (
          <Tooltip text={calculatedAs(formula)}>{button}</Tooltip>
        ) : (
          (button ?? header)
        )}
      </th>
    )
  })
}
