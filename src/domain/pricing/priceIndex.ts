/** The price index and the rank of one price among others. */
import {
  isUsablePrice,
  offerStatistics,
  withoutNoise,
  type OfferStatistics,
} from '@/lib/numbers/offerStatistics.ts'
import type { ReferenceKind } from './reference.ts'

export type PriceIndex = {
  /** The price index: your price ÷ compared figure × 100. */
  index: number
  reference: number
  /** The number of other merchants’ prices from which the compared figure is computed. */
  n: number
  /** Your price minus the compared figure, in the currency of the prices. */
  difference: number
}
export type Rank = {
  rank: number
  of: number
  /** The number of prices that share the rank, yours included; 1 = not tied. */
  tied: number
}

/** The price index; null if your price or all other prices are missing, 0, negative or not finite. */
export function priceIndex(
  own: number | null,
  others: (number | null)[],
  kind: ReferenceKind,
): PriceIndex | null {
  return indexAgainst(own, offerStatistics(others), kind)
}

/** The same as `priceIndex`, if the statistics of the competitors are known already. */
export function indexAgainst(
  own: number | null,
  others: OfferStatistics,
  kind: ReferenceKind,
): PriceIndex | null {
  const reference = others[kind]
  if (!isUsablePrice(own) || reference === null) return null
  return {
    index: withoutNoise((own / reference) * 100),
    reference,
    n: others.n,
    difference: withoutNoise(own - reference),
  }
}

/**
 * The rank of a price among all prices, 1 = lowest; equal prices share the better rank. `all` should include `own`; otherwise
 * `own` is ranked as one more.
 */
export function rankOf(own: number, all: readonly number[]): Rank {
  return rankAmong(all)(own)
}

/** The same as `rankOf`, for many prices of one list, which is sorted only once to avoid quadratic time. */
export function rankAmong(all: readonly number[]): (own: number) => Rank {
  const sorted = all.toSorted((a, b) => a - b)
  const known = new Map<number, Rank>()
  for (const [place, price] of sorted.entries()) {
    const rank = known.get(price)
    if (rank) rank.tied += 1
    else known.set(price, { rank: place + 1, of: all.length, tied: 1 })
  }
  return (own) => {
    const rank = known.get(own)
    if (rank) return { ...rank }
    const firstHigher = sorted.findIndex((price) => price > own)
    return { rank: (firstHigher < 0 ? all.length : firstHigher) + 1, of: all.length + 1, tied: 1 }
  }
}
