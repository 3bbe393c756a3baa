import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { memo, useRef, type ReactNode } from 'react'
import { SelectCell } from '../../../grid/rows/SelectCell.tsx'
import { useOwnFocus } from '../../../grid/useOwnFocus.ts'
import { shortId, formatIndex } from '../../../lib/numbers/format.ts'
import {
  isFigureColumn,
  columnFacts,
  figureIn,
  figureKind,
  isFlagColumn,
  textIn,
  type ColumnKey,
} from '../../../model/columns/columns.ts'
import { formatFigure } from '../../../model/columns/formats.ts'
import { isMarketColumn } from '../../../model/market/rowMarket.ts'
import type { WorkRow } from '../../../model/workbench/rowView.ts'
import { ProductPicture } from '../../../pictures/ProductPicture.tsx'
import { EanLink } from '../../../products/EanLink.tsx'
import { MerchantOfRow } from '../../../products/MerchantOfRow.tsx'
import { MrpOfRow } from '../../../products/prices/MrpOfRow.tsx'
import { ProductLink } from '../../../products/ProductLink.tsx'
import { Stock } from '../../../products/Stock.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { leaveRow } from '../../../ui/layers/leaveFocus.ts'
import { removeNamed } from '../../../words/listNames.ts'
import { selectNamed } from '../../../words/selectionNames.ts'
import { detailsOf, ITEMS, tryItemAgain } from '../../../words/workbenchNames.ts'
import { MarketOfRow } from './MarketOfRow.tsx'
import { NoteOfRow } from './NoteOfRow.tsx'
import { PriceOfRow } from './PriceOfRow.tsx'
import { nameOf } from './rowName.ts'
import { detailId, type RowActs } from './rowActs.ts'
import styles from './RowsTable.module.css'
import { type TableColumn } from './tableColumns.ts'
import { NONE_RECORDED } from '../../../words/columnNames.ts'

type Props = {
  row: WorkRow
  /** Among the rows that pass, from 0. */
  place: number
  columns: readonly TableColumn[]
  /** null for a row that cannot be told from others. */
  isSelected: boolean | null
  onSelect: (row: WorkRow, place: number, isSelected: boolean, isRange: boolean) => void
  /** Null where rows are only read. */
  acts: RowActs | null
  isOpened: boolean
  onOpen: (key: string, place: number) => void
  /** What moves the row; nothing where rows are not moved. */
  move?: ReactNode
  isHeld?: boolean
  /** The row that is written into, or that has the focus and can be moved: its place and the key of its item; -1 once it is left. */
  onFocusRow: (place: number, key: string | null) => void
}

const isField = (target: Element) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type === 'text')

/** One row: its picture and what the columns say of it. */
export const RowLine = memo(function RowLine(props: Props) {
  const { row, place, columns, isSelected, onSelect, acts, isOpened, onOpen, onFocusRow, move } =
    props
  const line = useRef<HTMLTableRowElement>(null)
  const canMove = move !== undefined && move !== null
  // A row that can be moved takes its elements along.
  useOwnFocus(line, canMove ? 0 : place)
  // On a phone its place in the market takes that of merchant and MRP.
  const hasSizes = (row.market?.codes.length ?? 0) > 1
  const isPlaced = typeof row.market?.index === 'number' || hasSizes
  return (
    <tr
      ref={line}
      data-row={place}
      data-item={row.item?.key}
      aria-rowindex={place + 2}
      data-placed={isPlaced || undefined}
      data-sizes={hasSizes || undefined}
      data-unfound={(row.item && row.item.status !== 'Found' && !isPlaced) || undefined}
      data-out={row.active === false || undefined}
      data-selected={isSelected || undefined}
      data-held={props.isHeld || undefined}
      onFocus={({ target }) =>
        (canMove || isField(target)) && onFocusRow(place, row.item?.key ?? null)
      }
      onBlur={({ target }) => (canMove || isField(target)) && onFocusRow(-1, null)}
    >
      {canMove && <td data-stick="move">{move}</td>}
      <SelectCell
        label={selectNamed(nameOf(row))}
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
      {columns.map(({ key, opensGroup }) => {
        // What names the row is said with each of its figures.
        const Cell = key === 'title' ? 'th' : 'td'
        return (
          <Cell
            key={key}
            scope={key === 'title' ? 'row' : undefined}
            data-column={key}
            data-stick={key === 'title' ? 'name' : undefined}
            data-number={isFigureColumn(key) || undefined}
            data-group={opensGroup}
          >
            <RowCell row={row} column={key} acts={acts} />
          </Cell>
        )
      })}
      {acts?.remove && <RemoveCell row={row} remove={acts.remove} />}
    </tr>
  )
})

type RemoveProps = { row: WorkRow; remove: NonNullable<RowActs['remove']> }

function RemoveCell({ row, remove }: RemoveProps) {
  return (
    <td data-remove="">
      <IconButton
        size="s"
        label={removeNamed(nameOf(row))}
        icon={<X />}
        onClick={({ currentTarget }) => {
          leaveRow(currentTarget)
          remove(row)
        }}
      />
    </td>
  )
}

type OpenCellProps = { row: WorkRow; isOpened: boolean; onOpen: (key: string) => void }

/** Opens what the table has no room for. */
function OpenCell({ row, isOpened, onOpen }: OpenCellProps) {
  const key = row.item?.key
  return (
    <td data-stick="open">
      {key !== undefined && (
        <IconButton
          size="s"
          label={detailsOf(nameOf(row))}
          icon={isOpened ? <ChevronDown /> : <ChevronRight />}
          aria-expanded={isOpened}
          aria-controls={isOpened ? detailId(key) : undefined}
          onClick={() => onOpen(key)}
        />
      )}
    </td>
  )
}

function text(value: string | null, shown = value): ReactNode {
  if (value === null || value === '') return <Missing />
  return (
    <span dir="auto" title={value}>
      {shown}
    </span>
  )
}

type StatusProps = { row: WorkRow; retry: RowActs['retry'] }

/** How checking an item ended, why where there is something to say, and of one that failed the one thing to do. */
function StatusCell({ row, retry }: StatusProps) {
  const { item } = row
  if (item === undefined) return <Missing />
  return (
    <>
      <span title={item.reason ?? undefined}>
        {item.status}
        {item.reason !== null && <small className={styles.reason}>{item.reason}</small>}
      </span>
      {retry !== null && item.status === 'Failed' && (
        <Button
          variant="link"
          size="s"
          className={styles.retry ?? ''}
          aria-label={tryItemAgain(nameOf(row))}
          onClick={() => retry(row)}
        >
          {ITEMS.tryAgain}
        </Button>
      )}
    </>
  )
}

type RowCellProps = { row: WorkRow; column: ColumnKey; acts: RowActs | null }

/** A value of a row as it is shown. */
function RowCell({ row, column, acts }: RowCellProps): ReactNode {
  if (isMarketColumn(column)) return <MarketOfRow row={row} column={column} />
  if (column === 'offerPrice') return <PriceOfRow row={row} />
  if (column === 'salePrice')
    return (
      <MrpOfRow salePrice={row.salePrice} offerPrice={row.offerPrice} discount={row.discount} />
    )
  if (isFigureColumn(column)) {
    const value = figureIn(row, column)
    const isStamp = figureKind(column) === 'stamp'
    if (value === null) return <Missing {...(isStamp && { what: NONE_RECORDED })} />
    return (
      <Localized>
        {column === 'avgRating' ? formatIndex(value) : formatFigure(column, value)}
      </Localized>
    )
  }
  if (column === 'title') {
    return (
      <span className={styles.name} dir="auto" title={row.title ?? row.item?.given}>
        <ProductLink
          id={row.productId}
          title={row.title ?? row.item?.given ?? null}
          countries={row.country}
          className={styles.link}
        />
      </span>
    )
  }
  if (column === 'merchant') return <MerchantOfRow merchant={row.merchant} brand={row.brand} />
  if (column === 'active') return <Stock available={row.active} />
  if (column === 'eans') {
    if (row.eans.length === 0) return <Missing />
    return <EanLink eans={row.eans} country={row.country} />
  }
  if (column === 'status') return <StatusCell row={row} retry={acts?.retry ?? null} />
  if (column === 'note' && acts?.note) return <NoteOfRow row={row} note={acts.note} />
  if (isFlagColumn(column)) {
    const isSet = row[column]
    if (isSet === null) return <Missing />
    return isSet ? 'Yes' : 'No'
  }
  const value = textIn(row, column)
  return text(value, columnFacts(column).kind === 'id' ? shortId(value) : value)
}
