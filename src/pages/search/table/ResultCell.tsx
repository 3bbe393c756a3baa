import type { ReactNode } from 'react'
import { eansOf } from '../../../catalog/fields/derived.ts'
import { shortId } from '../../../lib/numbers/format.ts'
import type { SortValue } from '../../../lib/sortKeys.ts'
import { columnFacts, isFigureColumn, type ColumnKey } from '../../../model/columns/columns.ts'
import { formatFigure } from '../../../model/columns/formats.ts'
import { isMarketColumn } from '../../../model/market/rowMarket.ts'
import { ProductPicture } from '../../../pictures/ProductPicture.tsx'
import { MarketCell } from '../../../position/setMarket/MarketCell.tsx'
import { EanLink } from '../../../products/EanLink.tsx'
import { MerchantOfRow } from '../../../products/MerchantOfRow.tsx'
import { MrpOfRow } from '../../../products/prices/MrpOfRow.tsx'
import { Price } from '../../../products/prices/Price.tsx'
import { ProductLink } from '../../../products/ProductLink.tsx'
import { Rating } from '../../../products/Rating.tsx'
import { ratingIn } from '../../../products/ratingIn.ts'
import { Stock } from '../../../products/Stock.tsx'
import { Localized } from '../../../ui/figures/Localized.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { Tag } from '../../../ui/buttons/Tag.tsx'
import styles from './ResultTable.module.css'
import type { TableRow } from '../market/tableRows.ts'
import type { Column } from './columns.ts'
import { NONE_RECORDED } from '../../../words/columnNames.ts'

type Given = { product: TableRow; countries: string[] }

type ResultCellProps = Given & { column: Column | 'picture' }

export function ResultCell({ column, product, countries }: ResultCellProps) {
  if (column === 'picture') {
    return (
      <td data-stick="picture">
        <ProductPicture
          key={product.imageUrl}
          className={styles.thumb ?? ''}
          src={product.imageUrl}
          size="thumb"
          faded={product.active === false}
        />
      </td>
    )
  }
  const { key, isNumber, opensGroup } = column
  const cell = {
    'data-column': key,
    'data-number': isNumber || undefined,
    'data-group': opensGroup,
  }
  const content = isMarketColumn(key) ? (
    <MarketCell
      market={product.market}
      column={key}
      hasCode={eansOf(product.skuSet).length > 0}
      title={product.title}
      country={countries.join(',')}
    />
  ) : (
    (OWN[key]?.({ product, countries }) ?? plainCell(column, column.value(product)))
  )
  // What names the row is said with each of its figures.
  return key === 'title' ? (
    <th {...cell} data-stick="name" scope="row">
      {content}
    </th>
  ) : (
    <td {...cell}>{content}</td>
  )
}

/** Cells that show more than their value. */
const OWN: Partial<Record<ColumnKey, (given: Given) => ReactNode>> = {
  title: (given) => <TitleCell {...given} />,
  merchant: ({ product: { merchant, brand } }) => (
    <MerchantOfRow merchant={merchant} brand={brand} />
  ),
  offerPrice: ({ product }) => <Price offer={product.offerPrice} />,
  salePrice: ({ product: { salePrice, offerPrice, discount } }) => (
    <MrpOfRow salePrice={salePrice} offerPrice={offerPrice} discount={discount} />
  ),
  eans: ({ product, countries }) => {
    const eans = eansOf(product.skuSet)
    if (eans.length === 0) return <Missing />
    return <EanLink eans={eans} country={countries.join(',')} />
  },
  avgRating: ({ product }) => <Rating {...ratingIn(product)} count={product.ratingsCount} />,
  active: ({ product }) => <Stock available={product.active} />,
}

/** By the kind of its column. */
function plainCell({ key }: Column, value: SortValue): ReactNode {
  const { kind } = columnFacts(key)
  if (value === null) return <Missing {...(kind === 'stamp' && { what: NONE_RECORDED })} />
  if (kind === 'flag') return value === 1 ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (!isFigureColumn(key)) return value
    return <Localized>{formatFigure(key, value)}</Localized>
  }
  return (
    <span dir="auto" title={value}>
      {kind === 'id' ? shortId(value) : value}
    </span>
  )
}

function TitleCell({ product, countries }: Given) {
  return (
    <span className={styles.title}>
      <span className={styles.name} dir="auto" title={product.title ?? undefined}>
        <ProductLink
          id={product.productId}
          title={product.title}
          countries={countries.join(',')}
          className={styles.link}
        />
      </span>
      {product.newArrival === true && <Tag tone="line">New</Tag>}
    </span>
  )
}
