/** How many brands have a standing, and whether that count is known to be complete (pricing.md, Certainty). */
import type { BrandRow, WhiteSpaceMap } from './whiteSpaceMap.ts'

export type StandCount = {
  count: number
  /** Where false, there may be more. */
  isComplete: boolean
}

/** Whether a row whose standing is unknown may have this one. A brand that you sell can’t be one that you lack. */
function mayBe(row: BrandRow, stand: BrandRow['stand'], { columns }: WhiteSpaceMap): boolean {
  if (row.stand !== 'unknown') return false
  const isSold = row.cells.some(({ kind }, at) => kind === 'sold' && columns[at]?.isOwn)
  return !(isSold && stand === 'lacked')
}

/** Complete where the map has every brand of the query and no other row may have the standing. */
export function standCount(map: WhiteSpaceMap, stand: BrandRow['stand']): StandCount {
  return {
    count: map.rows.filter((row) => row.stand === stand).length,
    isComplete: map.hasAllBrands && !map.rows.some((row) => mayBe(row, stand, map)),
  }
}
