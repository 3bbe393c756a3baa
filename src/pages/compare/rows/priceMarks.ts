/** Computes how the offer prices of a comparison relate: which is lowest or highest, and how far each is from the base. */
import { statusOfDifference, statusOfPrices, type PriceSide } from '@/domain/pricing/priceStatus.ts'
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type PriceMark = {
  /** The difference from the base's price in percent; null for the base itself, and if either has no usable price. */
  change: number | null
  /** Whether the price is below, at or above the base's, by the tolerance; null without a difference. */
  side: PriceSide | null
  extreme: 'lowest' | 'highest' | null
  /** How many products share the extreme, including this one. */
  tied: number
  /** Whether the price is given but not usable, because it is 0 or less. */
  isLeftOut: boolean
}

/**
 * Makes one mark for each price, all in the currency of one country. A missing, zero or negative price is never an extreme or
 * base; there is no extreme when all usable prices are equal within the tolerance, or only one is usable.
 */
export function priceMarks(
  prices: readonly (number | null)[],
  base: number | null,
  tolerance: number,
): PriceMark[] {
  const usable = prices.filter(isUsablePrice)
  const lowest = Math.min(...usable)
  const highest = Math.max(...usable)
  const areEqual = statusOfPrices(highest, lowest, tolerance) === 'equal'
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
      side: change === null ? null : statusOfDifference(change, tolerance),
      extreme,
      tied: extreme === null ? 0 : usable.filter((other) => other === price).length,
      isLeftOut: false,
    }
  })
}
