/** Stores what-if prices in memory only. The user types them beside a catalog price. */
import { useMemo, useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/emitter.ts'

/** What-if prices by `marketKey`. */
type Prices = ReadonlyMap<string, number>

export type WhatIfPrices = {
  prices: Prices
  /** Sets the what-if price of a code; null restores the catalog price. */
  set: (key: string, price: number | null) => void
}

const none: Prices = new Map()
const byCollection = new Map<string, Prices>()
const emitter = createEmitter()

/** The what-if prices of a collection: they stay until the tab closes, across filters and pages. */
export function useWhatIfPrices(collectionId: string): WhatIfPrices {
  const now = () => byCollection.get(collectionId) ?? none
  const prices = useSyncExternalStore(emitter.on, now)
  return useMemo(
    () => ({
      prices,
      set: (key, price) => {
        const next = new Map(byCollection.get(collectionId) ?? none)
        if (price === null) next.delete(key)
        else next.set(key, price)
        byCollection.set(collectionId, next)
        emitter.emit()
      },
    }),
    [prices, collectionId],
  )
}
