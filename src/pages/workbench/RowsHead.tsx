import { ColumnHead } from '../../grid/ColumnHead.tsx'
import type { ColumnSizing } from '../../grid/useColumnLayout.ts'
import { COLUMNS, isFigureColumn, isPrice, type ColumnKey } from '../../model/columns/columns.ts'
import type { RowSort } from '../../model/workbench/rowView.ts'
import { DifferenceAxis } from '../../position/setMarket/DifferenceBar.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { WORKBENCH } from '../../words/workbenchNames.ts'
import styles from './RowsTable.module.css'
import { type TableColumn } from './tableColumns.ts'

type Props = {
  columns: readonly TableColumn[]
  sort: RowSort
  onSort: (column: ColumnKey, beside: boolean) => void
  onResize: ColumnSizing['resize']
  isMixed: boolean
  /** Of the rows that pass none, some or all, as far as it is known; rows that do not pass may be selected as well. */
  selected: 'none' | 'some' | 'all'
  onSelectAll: (isSelected: boolean) => void
}

const UNSORTED = 'Not sorted: nothing says which country a price belongs to.'

/** The columns: a press sorts by one, with Shift after those pressed before. */
export function RowsHead(props: Props) {
  const { columns, sort, onSort, onResize, isMixed, selected, onSelectAll } = props
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
        {columns.map(({ key, label, opensGroup }) => (
          <ColumnHead
            key={key}
            column={key}
            label={label}
            isNumber={isFigureColumn(key)}
            opensGroup={opensGroup}
            formula={COLUMNS[key].formula}
            axis={key === 'difference' && <DifferenceAxis />}
            sort={sort}
            onSort={onSort}
            onResize={(width, isOver) => onResize(key, width, isOver)}
            still={isMixed && isPrice(key) ? UNSORTED : undefined}
          />
        ))}
      </tr>
    </thead>
  )
}
