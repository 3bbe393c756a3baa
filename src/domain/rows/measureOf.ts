/** What figures come to: the lowest, the median, the highest, the mean. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { quantile } from './quantile.ts'
import type { FigureMeasure } from './rowView.ts'

/** Null of no values. */
export function measureOf(values: readonly number[], measure: FigureMeasure): number | null {
  if (values.length === 0) return null
  switch (measure) {
    case 'min':
      return values.reduce((low, value) => Math.min(low, value))
    case 'max':
      return values.reduce((high, value) => Math.max(high, value))
    case 'mean':
      // Divided before they are added, so that huge values cannot overflow.
      return withoutNoise(values.reduce((sum, value) => sum + value / values.length, 0))
    case 'median':
      return quantile(Float64Array.from(values).toSorted(), 0.5)
  }
}
