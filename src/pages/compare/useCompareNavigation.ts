import { useLayoutEffect, useRef } from 'react'
import { toast } from '@/components/ui/layers/toast.ts'
import { sayLeftOut } from '@/features/pricing/rowsMarket/sayLeftOut.ts'
import { useGo } from '@/routing/navigation.tsx'
import { paths } from '@/routing/paths.ts'
import { encodeCompare, type CompareState } from '@/routing/states/compareState.ts'
import { COMPARE, removedOf } from '@/words/compareNames.ts'

/** Navigation between comparisons: each change adds a history entry, so that Back reverts it. */
export function useCompareNavigation(state: CompareState) {
  const go = useGo()
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  const change = (next: Partial<CompareState>) =>
    go(paths.compare(encodeCompare({ ...state, ...next })), { preserveScroll: true })
  return {
    onlyDiffering: (diff: boolean) => change({ diff }),
    measureAgainst: (base: string) => change({ base }),
    measurePositionAgainst: (ref: string) => change({ ref }),
    /** Adds the IDs of collections of codes to the address, which have the market prices of these products. */
    keepMarket: async (checkIds: readonly string[]) => {
      sayLeftOut(state, checkIds)
      change({ market: [...state.market, ...checkIds] })
    },
    add: (ids: readonly string[]) => change({ ids: [...state.ids, ...ids] }),
    remove: (id: string, name: string) => {
      const index = state.ids.indexOf(id)
      // Undo inserts the product into the current comparison, which may have changed since.
      const putBack = () => {
        const { ids: now } = latest.current
        const ids = now.includes(id) ? now : now.toSpliced(index, 0, id)
        go(paths.compare(encodeCompare({ ...latest.current, ids })), { preserveScroll: true })
      }
      const ids = state.ids.filter((one) => one !== id)
      change({ ids })
      toast(removedOf(name, ids.length), {
        action: { label: COMPARE.undo, undo: putBack },
      })
    },
  }
}

export type CompareNavigation = ReturnType<typeof useCompareNavigation>
