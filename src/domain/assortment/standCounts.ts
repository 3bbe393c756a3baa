/** How many brands have a standing, and whether these are known to be all (pricing.md, Certainty). */
import type { BrandRow, WhiteSpaceMap } from './whiteSpaceMap.ts'

export type StandCount = {
  count: number
  /** Where it is not, there may be more. */
  isComplete: boolean
}

/** Whether a row whose standing is not known may have this one. A brand that mine sells is none that I lack. */
function mayBe(row: BrandRow, stand: BrandRow['stand'], { columns }: WhiteSpaceMap): boolean {
  if (row.stand !== 'unknown') return false
  const isSold = row.cells.some(({ kind }, at) => kind === 'sold' && columns[at]?.isOwn)
  return !(isSold && stand === 'lacked')
}

/** Complete where every brand of the query is a row, and none of the others may have the standing. */
export function standCount(map: WhiteSpaceMap, stand: BrandRow['stand']): StandCount {
  return {
    count: map.rows.filter((row) => row.stand === stand).length,
    isComplete: map.hasAllBrands && !map.rows.some((row) => mayBe(row, stand, map)),
  }
}
