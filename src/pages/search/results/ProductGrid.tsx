import type { Product } from '@/api/operations/product.ts'
import { answerPart } from '@/components/ui/browser/pageParts.ts'
import { ProductCard } from '@/features/products/ProductCard.tsx'
import { SelectBox } from '@/pages/search/selection/SelectBox.tsx'
import styles from './ProductGrid.module.css'

type ProductGridProps = {
  label: string
  products: readonly Product[]
  countries: string[]
  headingLevel: 2 | 3
  hasBrand: boolean
}

/** How many products a wide screen shows without scrolling. */
const FIRST_SCREEN = 10

export function ProductGrid({
  label,
  products,
  countries,
  headingLevel,
  hasBrand,
}: ProductGridProps) {
  return (
    <ul ref={answerPart} className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <li key={index}>
          <ProductCard
            product={product}
            countries={countries.join(',')}
            headingLevel={headingLevel}
            priority={index === 0 ? 'first' : index < FIRST_SCREEN ? 'soon' : 'lazy'}
            hasBrand={hasBrand}
          />
          <SelectBox product={product} among={products} countries={countries} layout="card" />
        </li>
      ))}
    </ul>
  )
}
