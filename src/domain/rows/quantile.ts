/** Computes quantiles of sorted figures. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

/**
 * The value at `share` (0 to 1) of the sorted values, interpolated between neighbours; 0.5 gives the median. Null without
 * values.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number | null {
  const index = (sorted.length - 1) * share
  const lower = sorted[Math.floor(index)]
  const upper = sorted[Math.ceil(index)]
  if (lower === undefined || upper === undefined) return null
  if (lower === upper) return lower
  const part = index - Math.floor(index)
  // Multiply before adding, so that huge values can’t overflow.
  return withoutNoise(lower * (1 - part) + upper * part)
}
