import type { ReactNode } from 'react'
import { formatIndex, shortId } from '../../lib/format.ts'
import {
  COLUMNS,
  figureIn,
  isFigureColumn,
  isFlagColumn,
  textIn,
  type ColumnKey,
} from '../../model/columns/columns.ts'
import { formatFigure } from '../../model/columns/formats.ts'
import { isMarketColumn } from '../../model/market/rowMarket.ts'
import type { WorkRow } from '../../model/workbench/rowView.ts'
import { MarketCell } from '../../position/setMarket/MarketCell.tsx'
import { EanLink } from '../../products/EanLink.tsx'
import { MerchantOfRow } from '../../products/MerchantOfRow.tsx'
import { MrpOfRow } from '../../products/MrpOfRow.tsx'
import { Price } from '../../products/Price.tsx'
import { ProductLink } from '../../products/ProductLink.tsx'
import { Stock } from '../../products/Stock.tsx'
import { Missing } from '../../ui/Missing.tsx'
import styles from './RowsTable.module.css'

function text(value: string | null, shown = value): ReactNode {
  if (value === null || value === '') return <Missing />
  return (
    <span dir="auto" title={value}>
      {shown}
    </span>
  )
}

/** A value of a row as it is shown. */
export function RowCell({ row, column }: { row: WorkRow; column: ColumnKey }): ReactNode {
  if (isMarketColumn(column)) return <MarketCell market={row.market} column={column} />
  if (column === 'offerPrice') return <Price offer={row.offerPrice} />
  if (column === 'salePrice')
    return (
      <MrpOfRow salePrice={row.salePrice} offerPrice={row.offerPrice} discount={row.discount} />
    )
  if (isFigureColumn(column)) {
    const value = figureIn(row, column)
    if (value === null) return <Missing />
    return column === 'avgRating' ? formatIndex(value) : formatFigure(column, value)
  }
  if (column === 'title') {
    return (
      <span className={styles.name} dir="auto" title={row.title ?? undefined}>
        <ProductLink
          id={row.productId}
          title={row.title}
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
    const answered = row.market?.code ?? null
    const eans = answered === null ? row.eans : [...new Set([answered, ...row.eans])]
    return <EanLink eans={eans} country={row.country} />
  }
  if (isFlagColumn(column)) {
    const isSet = row[column]
    if (isSet === null) return <Missing />
    return isSet ? 'Yes' : 'No'
  }
  const value = textIn(row, column)
  return text(value, COLUMNS[column].kind === 'id' ? shortId(value) : value)
}
