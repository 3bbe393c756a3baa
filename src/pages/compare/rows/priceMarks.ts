/** What the offer prices of a comparison say about each other: lowest, highest, and how far from the base. */
import { positionBy, positionOfPrices, type PriceSide } from '@/domain/pricing/priceStatus.ts'
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type PriceMark = {
  /** Percent of the base's price; null for the base itself and where either has no usable price. */
  change: number | null
  /** What that change means, by the tolerance; null where there is none. */
  side: PriceSide | null
  extreme: 'lowest' | 'highest' | null
  /** How many share the extreme, this one counted. */
  tied: number
  /** Given, and yet no price that counts: 0 or less. */
  isLeftOut: boolean
}

/**
 * One mark a price, all in the unit of one country. A price of 0, a negative or a missing one is never an extreme and
 * never a base; where all usable prices are equal within the tolerance, or there is one alone, there is no extreme.
 */
export function priceMarks(
  prices: readonly (number | null)[],
  base: number | null,
  tolerance: number,
): PriceMark[] {
  const usable = prices.filter(isUsablePrice)
  const lowest = Math.min(...usable)
  const highest = Math.max(...usable)
  const areEqual = positionOfPrices(highest, lowest, tolerance) === 'equal'
  const reference = base === null ? null : (prices[base] ?? null)
  return prices.map((price, index) => {
    if (!isUsablePrice(price)) {
      return { change: null, side: null, extreme: null, tied: 0, isLeftOut: price !== null }
    }
    const extreme = areEqual
      ? null
      : price === lowest
        ? 'lowest'
        : price === highest
          ? 'highest'
          : null
    const change =
      index === base || !isUsablePrice(reference)
        ? null
        : withoutNoise((price / reference - 1) * 100)
    return {
      change,
      side: change === null ? null : positionBy(change, tolerance),
      extreme,
      tied: extreme === null ? 0 : usable.filter((other) => other === price).length,
      isLeftOut: false,
    }
  })
}
