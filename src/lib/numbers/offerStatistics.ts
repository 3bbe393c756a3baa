/** Statistics over offer prices: what is counted, what is left out, and the figures of both the page and its index. */

export type OfferStatistics = {
  /** Prices counted: positive and finite. */
  n: number
  /** Prices left out: missing, 0, negative or not finite. */
  excluded: number
  min: number | null
  median: number | null
  max: number | null
  mean: number | null
  /** Highest minus lowest; null below two prices. */
  spread: number | null
}

/** Takes away the noise of binary arithmetic (44.949999999999996 → 44.95), far below any price. */
export function withoutNoise(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(12)) : value
}

/** `part` of `whole` in percent; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : withoutNoise((part / whole) * 100)

/** Whether a price takes part in statistics: a positive, finite number. */
export function isUsablePrice(price: number | null): price is number {
  return price !== null && Number.isFinite(price) && price > 0
}

/** The middle value, or the mean of the two middle ones; null for no values. The given order is not changed. */
export function median(values: ArrayLike<number>): number | null {
  return middleOf(Float64Array.from(values).toSorted())
}

/** The same of values that are in order already. */
function middleOf(sorted: ArrayLike<number>): number | null {
  const upper = sorted[Math.floor(sorted.length / 2)]
  if (upper === undefined) return null
  if (sorted.length % 2 === 1) return upper
  const lower = sorted[sorted.length / 2 - 1] ?? upper
  // Halved before they are added, so that two huge values cannot overflow.
  return withoutNoise(lower / 2 + upper / 2)
}

/** Only positive, finite prices count; the others are counted in `excluded`, never as a lowest price. */
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
