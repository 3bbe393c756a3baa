/** Quantiles of sorted figures. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

/**
 * The value at `share` (0 to 1) of the way through the sorted values, between two neighbours in proportion, so that a half
 * gives the median; null for no values.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number | null {
  const index = (sorted.length - 1) * share
  const lower = sorted[Math.floor(index)]
  const upper = sorted[Math.ceil(index)]
  if (lower === undefined || upper === undefined) return null
  if (lower === upper) return lower
  const part = index - Math.floor(index)
  // Each shrunk before they are added, so that two huge values cannot overflow.
  return withoutNoise(lower * (1 - part) + upper * part)
}
