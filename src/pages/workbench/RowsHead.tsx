import { columnLabels, formulas } from '../../domain/workbench/columnLabels.ts'
import type { ColumnKey } from '../../domain/workbench/columns.ts'
import type { RowSort } from '../../domain/workbench/rowView.ts'
import { WORKBENCH } from '../../domain/workbenchNames.ts'
import { Fn } from '../../parts/Fn.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SortButton } from '../../ui/SortButton.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import styles from './RowsTable.module.css'
import { isFigure, isPrice, type TableColumn } from './tableColumns.ts'

type Props = {
  columns: readonly TableColumn[]
  sort: RowSort
  onSort: (column: ColumnKey, beside: boolean) => void
  isMixed: boolean
  /** Of the rows that pass none, some or all, as far as it is known; rows that do not pass may be selected as well. */
  selected: 'none' | 'some' | 'all'
  onSelectAll: (isSelected: boolean) => void
}

const UNSORTED = 'Not sorted: nothing says which country a price belongs to.'

/** The columns: a press sorts by one, with Shift also by a second. */
export function RowsHead(props: Props) {
  const { columns, sort, onSort, isMixed, selected, onSelectAll } = props
  return (
    <thead>
      <tr>
        <td className={styles.select}>
          <Checkbox
            hideLabel
            label={WORKBENCH.selectAll}
            checked={selected === 'all'}
            indeterminate={selected === 'some'}
            onChange={onSelectAll}
          />
        </td>
        <td className={styles.picture}>
          <span className="vh">Picture</span>
        </td>
        {columns.map(({ key, opensGroup }) => {
          const at = sort.findIndex(({ column }) => column === key)
          const by = sort[at]
          const formula = formulas[key]
          const isStill = isMixed && isPrice(key)
          const button = (
            <SortButton
              className={styles.sort}
              sorted={by ? (by.down ? 'down' : 'up') : null}
              rank={by && sort.length > 1 ? at + 1 : undefined}
              {...(isStill
                ? { 'aria-disabled': true }
                : { onClick: ({ shiftKey }) => onSort(key, shiftKey) })}
            >
              {columnLabels[key]}
            </SortButton>
          )
          return (
            <th
              key={key}
              scope="col"
              data-column={key}
              data-number={isFigure(key) || undefined}
              data-group={opensGroup}
              // Of several sorted columns only the first may say so.
              aria-sort={by && at === 0 ? (by.down ? 'descending' : 'ascending') : undefined}
            >
              <span className={styles.head}>
                {isStill ? <Tooltip text={UNSORTED}>{button}</Tooltip> : button}
                {formula !== undefined && <Fn formula={formula} />}
              </span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
