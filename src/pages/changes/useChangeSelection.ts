import { useCallback, useState } from 'react'
import type { Change } from '../../domain/changes/change.ts'
import { sideOf } from '../../domain/changes/orderChanges.ts'

type SelectedProduct = { id: string; country: string }

export type ChangeSelection = {
  /** By key, in the order in which they were selected. */
  products: ReadonlyMap<string, SelectedProduct>
  select: (changes: readonly Change[], isSelected: boolean) => void
  clear: () => void
}

const NONE: ReadonlyMap<string, SelectedProduct> = new Map()

/** The changed products that are selected, whatever tile or order shows them. */
export function useChangeSelection(): ChangeSelection {
  const [products, setProducts] = useState(NONE)
  const select = useCallback((changes: readonly Change[], isSelected: boolean) => {
    setProducts((now) => {
      const next = new Map(now)
      for (const change of changes) {
        const side = sideOf(change)
        if (!isSelected) next.delete(change.key)
        else if (side !== null && side.productId !== null)
          next.set(change.key, { id: side.productId, country: side.country })
      }
      return next
    })
  }, [])
  const clear = useCallback(() => setProducts(NONE), [])
  return { products, select, clear }
}
