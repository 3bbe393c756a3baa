import type { Product } from '../../../catalog/operations/product.ts'
import { ProductCard } from '../../../products/ProductCard.tsx'
import styles from './ProductGrid.module.css'
import { SelectBox } from '../selection/SelectBox.tsx'
import { answerPlace } from '../../../shell/pagePlaces.ts'

type ProductGridProps = {
  label: string
  products: readonly Product[]
  countries: string[]
  headingLevel: 2 | 3
  hasBrand: boolean
}

/** What a wide screen shows first. */
const FIRST_SCREEN = 10

export function ProductGrid({
  label,
  products,
  countries,
  headingLevel,
  hasBrand,
}: ProductGridProps) {
  return (
    <ul ref={answerPlace} className={styles.grid} aria-label={label}>
      {products.map((product, place) => (
        <li key={place}>
          <ProductCard
            product={product}
            countries={countries.join(',')}
            headingLevel={headingLevel}
            priority={place === 0 ? 'first' : place < FIRST_SCREEN ? 'soon' : 'lazy'}
            hasBrand={hasBrand}
          />
          <SelectBox product={product} among={products} countries={countries} look="card" />
        </li>
      ))}
    </ul>
  )
}
