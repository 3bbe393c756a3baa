import { skuField } from '../../../catalog/fields/places.ts'
import type { Sku } from '../../../catalog/operations/product.ts'
import { formatCount } from '../../../lib/numbers/format.ts'
import { Swatch } from '../../../pictures/Swatch.tsx'
import { Mrp } from '../../../products/prices/Mrp.tsx'
import { Price } from '../../../products/prices/Price.tsx'
import { ReceivedValue } from '../../../products/values/ReceivedValue.tsx'
import { Stock } from '../../../products/Stock.tsx'
import { Link } from '../../../shell/Link.tsx'
import { Missing } from '../../../ui/tables/Missing.tsx'
import { paths } from '../../../url/paths.ts'
import { COMPARE } from '../../../words/compareNames.ts'
import { comparePricesOf, NAMES } from '../../../words/names.ts'
import styles from './SkuTable.module.css'
import { placeOf, placeOfId, skuAttribute, skuValue, type SkuColumns } from './skuColumns.ts'

type Props = {
  sku: Sku
  columns: SkuColumns
  isMore: boolean
  countries: string[]
}

export function SkuRow({ sku, columns, isMore, countries }: Props) {
  const { ean, skuId } = sku
  return (
    <tr data-row data-sized={columns.size === null ? undefined : true}>
      {columns.attributes.map((name) => {
        const value = skuAttribute(sku, name)
        const isColour = /colou?r/i.test(name) && typeof value === 'string'
        return (
          <th key={name} scope="row" data-cell={placeOf(name, columns)}>
            <span className={styles.attribute}>
              {isColour && <Swatch colour={value} />}
              <ReceivedValue value={value} />
            </span>
          </th>
        )
      })}
      <td className={styles.id} data-cell={placeOfId(columns)} translate="no">
        {skuId ?? <Missing what="no SKU id given" />}
      </td>
      <td className={styles.ean} data-cell="ean" translate="no">
        {ean ?? <Missing what="no code given" />}
      </td>
      <td className={styles.link} data-cell="link">
        {ean === null ? (
          <span className={styles.quiet}>no code given</span>
        ) : (
          <Link to={paths.ean(ean, { countries })} prefetch aria-label={comparePricesOf(ean)}>
            <span className={styles.wide}>{NAMES.comparePrices}</span>
            <span className={styles.narrow}>{COMPARE.link}</span>
          </Link>
        )}
      </td>
      <td data-group data-cell="stock">
        <Stock available={sku.available} of="sku" />
      </td>
      {columns.hasQuantity && (
        <td data-number className={styles.quantity}>
          {sku.inventoryQuantity === null ? <Missing /> : formatCount(sku.inventoryQuantity)}
        </td>
      )}
      <td data-number data-group data-cell="offer">
        <Price offer={sku.offerPrice} />
      </td>
      <td data-number>
        <Mrp mrp={sku.salePrice} offer={sku.offerPrice} />
      </td>
      {isMore && (
        <>
          {columns.moreAttributes.map((name) => (
            <td key={name} data-group data-cell="more" data-label={name}>
              <ReceivedValue value={skuAttribute(sku, name)} />
            </td>
          ))}
          {columns.moreFields.map((name) => (
            <td key={name} data-group data-cell="more" data-label={skuField(name)?.label ?? name}>
              <ReceivedValue value={skuValue(sku, name)} />
            </td>
          ))}
        </>
      )}
    </tr>
  )
}
