import { useMemo } from 'react'
import { createSelections } from '../../../grid/rows/createSelections.ts'
import type { Change, ChangeSide } from '../../../model/changes/change.ts'
import { sideOf } from '../../../model/changes/orderChanges.ts'

type Selected = ReadonlyMap<string, ChangeSide & { productId: string }>

export type ChangeSelection = {
  /** By key, in the order in which they were selected. */
  products: Selected
  /** Returns what is selected then. */
  select: (changes: readonly Change[], isSelected: boolean) => Selected
  clear: () => void
}

const NONE: Selected = new Map()
/** By set: a product is the same one in all its snapshots. */
const { useSelected, change } = createSelections(NONE)

/** The changed products that are selected, whatever tile or order shows them. */
export function useChangeSelection(setId: string): ChangeSelection {
  const products = useSelected(setId)
  const acts = useMemo(
    () => ({
      select: (changes: readonly Change[], isSelected: boolean) =>
        change(setId, (now) => {
          const next = new Map(now)
          for (const one of changes) {
            const side = sideOf(one)
            if (!isSelected) next.delete(one.key)
            else if (side !== null && side.productId !== null)
              next.set(one.key, { ...side, productId: side.productId })
          }
          return next
        }),
      clear: () => void change(setId, () => NONE),
    }),
    [setId],
  )
  return { products, ...acts }
}
