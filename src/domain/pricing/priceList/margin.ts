/** What is left of a price when what the item costs is taken off. */
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'

/** Percent of the price, not of the cost. */
export const MARGIN_FORMULA = '(price − cost) ÷ price × 100'

/**
 * Percent: 100 for what costs nothing, negative below cost. Null without a positive price, and without a cost of 0 or
 * more: what is not known makes no margin.
 */
export function margin(price: number | null, cost: number | null): number | null {
  if (!isUsablePrice(price) || cost === null || !Number.isFinite(cost) || cost < 0) return null
  return withoutNoise(((price - cost) / price) * 100)
}
