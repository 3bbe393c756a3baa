/** Aggregates figures: lowest, median, highest, mean. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { quantile } from './quantile.ts'
import type { FigureMeasure } from './rowView.ts'

/** The measure of some values, such as their median; null without values. */
export function measureOf(values: readonly number[], measure: FigureMeasure): number | null {
  if (values.length === 0) return null
  switch (measure) {
    case 'min':
      return values.reduce((low, value) => Math.min(low, value))
    case 'max':
      return values.reduce((high, value) => Math.max(high, value))
    case 'mean':
      // Divide before adding, so that huge values can’t overflow.
      return withoutNoise(values.reduce((sum, value) => sum + value / values.length, 0))
    case 'median':
      return quantile(Float64Array.from(values).toSorted(), 0.5)
  }
}
