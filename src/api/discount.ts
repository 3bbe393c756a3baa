/** Calculates the discount from the two prices, and compares it with the discount that the service states. */
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'

/** (1 − offer price ÷ MRP) × 100, negative if the offer is above the MRP; null if either price is unusable. */
export function recomputedDiscount(
  offerPrice: number | null,
  salePrice: number | null,
): number | null {
  if (!isUsablePrice(offerPrice) || !isUsablePrice(salePrice)) return null
  return withoutNoise((1 - offerPrice / salePrice) * 100)
}

/** Returns true if the stated and the calculated discount are more than one percentage point apart; false if either is null. */
export function discountsDisagree(received: number | null, recomputed: number | null): boolean {
  if (received === null || recomputed === null) return false
  return withoutNoise(Math.abs(received - recomputed)) > 1
}
