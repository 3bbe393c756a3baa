/** What a white-space map cannot tell, and may be asked: one small request for each. */
import type { BrandRow, MapColumn } from './whiteSpaceMap.ts'

export type CellQuestion = { brand: string; merchant: string }

/** In the order of the rows; those of my merchant first, because only they can be gaps. */
export function unknownCells(
  rows: readonly BrandRow[],
  columns: readonly MapColumn[],
): CellQuestion[] {
  const found = rows.flatMap(({ brand, cells }) =>
    cells.flatMap((cell, at) => {
      const column = columns[at]
      const isAskable = cell.kind === 'unknown' && cell.why !== 'failed'
      return column && isAskable
        ? [{ brand, merchant: column.merchant, isMine: column.isMine }]
        : []
    }),
  )
  return found
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine))
    .map(({ brand, merchant }) => ({ brand, merchant }))
}
