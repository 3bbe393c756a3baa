import { lazy, Suspense } from 'react'
import type { Product } from '../../api/product.ts'
import { ProductCard } from '../../parts/ProductCard.tsx'
import styles from './ProductGrid.module.css'

// Results can be read without it, so they are where its code does not arrive.
const SelectBox = lazy(async () => ({
  default: (await import('./SelectBox.tsx').catch(() => null))?.SelectBox ?? (() => null),
}))

type ProductGridProps = {
  label: string
  products: readonly Product[]
  countries: string[]
  headingLevel: 2 | 3
  hasBrand: boolean
  /** Whether the results are on the page: selecting waits for them. */
  ready: boolean
}

/** What a wide screen shows first. */
const FIRST_SCREEN = 10

export function ProductGrid({
  label,
  products,
  countries,
  headingLevel,
  hasBrand,
  ready,
}: ProductGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, place) => (
        <li key={place}>
          <ProductCard
            product={product}
            countries={countries.join(',')}
            headingLevel={headingLevel}
            priority={place === 0 ? 'first' : place < FIRST_SCREEN ? 'soon' : 'lazy'}
            hasBrand={hasBrand}
          />
          {ready && (
            <Suspense>
              <SelectBox product={product} countries={countries} look="card" />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  )
}
