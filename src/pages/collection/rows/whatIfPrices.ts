/** What-if prices: typed beside a price that the catalog holds, and stored nowhere. */
import { useMemo, useSyncExternalStore } from 'react'
import { createEmitter } from '@/lib/emitter.ts'

/** By `marketKey`. */
type Prices = ReadonlyMap<string, number>

export type WhatIfPrices = {
  prices: Prices
  /** Null to go back to the price of the catalog. */
  set: (key: string, price: number | null) => void
}

const none: Prices = new Map()
const byCollection = new Map<string, Prices>()
const emitter = createEmitter()

/** Those of a collection: they stay until the tab is closed, whatever is filtered and whichever page is opened meanwhile. */
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
