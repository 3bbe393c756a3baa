/** The cells of the map one under the other, as a list and as a file have them. */
import type { BrandRow, MapCell, MapColumn } from '../../model/whiteSpace/whiteSpaceMap.ts'

export type ListedCell = { row: BrandRow; column: MapColumn; cell: MapCell }

/** Those that say something: what is sold, what is a gap, what is not known. */
export function listedCells(
  rows: readonly BrandRow[],
  columns: readonly MapColumn[],
): ListedCell[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => {
      const column = columns[at]
      const says = cell.kind !== 'none' && cell.kind !== 'waiting'
      return column && says ? [{ row, column, cell }] : []
    }),
  )
}
