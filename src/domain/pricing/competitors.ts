/**
 * Ranks competitors by how often they are below your price, on every product and not only where they are the cheapest. All
 * pages, reports and files use this count.
 */
import { median, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { MerchantPrices } from './merchantOffers.ts'
import { positionOfPrices } from './priceStatus.ts'

/** A product over all its codes. */
export type PricedItem = {
  /** Your lowest usable price, from the catalog or My prices; null without one. */
  own: number | null
  /** Whether you sell it, with or without a usable price. */
  isSold: boolean
  /** The lowest price of each competitor. */
  prices: MerchantPrices
}

export type Competitor = {
  /** Its index in the list of merchants. */
  merchant: number
  /** Products that it sells at a usable price. */
  sold: number
  /** Of `sold`, the products that you don’t sell. */
  notYours: number
  /** Products for which both have a usable price. */
  both: number
  /** Of `both`, the products where its price is below or above yours by more than the tolerance; the rest count as equal. */
  below: number
  above: number
  /** Medians of (its price ÷ your price − 1) in percent, over the products below, above, and all of `both`; null without any. */
  belowBy: number | null
  aboveBy: number | null
  difference: number | null
  /** Of `both`, the products where no other competitor is cheaper; equal prices count for each. */
  cheapest: number
}

type Counted = Pick<Competitor, 'merchant' | 'sold' | 'notYours' | 'cheapest'> & {
  below: number[]
  equal: number[]
  above: number[]
}

/** Order: most often below your price, then most products in common, then most sold. `tolerance` is in percent. */
export function rankCompetitors(items: Iterable<PricedItem>, tolerance: number): Competitor[] {
  const counted = new Map<number, Counted>()
  for (const { own, isSold, prices } of items) {
    let lowest = Infinity
    for (let at = 1; at < prices.length; at += 2) lowest = Math.min(lowest, prices[at] ?? Infinity)
    for (let at = 0; at < prices.length; at += 2) {
      const merchant = prices[at] ?? 0
      const price = prices[at + 1] ?? 0
      const one = counted.get(merchant) ?? {
        merchant,
        sold: 0,
        notYours: 0,
        cheapest: 0,
        below: [],
        equal: [],
        above: [],
      }
      counted.set(merchant, one)
      one.sold += 1
      if (own === null) {
        if (!isSold) one.notYours += 1
        continue
      }
      if (price === lowest) one.cheapest += 1
      const side = positionOfPrices(price, own, tolerance)
      const differences = { cheaper: one.below, equal: one.equal, dearer: one.above }[side]
      differences.push(withoutNoise((price / own - 1) * 100))
    }
  }
  return [...counted.values()]
    .map(({ below, equal, above, ...rest }) => ({
      ...rest,
      both: below.length + equal.length + above.length,
      below: below.length,
      above: above.length,
      belowBy: median(below),
      aboveBy: median(above),
      difference: median([...below, ...equal, ...above]),
    }))
    .toSorted((a, b) => b.below - a.below || b.both - a.both || b.sold - a.sold)
}
