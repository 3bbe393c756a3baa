import { isPrice } from '../../domain/catalog/columns.ts'
import type { WorkbenchState } from '../../url/workbenchState.ts'

/** Without what compares prices of several countries: neither a range nor an order of them means anything. */
export function usableState(state: WorkbenchState, isMixed: boolean): WorkbenchState {
  if (!isMixed) return state
  const { offerPrice: _, salePrice: __, ...ranges } = state.filter.ranges
  const { top } = state.filter
  return {
    ...state,
    filter: { ...state.filter, ranges, top: top && isPrice(top.column) ? null : top },
    sort: state.sort.filter(({ column }) => !isPrice(column)),
  }
}
