/**
 * Decides whether a price is below, at or above the compared figure. Colours, triangles, words, filters, charts and files all
 * follow this one rule (pricing.md, Tolerance).
 */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type PriceSide = 'cheaper' | 'equal' | 'dearer'

/** The status for a price index; index and tolerance are in percent. A difference within the tolerance counts as equal. */
export function statusAt(index: number, tolerance: number): PriceSide {
  // Remove floating-point noise, which must not decide.
  if (withoutNoise(Math.abs(index - 100)) <= tolerance) return 'equal'
  return index < 100 ? 'cheaper' : 'dearer'
}

/** The status for a difference from the compared figure, in percent. */
export const statusOfDifference = (difference: number, tolerance: number): PriceSide =>
  statusAt(100 + difference, tolerance)

/** The status of `price` compared with `reference`; both must be above 0. */
export const statusOfPrices = (price: number, reference: number, tolerance: number): PriceSide =>
  statusAt((price / reference) * 100, tolerance)
