import { memo } from 'react'
import type { Product } from '@/api/operations/product.ts'
import { Tag } from '@/components/ui/buttons/Tag.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { MerchantMark } from './pictures/MerchantMark.tsx'
import { ProductPicture } from './pictures/ProductPicture.tsx'
import { DiscountPill } from './prices/DiscountPill.tsx'
import { Price } from './prices/Price.tsx'
import { ProductLink } from './ProductLink.tsx'
import { Rating } from './Rating.tsx'
import { ratingIn } from './ratingIn.ts'
import { Stock } from './Stock.tsx'
import styles from './ProductCard.module.css'

type ProductCardProps = {
  product: Product
  /** The countries, comma-separated, so that `memo` recognises equal props. */
  countries: string
  headingLevel?: 2 | 3
  priority?: 'first' | 'soon' | 'lazy'
  /** Whether answers include the brand. Lite answers don’t, so a missing brand means nothing there. */
  hasBrand?: boolean
}

/** A product card; the title is the link, and a click anywhere on the card follows it. */
export const ProductCard = memo(function ProductCard({
  product,
  countries,
  headingLevel = 2,
  priority = 'lazy',
  hasBrand = true,
}: ProductCardProps) {
  const { merchant, brand, title, offerPrice, salePrice, discount, active } = product
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <ProductPicture src={product.imageUrl} priority={priority} faded={active === false} />
      {product.newArrival === true && (
        <Tag tone="new" className={styles.corner}>
          New arrival
        </Tag>
      )}
      <p className={styles.source}>
        {merchant !== null && <MerchantMark name={merchant} />}
        {merchant === null ? (
          <EmptyValue what="no merchant given" />
        ) : (
          <span className={styles.merchant} dir="auto">
            {merchant}
          </span>
        )}
        {hasBrand && (
          <span className={styles.brand} dir="auto">
            {brand ?? <EmptyValue what="no brand given" />}
          </span>
        )}
      </p>
      <Heading className={styles.title} dir="auto" title={title ?? undefined}>
        <ProductLink
          id={product.productId}
          countries={countries}
          title={title}
          className={styles.link}
        />
      </Heading>
      <Price as="p" offer={offerPrice} mrp={salePrice} size="card" className={styles.price}>
        <DiscountPill discount={discount} />
      </Price>
      <p className={styles.more}>
        <Stock available={active} />
        <Rating
          {...ratingIn(product)}
          count={product.ratingsCount}
          hideMissing
          className={styles.rating}
        />
      </p>
    </article>
  )
})
