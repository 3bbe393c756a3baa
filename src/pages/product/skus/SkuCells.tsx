import type { Sku } from '@/api/operations/product.ts'
import { Swatch } from '@/features/products/pictures/Swatch.tsx'
import { ReceivedValue } from '@/features/products/values/ReceivedValue.tsx'
import { Link } from '@/routing/Link.tsx'
import { paths } from '@/routing/paths.ts'
import { COMPARE } from '@/words/compareNames.ts'
import { comparePricesOf, NAMES } from '@/words/names.ts'
import { skuAttribute } from './skuColumns.ts'
import styles from './SkuTable.module.css'

/** An attribute by its received name; a colour has a swatch. */
export function AttributeCell({ sku, name }: { sku: Sku; name: string }) {
  const value = skuAttribute(sku, name)
  const isColour = /colou?r/i.test(name) && typeof value === 'string'
  return (
    <span className={styles.attribute}>
      {isColour && <Swatch colour={value} />}
      <ReceivedValue value={value} />
    </span>
  )
}

type MarketLinkProps = {
  /** Null where the SKU has no code. */
  ean: string | null
  countries: readonly string[]
}

/** A link to all merchants' prices for the code. */
export function MarketLink({ ean, countries }: MarketLinkProps) {
  if (ean === null) return <span className={styles.quiet}>no code given</span>
  return (
    <Link
      className="touch"
      to={paths.ean(ean, { countries })}
      prefetch
      aria-label={comparePricesOf(ean)}
    >
      <span className={styles.wide}>{NAMES.comparePrices}</span>
      <span className={styles.narrow}>{COMPARE.link}</span>
    </Link>
  )
}
