import { startTransition, useEffect, useState } from 'react'
import type { Product } from '../../api/product.ts'
import { ProductCard } from '../../parts/ProductCard.tsx'
import styles from './ProductGrid.module.css'
import type { SelectBox as Box } from './SelectBox.tsx'

let loaded: typeof Box | null = null

/** The box of all cards, once it is there: a boundary around each would be drawn, and drawn again, for itself. */
function useSelectBox(ready: boolean): typeof Box | null {
  const [SelectBox, setSelectBox] = useState(() => loaded)
  useEffect(() => {
    if (!ready || SelectBox) return
    const show = (module: { SelectBox: typeof Box }) => {
      loaded = module.SelectBox
      startTransition(() => setSelectBox(() => loaded))
    }
    // Results can be read without it, so they are where its code does not arrive.
    import('./SelectBox.tsx').then(show, () => {})
  }, [ready, SelectBox])
  return ready ? SelectBox : null
}

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
  const SelectBox = useSelectBox(ready)
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
          {SelectBox && (
            <SelectBox product={product} among={products} countries={countries} look="card" />
          )}
        </li>
      ))}
    </ul>
  )
}
