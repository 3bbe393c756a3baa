/** The discount that follows from the two prices, and whether it agrees with the one given. */
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'

/** (1 − offer price ÷ MRP) × 100, negative where the offer is above the MRP; null where either price is unusable. */
export function recomputedDiscount(
  offerPrice: number | null,
  salePrice: number | null,
): number | null {
  if (!isUsablePrice(offerPrice) || !isUsablePrice(salePrice)) return null
  return withoutNoise((1 - offerPrice / salePrice) * 100)
}

/** More than one percentage point apart. Unknown on either side is no disagreement. */
export function discountsDisagree(given: number | null, recomputed: number | null): boolean {
  if (given === null || recomputed === null) return false
  return withoutNoise(Math.abs(given - recomputed)) > 1
}
