/** The scale of the dot plot: round ends, round ticks, and the position of each price. */
import { withoutNoise } from './offerStatistics.ts'

/**
 * Prices that differ by a smaller share than this are drawn as one: a cent of 28.00, drawn from edge to edge, would look like a
 * large difference.
 */
const TOLD_APART = 0.001

export type PriceAxis = {
  min: number
  max: number
  ticks: number[]
  /** The position of a price, from 0 at `min` to 1 at `max`; prices outside are at the ends. */
  at: (price: number) => number
}

/** A step of 1, 2 or 5 × a power of ten that divides the range into at most `count` steps, the last of which may be partial. */
export function niceStep(range: number, count: number): number {
  const rough = range / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const ratio = rough / power
  if (ratio <= 1) return power
  if (ratio <= 2) return 2 * power
  return ratio <= 5 ? 5 * power : 10 * power
}

function axis(min: number, max: number, ticks: number[]): PriceAxis {
  const at = (price: number) => {
    const share = (price - min) / (max - min)
    return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5
  }
  return { min, max, ticks, at }
}

/**
 * Makes the scale for some prices, with about five ticks at 1, 2 or 5 × a power of ten. Non-finite prices are left out; without
 * prices the scale is 0 to 1 without ticks.
 */
export function priceAxis(prices: number[]): PriceAxis {
  const finite = prices.filter(Number.isFinite)
  if (finite.length === 0) return axis(0, 1, [])
  let low = finite.reduce((a, b) => Math.min(a, b))
  let high = finite.reduce((a, b) => Math.max(a, b))
  if (high - low <= Math.abs(high) * TOLD_APART) {
    // A single price, or several that are too close to distinguish, is centred on the scale.
    const margin = Math.abs(low) * 0.1 || 1
    low -= margin
    high += margin
  }
  const step = niceStep(high - low, 5)
  const first = Math.floor(withoutNoise(low / step))
  const last = Math.ceil(withoutNoise(high / step))
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => withoutNoise((first + i) * step))
  const [min] = ticks
  const max = ticks.at(-1)
  if (min === undefined || max === undefined || !ticks.every(Number.isFinite)) {
    return axis(low, high, [low, high])
  }
  return axis(min, max, ticks)
}
