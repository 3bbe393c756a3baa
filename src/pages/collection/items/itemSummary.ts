/** The summary that codes and picked products show by default. */
import { figureColumns } from '@/domain/columns/columns.ts'
import { isItemColumn } from '@/domain/columns/itemColumns.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import { usualSummary, type SummaryState } from '@/domain/rows/summaryState.ts'

/** Codes have no brand or merchant themselves: their rows are grouped by price position, or by status before it is known. */
export function itemSummary(
  { groups, figures, hasMarket }: Pick<RowsResult, 'groups' | 'figures' | 'hasMarket'>,
  state: SummaryState,
): SummaryState {
  const isUsual = JSON.stringify(state) === JSON.stringify(usualSummary)
  if (!isUsual || groups.brand !== undefined) return state
  const hasIndex = hasMarket && figures.index !== undefined
  const known = figureColumns.find((one) => !isItemColumn(one) && figures[one] !== undefined)
  return {
    ...state,
    down: groups.priceStatus === undefined ? 'status' : 'priceStatus',
    across: '',
    figure: hasIndex ? 'index' : (known ?? state.figure),
    measure: hasIndex ? 'median' : 'count',
  }
}
