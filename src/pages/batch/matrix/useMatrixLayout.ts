import { useMemo } from 'react'
import type { MatrixColumn } from './merchantMatrix.ts'

type Given = {
  columns: readonly MatrixColumn[]
  /** How many of the first ones stay in sight. */
  pinned: number
  /** With a column for my own price list. */
  hasListed: boolean
  /** Of those that scroll, which are drawn; and the room of the others, in px. */
  first: number
  last: number
  before: number
  after: number
}

export type MatrixLayout = {
  hasListed: boolean
  /** Columns before the merchants: the code, and my own price list. */
  leading: number
  pinned: readonly MatrixColumn[]
  drawn: readonly MatrixColumn[]
  /** The number of the first drawn column in the whole grid, from 0. */
  drawnFrom: number
  before: number
  after: number
  /** Whether the column of this number in the whole grid is in the page. */
  isDrawn: (column: number) => boolean
}

/** Which columns of the matrix are in the page, and where; the same object until that changes. */
export function useMatrixLayout(given: Given): MatrixLayout {
  const { columns, pinned, hasListed, first, last, before, after } = given
  return useMemo(() => {
    const leading = 1 + Number(hasListed)
    const drawnFrom = leading + pinned + first
    const drawnTo = leading + pinned + last
    return {
      hasListed,
      leading,
      pinned: columns.slice(0, pinned),
      drawn: columns.slice(pinned + first, pinned + last),
      drawnFrom,
      before,
      after,
      isDrawn: (column) => column < leading + pinned || (column >= drawnFrom && column < drawnTo),
    }
  }, [columns, pinned, hasListed, first, last, before, after])
}
