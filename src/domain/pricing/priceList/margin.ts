/** Computes the margin of a price over the cost of the item. */
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'

/** The formula of a margin, which is in percent of the price and not of the cost. */
export const MARGIN_FORMULA = '(price − cost) ÷ price × 100'

/**
 * The margin in percent: 100 for a cost of 0, negative below cost. Null without a positive price or without a cost of 0 or more.
 */
export function margin(price: number | null, cost: number | null): number | null {
  if (!isUsablePrice(price) || cost === null || !Number.isFinite(cost) || cost < 0) return null
  return withoutNoise(((price - cost) / price) * 100)
}
