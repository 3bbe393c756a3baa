import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { Mrp } from '../../products/Mrp.tsx'
import { Price } from '../../products/Price.tsx'
import { Stock } from '../../products/Stock.tsx'
import { Link } from '../../shell/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { Missing } from '../../ui/Missing.tsx'
import { paths } from '../../url/paths.ts'
import { comparePricesOf } from '../../words/names.ts'
import styles from './SkusCell.module.css'
import type { CellSku } from './cellValue.ts'

type Props = { skus: readonly CellSku[]; country: string }

const AT_ONCE = 6

/** The SKUs of one size: stock, prices, and the way to the market of the code. */
export function SkusCell({ skus, country }: Props) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? skus : skus.slice(0, AT_ONCE)
  return (
    <ul className={styles.skus}>
      {shown.map(({ skuId, ean, available, offerPrice, salePrice }, place) => (
        // SKU ids may be missing or repeat; the list is never reordered.
        <li key={`${place} ${skuId}`} title={skuId === null ? undefined : `SKU ${skuId}`}>
          <Stock available={available} of="sku" />
          <Price offer={offerPrice} />
          {salePrice !== offerPrice && <Mrp mrp={salePrice} offer={offerPrice} />}
          {ean === null ? (
            <Missing what="no code given" />
          ) : (
            <Link
              className={styles.ean}
              to={paths.ean(ean, { countries: [country] })}
              aria-label={comparePricesOf(ean)}
              translate="no"
            >
              {ean}
            </Link>
          )}
        </li>
      ))}
      {shown.length < skus.length && (
        <li>
          <Button variant="link" size="s" onClick={() => setIsAll(true)}>
            Show all {formatCount(skus.length)} SKUs
          </Button>
        </li>
      )}
    </ul>
  )
}
