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
import { firstCodeOf, isMarketColumn } from '../../../model/market/rowMarket.ts'
import type { WorkRow } from '../../../model/workbench/rowView.ts'
import { ProductPicture } from '../../../pictures/ProductPicture.tsx'
import { MarketCell } from '../../../position/setMarket/MarketCell.tsx'
import { EanLink } from '../../../products/EanLink.tsx'
import { MerchantOfRow } from '../../../products/MerchantOfRow.tsx'
import { MrpOfRow } from '../../../products/prices/MrpOfRow.tsx'
import { Price } from '../../../products/prices/Price.tsx'
import { ProductLink } from '../../../products/ProductLink.tsx'
import { Stock } from '../../../products/Stock.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { selectNamed } from '../../../words/selectionNames.ts'
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
}

/** One row: its picture and what the columns say of it. */
export const RowLine = memo(function RowLine(props: Props) {
  const { row, place, columns, isSelected, onSelect } = props
  const line = useRef<HTMLTableRowElement>(null)
  useOwnFocus(line, place)
  // On a phone its place in the market takes that of merchant and MRP.
  const hasSizes = (row.market?.codes.length ?? 0) > 1
  const isPlaced = typeof row.market?.index === 'number' || hasSizes
  return (
    <tr
      ref={line}
      data-row={place}
      aria-rowindex={place + 2}
      data-placed={isPlaced || undefined}
      data-sizes={hasSizes || undefined}
      data-unfound={(row.item && row.item.status !== 'Found' && !isPlaced) || undefined}
      data-out={row.active === false || undefined}
      data-selected={isSelected || undefined}
    >
      <SelectCell
        label={selectNamed(row.title ?? row.item?.given ?? shortId(row.productId))}
        isSelected={isSelected}
        onSelect={(on, isRange) => onSelect(row, place, on, isRange)}
      />
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
            <RowCell row={row} column={key} />
          </Cell>
        )
      })}
    </tr>
  )
})

function text(value: string | null, shown = value): ReactNode {
  if (value === null || value === '') return <Missing />
  return (
    <span dir="auto" title={value}>
      {shown}
    </span>
  )
}

/** How checking an item ended, and why where there is something to say. */
function StatusCell({ item }: { item: WorkRow['item'] | undefined }) {
  if (item === undefined) return <Missing />
  return (
    <span title={item.reason ?? undefined}>
      {item.status}
      {item.reason !== null && <small className={styles.reason}>{item.reason}</small>}
    </span>
  )
}

/** A value of a row as it is shown. */
function RowCell({ row, column }: { row: WorkRow; column: ColumnKey }): ReactNode {
  if (isMarketColumn(column))
    return (
      <MarketCell
        market={row.market}
        column={column}
        hasCode={firstCodeOf(row) !== null}
        title={row.title}
        country={row.country}
      />
    )
  if (column === 'offerPrice') return <Price offer={row.offerPrice} />
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
  if (column === 'status') return <StatusCell item={row.item} />
  if (isFlagColumn(column)) {
    const isSet = row[column]
    if (isSet === null) return <Missing />
    return isSet ? 'Yes' : 'No'
  }
  const value = textIn(row, column)
  return text(value, columnFacts(column).kind === 'id' ? shortId(value) : value)
}
