import { useContext, type ReactNode } from 'react'
import { FIELDS } from '@/api/fields/fields.ts'
import type { Product } from '@/api/operations/product.ts'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { Discount } from '@/features/products/prices/Discount.tsx'
import { Mrp } from '@/features/products/prices/Mrp.tsx'
import { Price } from '@/features/products/prices/Price.tsx'
import { Stock } from '@/features/products/Stock.tsx'
import { UndocumentedName } from '@/features/products/values/UndocumentedName.tsx'
import { currencyLabelInWords } from '@/lib/text/currencyLabelText.ts'
import styles from './HeroPrices.module.css'

/** Why the prices look wrong, as text; null when they look right. The prices are shown in either case. */
function oddity({ offerPrice, salePrice }: Product): string | null {
  if (offerPrice === 0) return 'given as 0'
  if (offerPrice !== null && offerPrice < 0) return 'below 0'
  const isAbove =
    offerPrice !== null && salePrice !== null && salePrice > 0 && offerPrice > salePrice
  return isAbove ? 'above the MRP' : null
}

/** The key figures of the record: prices, the given discounts (with the calculated discount if it differs), and stock. */
export function HeroPrices({ product }: { product: Product }) {
  const { offerPrice, salePrice, discount, trueDiscount, active } = product
  const odd = oddity(product)
  const unit = useContext(CurrencyLabel)
  const cells: { name: string; label: ReactNode; value: ReactNode }[] = [
    {
      name: 'offer',
      label: FIELDS.offerPrice.label,
      value: (
        <>
          <Price offer={offerPrice} size="hero" />
          {odd !== null && <span className={styles.odd}>{odd}</span>}
        </>
      ),
    },
    {
      name: 'mrp',
      label: FIELDS.salePrice.label,
      value: <Mrp mrp={salePrice} offer={offerPrice} />,
    },
    {
      name: 'discount',
      label: FIELDS.discount.label,
      value: (
        <span
          className={styles.strong}
          title={
            offerPrice === null || salePrice === null
              ? undefined
              : `Calculated: 1 − ${offerPrice} ÷ ${salePrice}`
          }
        >
          <Discount discount={discount} offer={offerPrice} mrp={salePrice} />
        </span>
      ),
    },
    {
      name: 'trueDiscount',
      label: (
        <UndocumentedName text="The service doesn’t document how it calculates the true discount.">
          True discount
        </UndocumentedName>
      ),
      value: (
        <span className={styles.strong}>
          <Discount discount={trueDiscount} />
        </span>
      ),
    },
    { name: 'stock', label: FIELDS.active.label, value: <Stock available={active} /> },
  ]
  return (
    <dl
      className={styles.hero}
      aria-label="Prices and stock"
      data-labelled={unit !== '' || undefined}
      title={unit === '' ? undefined : `Prices in ${currencyLabelInWords(unit)}`}
    >
      {cells.map(({ name, label, value }) => (
        <div key={name} className={styles.cell} data-cell={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
