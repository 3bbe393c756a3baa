/**
 * Whether a price is below, at or above the compared figure: the only rule for colour, triangle, words, filter, chart and file
 * (pricing.md, Tolerance).
 */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type PriceSide = 'cheaper' | 'equal' | 'dearer'

/** For a price index; both in percent. A difference within the tolerance counts as equal. */
export function statusAt(index: number, tolerance: number): PriceSide {
  // Floating-point noise must not decide.
  if (withoutNoise(Math.abs(index - 100)) <= tolerance) return 'equal'
  return index < 100 ? 'cheaper' : 'dearer'
}

/** For a difference in percent. */
export const positionBy = (difference: number, tolerance: number): PriceSide =>
  statusAt(100 + difference, tolerance)

/** For two prices above 0, the first compared with the second. */
export const positionOfPrices = (price: number, reference: number, tolerance: number): PriceSide =>
  statusAt((price / reference) * 100, tolerance)
