import { statusOfPrices } from '@/domain/pricing/priceStatus.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import type { AlertMatch } from './evaluateRules.ts'

/**
 * Whether a match compares a competitor’s price with yours and the two are equal within the tolerance, as can happen with a new
 * competitor.
 */
export function isAtOwnPrice({ against, found }: AlertMatch, tolerance: number): boolean {
  if (against.kind !== 'price' || found.kind !== 'price' || against.label !== 'mine') return false
  const [own, theirs] = [against.value, found.value]
  if (!isUsablePrice(own) || !isUsablePrice(theirs)) return false
  return statusOfPrices(theirs, own, tolerance) === 'equal'
}
