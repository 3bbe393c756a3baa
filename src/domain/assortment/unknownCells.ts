/** The unknown cells of assortment gaps, each of which a small request can settle. */
import type { BrandRow, AssortmentColumn } from './makeAssortment.ts'

export type CellQuestion = { brand: string; merchant: string }

/**
 * The unknown cells in the order of the rows, with the brand as the service spells it. Cells of your merchants come first,
 * because only they can be gaps.
 */
export function unknownCells(
  rows: readonly BrandRow[],
  columns: readonly AssortmentColumn[],
): CellQuestion[] {
  const found = rows.flatMap(({ spellings, cells }) =>
    cells.flatMap((cell, at) => {
      const column = columns[at]
      if (!column || cell.kind !== 'unknown' || cell.why === 'failed') return []
      return spellings.flatMap((brand) =>
        column.spellings.map((merchant) => ({ brand, merchant, isOwn: column.isOwn })),
      )
    }),
  )
  return found
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))
    .map(({ brand, merchant }) => ({ brand, merchant }))
}
