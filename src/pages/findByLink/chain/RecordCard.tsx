import type { Product } from '@/api/operations/product.ts'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { classes } from '@/components/ui/styles/classes.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { ProductPicture } from '@/features/products/pictures/ProductPicture.tsx'
import { Discount } from '@/features/products/prices/Discount.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { ProductLink } from '@/features/products/ProductLink.tsx'
import { Stock } from '@/features/products/Stock.tsx'
import { shortId } from '@/lib/numbers/format.ts'
import { measureRecord } from '@/words/findByLinkNames.ts'
import { THIS_RECORD } from '@/words/ownMerchantNames.ts'
import styles from './RecordCard.module.css'

type Props = {
  product: Product
  /** How many SKUs and EANs the record has, "8 SKUs, 7 EANs"; null when the answer doesn't include them. */
  counts: string | null
  countries: readonly string[]
  isChosen: boolean
  /** The name of the radio group that the card belongs to; null when there is nothing to choose. */
  group: string | null
  onChoose: () => void
}

/**
 * The card of a record behind the URL: its title links to the product, the rest of the card chooses the record for the market
 * below.
 */
export function RecordCard({ product, counts, countries, isChosen, group, onChoose }: Props) {
  const { merchant, brand, title, productId, offerPrice, salePrice } = product
  return (
    <div className={classes(styles.card, isChosen && styles.mine)}>
      <ProductPicture
        src={product.imageUrl}
        size="medium"
        priority="soon"
        faded={product.active === false}
        className={styles.picture ?? ''}
      />
      <div className={styles.body}>
        <p className={styles.source}>
          {merchant === null ? (
            <EmptyValue what="no merchant given" shown />
          ) : (
            <>
              <MerchantMark name={merchant} />
              <span className={styles.merchant} dir="auto">
                {merchant}
              </span>
            </>
          )}
          {brand !== null && (
            <>
              <span className={styles.dim}>·</span>
              <span className={styles.brand} dir="auto">
                {brand}
              </span>
            </>
          )}
          <span className={styles.end}>
            {isChosen && <Tag tone="line">{THIS_RECORD}</Tag>}
            {group !== null && (
              <input
                type="radio"
                name={group}
                className={styles.radio}
                aria-label={measureRecord(title ?? shortId(productId))}
                checked={isChosen}
                onChange={onChoose}
              />
            )}
          </span>
        </p>
        <p className={styles.title} dir="auto" title={title ?? undefined}>
          <ProductLink
            id={productId}
            title={title}
            countries={countries.join(',')}
            className={styles.link}
          />
        </p>
        <p className={styles.prices}>
          <Price offer={offerPrice} mrp={salePrice} size="card" />
          {product.discount !== null && product.discount !== 0 && (
            <Discount discount={product.discount} offer={offerPrice} mrp={salePrice} />
          )}
          <span className={styles.end}>
            <Stock available={product.active} />
          </span>
        </p>
        <p className={styles.facts}>
          <span className={styles.id} title={productId ?? undefined} translate="no">
            {shortId(productId)}
          </span>{' '}
          {counts !== null && <span>{counts}</span>}
        </p>
      </div>
    </div>
  )
}
