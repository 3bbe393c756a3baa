/** Computes the marks in a line of a heat table: the lowest and highest cell, and how far each cell is from the line's median. */
import { statusOfPrices } from '@/domain/pricing/priceStatus.ts'
import type { PivotCell } from '@/domain/rows/rowView.ts'
import type { ShownSummary } from '@/domain/rows/summaryState.ts'
import { median } from '@/lib/numbers/offerStatistics.ts'
import { measureFormat } from './measureFormat.ts'

export type CellMark = {
  /** Which extreme of its line the cell is; null for neither, when all values are equal, and when only one cell has a value. */
  extreme: 'lowest' | 'highest' | null
  /**
   * The colour of the cell: `cheaper` or `dearer` for prices that differ from the median by more than the tolerance; other measures
   * have one colour.
   */
  tint: 'cheaper' | 'dearer' | 'plain'
  /** The strength of the colour, 0 to 1. */
  strength: number
}

/** The distance, as a share of the median, at which the tint is full. */
const FAR = 0.14

/**
 * Computes the marks of a line's cells. For `count` the tint grows with the square root, because counts differ by magnitudes.
 * `most` is the highest count of the table; prices within `tolerance` percent are equal.
 */
export function pivotMarks(
  cells: readonly Pick<PivotCell, 'value' | 'rows'>[],
  of: Pick<ShownSummary, 'figure' | 'measure'>,
  most: number,
  tolerance: number,
): CellMark[] {
  const values = cells.flatMap(({ value, rows }) => (value === null || rows === 0 ? [] : [value]))
  const low = values.reduce((a, b) => Math.min(a, b), Infinity)
  const high = values.reduce((a, b) => Math.max(a, b), -Infinity)
  const middle = median(values) ?? 0
  const farthest = Math.max(high - middle, middle - low)
  const { isCount, isPrice } = measureFormat(of)
  const strengthOf = (value: number) => {
    if (isCount) return most > 0 ? Math.sqrt(value / most) : 0
    const far = isPrice ? Math.abs(middle) * FAR : farthest
    return far > 0 ? Math.min(1, Math.abs(value - middle) / far) : 0
  }
  const areEqual = low === high || (isPrice && statusOfPrices(high, low, tolerance) === 'equal')
  return cells.map(({ value, rows }): CellMark => {
    if (value === null || rows === 0) return { extreme: null, tint: 'plain', strength: 0 }
    const extreme = areEqual ? null : value === low ? 'lowest' : value === high ? 'highest' : null
    const side = isPrice ? statusOfPrices(value, middle, tolerance) : 'equal'
    if (isPrice && side === 'equal') return { extreme, tint: 'plain', strength: 0 }
    return { extreme, tint: side === 'equal' ? 'plain' : side, strength: strengthOf(value) }
  })
}
