import { isPrice, type FigureColumn } from '@/domain/columns/columns.ts'
import type { CollectionViewState } from '@/pages/collection/collectionViewState.ts'

/** Removes price ranges and sorting by price when the rows are of several countries, whose prices can't be compared. */
export function usableState(state: CollectionViewState, isMixed: boolean): CollectionViewState {
  if (!isMixed) return state
  const ranges = Object.fromEntries(
    Object.entries(state.filter.ranges).filter(([column]) => !isPrice(column as FigureColumn)), // `ranges` has only figures
  )
  const { top } = state.filter
  return {
    ...state,
    filter: { ...state.filter, ranges, top: top && isPrice(top.column) ? null : top },
    sort: state.sort.filter(({ column }) => !isPrice(column)),
  }
}
