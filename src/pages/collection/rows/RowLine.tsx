import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { memo, useRef, type ReactNode } from 'react'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { SelectCell } from '@/components/data-table/grid/rows/SelectCell.tsx'
import { useOwnFocus } from '@/components/data-table/grid/useOwnFocus.ts'
import { IconButton } from '@/components/ui/buttons/IconButton.tsx'
import { moveFocusToNextRow } from '@/components/ui/layers/leaveFocus.ts'
import type { WorkRow } from '@/domain/rows/rowView.ts'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { detailsOf } from '@/words/collectionViewNames.ts'
import { removeNamed } from '@/words/pickedNames.ts'
import { selectNamed } from '@/words/selectionNames.ts'
import type { RowsContext, RowTableColumn } from './columns.ts'
import { detailId, type RowActions } from './rowActions.ts'
import { rowTitle } from './rowName.ts'
import styles from './RowsTable.module.css'

type Props = {
  row: WorkRow
  /** The place of the row among the filtered rows, from 0. */
  index: number
  columns: readonly RowTableColumn[]
  context: RowsContext
  /** Whether the row is selected; null for a row without a unique key, which can't be selected. */
  isSelected: boolean | null
  onSelect: (row: WorkRow, place: number, isSelected: boolean, isRange: boolean) => void
  isOpened: boolean
  onOpen: (key: string, place: number) => void
  /** The control that moves the row; absent when rows can't be moved. */
  move?: ReactNode
  isMoving?: boolean
  /**
   * Called with the row's place and item key when it is edited, or has the focus and can be moved; with -1 when it loses the
   * focus.
   */
  onFocusRow: (place: number, key: string | null) => void
}

const isField = (target: Element) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type === 'text')

/** A row of the table: its picture and the cells of the columns. */
export const RowLine = memo(function RowLine(props: Props) {
  const {
    row,
    index: place,
    columns,
    context,
    isSelected,
    onSelect,
    isOpened,
    onOpen,
    onFocusRow,
    move,
  } = props
  const { acts } = context
  const line = useRef<HTMLTableRowElement>(null)
  const canMove = move !== undefined && move !== null
  // A movable row is keyed by its item, so its elements and the focus move with it: pass a constant instead of its place.
  useOwnFocus(line, canMove ? 0 : place)
  const { index = null, myPrice = null, rivalPrice = null, codes = [] } = row.market ?? {}
  // On a phone the price position replaces merchant and MRP. Without a price of yours, the lowest price is shown instead.
  const isPlaced = index !== null || (codes.length > 1 && myPrice !== null)
  return (
    <tr
      ref={line}
      data-row={place}
      data-item={row.item?.key}
      aria-rowindex={place + 2}
      data-placed={isPlaced || undefined}
      data-sizes={(isPlaced && codes.length > 1) || undefined}
      data-lowest={(!isPlaced && rivalPrice !== null) || undefined}
      data-unfound={(row.item && row.item.status !== 'Found' && !isPlaced) || undefined}
      data-out={row.active === false || undefined}
      data-selected={isSelected || undefined}
      data-held={props.isMoving || undefined}
      onFocus={({ target }) =>
        (canMove || isField(target)) && onFocusRow(place, row.item?.key ?? null)
      }
      onBlur={({ target }) => (canMove || isField(target)) && onFocusRow(-1, null)}
    >
      {canMove && <td data-stick="move">{move}</td>}
      <SelectCell
        label={selectNamed(rowTitle(row))}
        isSelected={isSelected}
        onSelect={(on, isRange) => onSelect(row, place, on, isRange)}
      />
      {acts && <OpenCell row={row} isOpened={isOpened} onOpen={(key) => onOpen(key, place)} />}
      <td data-stick="picture">
        <ProductPicture
          className={styles.thumb}
          src={row.imageUrl}
          size="thumb"
          faded={row.active === false}
        />
      </td>
      <DataCells columns={columns} row={row} context={context} />
      {acts?.remove && <RemoveCell row={row} remove={acts.remove} />}
    </tr>
  )
})

type RemoveProps = { row: WorkRow; remove: NonNullable<RowActions['remove']> }

function RemoveCell({ row, remove }: RemoveProps) {
  return (
    <td data-remove="">
      <IconButton
        size="s"
        label={removeNamed(rowTitle(row))}
        icon={<X />}
        onClick={({ currentTarget }) => {
          moveFocusToNextRow(currentTarget)
          remove(row)
        }}
      />
    </td>
  )
}

type OpenCellProps = { row: WorkRow; isOpened: boolean; onOpen: (key: string) => void }

/** The cell with the button that opens the details below the row. */
function OpenCell({ row, isOpened, onOpen }: OpenCellProps) {
  const key = row.item?.key
  return (
    <td data-stick="open">
      {key !== undefined && (
        <IconButton
          size="s"
          label={detailsOf(rowTitle(row))}
          icon={isOpened ? <ChevronDown /> : <ChevronRight />}
          aria-expanded={isOpened}
          aria-controls={isOpened ? detailId(key) : undefined}
          onClick={() => onOpen(key)}
        />
      )}
    </td>
  )
}
