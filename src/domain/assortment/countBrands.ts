/**
 * How many brands have a status (which of you and your competitors sell them), and whether that count is known to be complete
 * (pricing.md, Certainty).
 */
import type { BrandRow, Assortment } from './makeAssortment.ts'

export type BrandCount = {
  count: number
  /** Whether the count is complete; if not, there may be more brands. */
  isComplete: boolean
}

/** Whether a row of unknown status may have this status. A brand that you sell can’t be one that you lack. */
function mayBe(
  row: BrandRow,
  brandStatus: BrandRow['brandStatus'],
  { columns }: Assortment,
): boolean {
  if (row.brandStatus !== 'unknown') return false
  const isSold = row.cells.some(({ kind }, at) => kind === 'sold' && columns[at]?.isOwn)
  return !(isSold && brandStatus === 'lacked')
}

/**
 * Counts the brands with a status. The count is complete if the assortment has every brand of the query and no row of unknown status may
 * have this one.
 */
export function countBrands(
  assortment: Assortment,
  brandStatus: BrandRow['brandStatus'],
): BrandCount {
  return {
    count: assortment.rows.filter((row) => row.brandStatus === brandStatus).length,
    isComplete:
      assortment.hasAllBrands &&
      !assortment.rows.some((row) => mayBe(row, brandStatus, assortment)),
  }
}
