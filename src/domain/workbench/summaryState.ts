/** What the summaries of a result set are of: the state that the page's address carries. */
import type { FigureColumn, GroupColumn } from '@/domain/columns/columns.ts'
import { isSizeColumn } from '@/domain/columns/valueOrder.ts'
import type { AcrossGroup, Measure, PivotOrder } from './rowView.ts'

export type SummaryState = {
  /** The two groups of the heat table, never the same. */
  down: GroupColumn
  across: AcrossGroup
  /** What is measured, here and in the box plots. */
  figure: FigureColumn
  measure: Measure
  /** null for the usual one. */
  order: PivotOrder | null
}

export const usualSummary: SummaryState = {
  down: 'brand',
  across: 'merchant',
  figure: 'offerPrice',
  measure: 'median',
  order: null,
}

/**
 * Beside other groups those with most rows stand first; a ranking goes by its figure. Sizes stand from small to large in both.
 */
export function orderOf({
  down,
  across,
  order,
}: Pick<SummaryState, 'down' | 'across' | 'order'>): PivotOrder {
  if (order !== null) return order
  if (isSizeColumn(down)) return { by: 'name', value: '', down: false }
  return { by: across === '' ? 'all' : 'rows', value: '', down: true }
}

/** After a press on a head: figures from the highest, names from A, then turned, then as usual. */
export function nextPivotOrder(
  state: Pick<SummaryState, 'down' | 'across' | 'order'>,
  { by, value }: Pick<PivotOrder, 'by' | 'value'>,
): PivotOrder | null {
  const now = orderOf(state)
  const first = by !== 'name'
  if (now.by !== by || now.value !== value) return { by, value, down: first }
  return now.down === first ? { by, value, down: !first } : null
}
