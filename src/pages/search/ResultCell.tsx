import type { ReactNode } from 'react'
import type { Product } from '../../api/product.ts'
import { formatCount, formatDiscount, shortId } from '../../domain/format.ts'
import { formatWhenShort } from '../../domain/formatTimes.ts'
import { MerchantOfRow } from '../../parts/MerchantOfRow.tsx'
import { Missing } from '../../parts/Missing.tsx'
import { MrpOfRow } from '../../parts/MrpOfRow.tsx'
import { Price } from '../../parts/Price.tsx'
import { ProductLink } from '../../parts/ProductLink.tsx'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { Rating } from '../../parts/Rating.tsx'
import { Stock } from '../../parts/Stock.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Column } from './columns.ts'
import styles from './ResultTable.module.css'

type ResultCellProps = { column: Column | 'picture'; product: Product; countries: string[] }

export function ResultCell({ column, product, countries }: ResultCellProps) {
  if (column === 'picture') {
    return (
      <td className={styles.picture}>
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
  const { id, isNumber, opensGroup } = column
  const cell = { 'data-column': id, 'data-number': isNumber, 'data-group': opensGroup }
  const content = contentOf(column, product, countries)
  // What names the row is said with each of its figures.
  return id === 'title' ? (
    <th {...cell} scope="row">
      {content}
    </th>
  ) : (
    <td {...cell}>{content}</td>
  )
}

function contentOf(column: Column, product: Product, countries: string[]): ReactNode {
  const value = column.value(product)
  switch (column.id) {
    case 'title':
      return <TitleCell product={product} countries={countries} />
    case 'merchant':
      return <MerchantOfRow merchant={product.merchant} brand={product.brand} />
    case 'offerPrice':
      return <Price offer={product.offerPrice} />
    case 'salePrice':
      return (
        <MrpOfRow
          salePrice={product.salePrice}
          offerPrice={product.offerPrice}
          discount={product.discount}
        />
      )
    case 'discount':
    case 'trueDiscount':
      return typeof value === 'number' ? formatDiscount(value) : <Missing />
    case 'avgRating':
      return <Rating value={product.avgRating} count={product.ratingsCount} />
    case 'active':
      return <Stock available={product.active} />
    case 'newArrival':
    case 'changed':
      return value === null ? <Missing /> : value === 1 ? 'Yes' : 'No'
    case 'lastChangedTime':
    case 'creationDate':
    case 'lastModifiedDate':
      return typeof value === 'number' ? formatWhenShort(value) : <Missing what="none recorded" />
    case 'productId':
      return typeof value === 'string' ? <span title={value}>{shortId(value)}</span> : <Missing />
    default:
      if (value === null) return <Missing />
      return typeof value === 'number' ? (
        formatCount(value)
      ) : (
        <span dir="auto" title={value}>
          {value}
        </span>
      )
  }
}

function TitleCell({ product, countries }: { product: Product; countries: string[] }) {
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
