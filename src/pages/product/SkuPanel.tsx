import { useMemo, useState } from 'react'
import type { Product } from '../../catalog/operations/product.ts'
import { AddToBatch } from '../../selection/AddToBatch.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { MoreRows } from '../../ui/MoreRows.tsx'
import styles from './SkuPanel.module.css'
import { SkuTable } from './SkuTable.tsx'
import { PRODUCT } from './productNames.ts'
import { skuColumns, skusInWords } from './skuColumns.ts'

type Props = { product: Product; countries: string[]; headingLevel: 2 | 3 }

/** The SKUs of a product: what they are, what they cost, and the way to the market of each code. */
export function SkuPanel({ product, countries, headingLevel }: Props) {
  const [isMore, setIsMore] = useState(false)
  const { skuSet } = product
  const columns = useMemo(() => skuColumns(skuSet), [skuSet])
  const codes = [...new Set(skuSet.flatMap(({ ean }) => (ean === null ? [] : [ean])))]
  const more = columns.moreAttributes.length + columns.moreFields.length
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.panel} aria-label={PRODUCT.skus}>
      <header className={styles.head}>
        <Heading className={styles.title}>{PRODUCT.skus}</Heading>
        <span className={styles.meta}>
          {skuSet.length === 0 ? 'none given' : skusInWords(skuSet)}
        </span>
        <span className={styles.controls}>
          <AddToBatch lines={codes} what={['EAN', 'EANs']} size="s" variant="link" />
          {more > 0 && (
            <Checkbox
              className={styles.more ?? ''}
              label={more === 1 ? '1 more field' : `${more} more fields`}
              checked={isMore}
              onChange={setIsMore}
            />
          )}
        </span>
      </header>
      {skuSet.length > 0 && (
        <MoreRows rows={skuSet} what="SKUs">
          {(skus) => (
            <div className={styles.scroll} data-more={isMore || undefined}>
              <SkuTable skus={skus} columns={columns} isMore={isMore} countries={countries} />
            </div>
          )}
        </MoreRows>
      )}
    </section>
  )
}
