/** Statistics over offer prices, with the rules for which prices count; used for a page’s figures and for its price index. */

export type OfferStatistics = {
  /** The number of counted prices, which are positive and finite. */
  n: number
  /** The number of excluded prices: missing, 0, negative or not finite. */
  excluded: number
  min: number | null
  median: number | null
  max: number | null
  mean: number | null
  /** Highest minus lowest price; null below two prices. */
  spread: number | null
}

/** Removes floating-point noise (44.949999999999996 → 44.95), which is far smaller than any difference of prices. */
export function withoutNoise(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(12)) : value
}

/** `part` of `whole` in percent; null if `whole` is 0. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : withoutNoise((part / whole) * 100)

/** Whether a price counts in statistics: a positive, finite number. */
export function isUsablePrice(price: number | null): price is number {
  return price !== null && Number.isFinite(price) && price > 0
}

/** The middle value, or the mean of the two middle ones; null without values. Does not change the given array. */
export function median(values: ArrayLike<number>): number | null {
  return middleOf(Float64Array.from(values).toSorted())
}

/** The median of sorted values. */
function middleOf(sorted: ArrayLike<number>): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)]
  if (upper === undefined) return null
  if (sorted.length % 2 === 1) return upper
  const lower = sorted[sorted.length / 2 - 1] ?? upper
  // Halve before adding, so that two huge values can’t overflow.
  return withoutNoise(lower / 2 + upper / 2)
}

/**
 * The statistics of prices. Only positive, finite prices count; the others are counted in `excluded`, so a price of 0 is never the
 * lowest.
 */
export function offerStatistics(prices: (number | null)[]): OfferStatistics {
  const usable = prices.filter(isUsablePrice).toSorted((a, b) => a - b)
  const n = usable.length
  const min = usable[0] ?? null
  const max = usable.at(-1) ?? null
  return {
    n,
    excluded: prices.length - n,
    min,
    median: middleOf(usable),
    max,
    mean: n === 0 ? null : withoutNoise(usable.reduce((sum, price) => sum + price / n, 0)),
    spread: n < 2 || min === null || max === null ? null : withoutNoise(max - min),
  }
}
