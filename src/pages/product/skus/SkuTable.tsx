import { memo } from 'react'
import { FIELDS } from '../../../catalog/fields/fields.ts'
import { skuField } from '../../../catalog/fields/places.ts'
import type { Sku } from '../../../catalog/operations/product.ts'
import { Table } from '../../../ui/tables/Table.tsx'
import { SkuRow } from './SkuRow.tsx'
import styles from './SkuTable.module.css'
import { placeOf, placeOfId, type SkuColumns } from './skuColumns.ts'
import { capital } from '../../../lib/text/capital.ts'

type Props = {
  skus: readonly Sku[]
  columns: SkuColumns
  isMore: boolean
  countries: string[]
}

const Row = memo(SkuRow)

export function SkuTable({ skus, columns, isMore, countries }: Props) {
  const more = isMore ? [...columns.moreAttributes, ...columns.moreFields] : []
  const labelOf = (name: string) =>
    columns.moreFields.includes(name) ? (skuField(name)?.label ?? name) : name
  return (
    <Table caption="SKUs with codes, stock and prices" lines className={styles.table ?? ''}>
      <thead>
        <tr>
          {columns.attributes.map((name) => (
            <th key={name} scope="col" data-cell={placeOf(name, columns)} dir="auto">
              {capital(name)}
            </th>
          ))}
          <th scope="col" data-cell={placeOfId(columns)}>
            {FIELDS.skuId.label}
          </th>
          <th scope="col" data-cell="ean">
            {FIELDS.ean.label}
          </th>
          <th scope="col" data-cell="link">
            <span className="vh">Market</span>
          </th>
          <th scope="col" data-group data-cell="stock">
            Stock
          </th>
          {columns.hasQuantity && (
            <th scope="col" data-number>
              Qty
            </th>
          )}
          <th scope="col" data-number data-group data-cell="offer">
            Offer
          </th>
          <th scope="col" data-number>
            {FIELDS.salePrice.label}
          </th>
          {more.map((name) => (
            <th key={name} scope="col" data-group data-cell="more" dir="auto">
              {labelOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {skus.map((sku, place) => (
          <Row
            // SKU ids may be missing or repeat; the order never changes.
            key={`${place} ${sku.skuId}`}
            sku={sku}
            columns={columns}
            isMore={isMore}
            countries={countries}
          />
        ))}
      </tbody>
    </Table>
  )
}
