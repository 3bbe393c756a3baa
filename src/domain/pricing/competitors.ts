/**
 * Ranks competitors by how often their price is below yours. Every product counts, not only those where the competitor is the
 * cheapest. All pages, reports and files use this count.
 */
import { median, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { MerchantPrices } from './merchantOffers.ts'
import { statusOfPrices } from './priceStatus.ts'

/** The prices of a product over all its codes. */
export type PricedItem = {
  /** Your lowest usable price, from the catalog or My prices; null without one. */
  own: number | null
  /** Whether you sell it, with or without a usable price. */
  isSold: boolean
  /** The lowest price of each competitor. */
  prices: MerchantPrices
}

export type Competitor = {
  /** The index of the competitor in the list of merchants. */
  merchant: number
  /** The number of products that the competitor sells at a usable price. */
  sold: number
  /** How many of the `sold` products you don’t sell. */
  notYours: number
  /** The number of products for which both of you have a usable price. */
  both: number
  /**
   * How many of the `both` products have a price of the competitor that is below yours, or above it, by more than the tolerance;
   * the rest count as equal.
   */
  below: number
  above: number
  /**
   * The median of (the competitor’s price ÷ your price − 1) in percent, over the products below, above, and all of `both`; null
   * without any.
   */
  belowBy: number | null
  aboveBy: number | null
  difference: number | null
  /** For how many of the `both` products no other competitor is cheaper; of equal prices, each counts. */
  cheapest: number
}

type Counted = Pick<Competitor, 'merchant' | 'sold' | 'notYours' | 'cheapest'> & {
  below: number[]
  equal: number[]
  above: number[]
}

/**
 * Ranks the competitors: first those most often below your price, then those with most products in common, then those that sell
 * most products. `tolerance` is in percent.
 */
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
      const side = statusOfPrices(price, own, tolerance)
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
