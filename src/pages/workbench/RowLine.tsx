import { memo, useRef } from 'react'
import { useOwnFocus } from '../../grid/useOwnFocus.ts'
import { shortId } from '../../lib/format.ts'
import { isFigureColumn } from '../../model/columns/columns.ts'
import type { ResultRow } from '../../model/resultSet/resultRow.ts'
import type { WorkRow } from '../../model/workbench/rowView.ts'
import { ProductPicture } from '../../pictures/ProductPicture.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { selectNamed } from '../../words/selectionNames.ts'
import { RowCell } from './RowCell.tsx'
import styles from './RowsTable.module.css'
import { type TableColumn } from './tableColumns.ts'

type Props = {
  row: WorkRow
  /** Among the rows that pass, from 0. */
  place: number
  columns: readonly TableColumn[]
  /** null for a row that cannot be told from others. */
  isSelected: boolean | null
  onSelect: (row: ResultRow, place: number, isSelected: boolean, isRange: boolean) => void
}

/** One row: its picture and what the columns say of it. */
export const RowLine = memo(function RowLine(props: Props) {
  const { row, place, columns, isSelected, onSelect } = props
  const withShift = useRef(false)
  const line = useRef<HTMLTableRowElement>(null)
  useOwnFocus(line, place)
  // On a phone its place in the market takes that of merchant and MRP.
  const isPlaced = typeof row.market?.index === 'number'
  return (
    <tr
      ref={line}
      data-row={place}
      aria-rowindex={place + 2}
      data-placed={isPlaced || undefined}
      data-out={row.active === false || undefined}
      data-selected={isSelected || undefined}
    >
      <td className={styles.select}>
        {isSelected !== null && (
          <Checkbox
            hideLabel
            label={selectNamed(row.title ?? shortId(row.productId))}
            checked={isSelected}
            // Comes first, and knows of the key; of a press on Space, too.
            onClick={({ shiftKey }) => {
              withShift.current = shiftKey
            }}
            onChange={(on) => onSelect(row, place, on, withShift.current)}
          />
        )}
      </td>
      <td className={styles.picture}>
        <ProductPicture
          className={styles.thumb}
          src={row.imageUrl}
          size="thumb"
          faded={row.active === false}
        />
      </td>
      {columns.map(({ key, opensGroup }) => {
        // What names the row is said with each of its figures.
        const Cell = key === 'title' ? 'th' : 'td'
        return (
          <Cell
            key={key}
            scope={key === 'title' ? 'row' : undefined}
            data-column={key}
            data-number={isFigureColumn(key) || undefined}
            data-group={opensGroup}
          >
            <RowCell row={row} column={key} />
          </Cell>
        )
      })}
    </tr>
  )
})
