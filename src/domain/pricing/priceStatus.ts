/**
 * Whether a price is below, at or above what it is compared with: the one rule for colour, triangle, words, filter, chart and
 * file (pricing.md, Tolerance).
 */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type PriceSide = 'cheaper' | 'equal' | 'dearer'

/** Of a price index; both in percent. A difference within the tolerance is none. */
export function statusAt(index: number, tolerance: number): PriceSide {
  // What binary arithmetic adds to a difference must not decide.
  if (withoutNoise(Math.abs(index - 100)) <= tolerance) return 'equal'
  return index < 100 ? 'cheaper' : 'dearer'
}

/** Of a difference in percent. */
export const positionBy = (difference: number, tolerance: number): PriceSide =>
  statusAt(100 + difference, tolerance)

/** Of two prices above 0: the first against the second. */
export const positionOfPrices = (price: number, reference: number, tolerance: number): PriceSide =>
  statusAt((price / reference) * 100, tolerance)
