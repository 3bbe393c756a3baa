import type { Product } from '@/api/operations/product.ts'
import { CopyButton } from '@/components/ui/buttons/CopyButton.tsx'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { PageHeading } from '@/features/page/PageHeading.tsx'
import { MerchantMark } from '@/features/products/pictures/MerchantMark.tsx'
import { Rating } from '@/features/products/Rating.tsx'
import { ratingIn } from '@/features/products/ratingIn.ts'
import { plural } from '@/lib/text/plural.ts'
import { PRODUCT } from '@/pages/product/productNames.ts'
import styles from './ProductHead.module.css'

type Props = { id: string; product: Product; headingLevel: 1 | 3 }

function counted(count: number | null, one: string, many: string): string | null {
  if (count === null) return null
  return plural(count, one, many)
}

function ratingCounts({ ratingsCount, reviewsCount }: Product): string {
  const counts = [
    counted(ratingsCount, 'rating', 'ratings'),
    counted(reviewsCount, 'review', 'reviews'),
  ].filter((words) => words !== null)
  return counts.join(', ')
}

/**
 * The merchant, title and ID of a product. It is no `PageHead`, because it is in the panel with the price beside the gallery, and
 * with several countries each section has one at a lower heading level. Above the gallery, on a phone, it would move picture and
 * price down by its height.
 */
export function ProductHead({ id, product, headingLevel }: Props) {
  const { merchant, brand, title, productId, avgRating } = product
  const Title = headingLevel === 1 ? PageHeading : (`h${headingLevel}` as const)
  const counts = ratingCounts(product)
  return (
    <header className={styles.head}>
      <p className={styles.names}>
        <span className={styles.merchant}>
          {merchant !== null && <MerchantMark name={merchant} />}
          <span dir="auto">{merchant ?? <EmptyValue what="no merchant given" />}</span>
        </span>
        <span dir="auto">{brand ?? <EmptyValue what="no brand given" />}</span>
        <span
          title={
            avgRating === null ? undefined : `avgRating ${avgRating}; the scale isn’t documented`
          }
        >
          <Rating {...ratingIn(product)} />
          {counts !== '' && <span className={styles.quiet}> from {counts}</span>}
        </span>
      </p>
      <Title className={styles.title} dir="auto" title={title ?? undefined}>
        {title ?? <EmptyValue what="no title given" shown />}
      </Title>
      <p className={styles.id}>
        <span>Product ID</span>
        <span className={styles.code} translate="no" dir="auto">
          {productId ?? id}
        </span>
        <CopyButton text={productId ?? id} label={PRODUCT.copyProductId} iconOnly size="s" />
        {productId !== null && productId !== id && (
          <span>
            (searched as <span className={styles.code}>{id}</span>)
          </span>
        )}
      </p>
    </header>
  )
}
