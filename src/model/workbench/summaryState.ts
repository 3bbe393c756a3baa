/** What the summaries of a result set are of: the state that the page's address carries. */
import type { FigureColumn, GroupColumn } from '../columns/columns.ts'
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

/** Beside other groups those with most rows stand first; a ranking goes by its figure. */
export function orderOf({ across, order }: Pick<SummaryState, 'across' | 'order'>): PivotOrder {
  return order ?? { by: across === '' ? 'all' : 'rows', value: '', down: true }
}

/** After a press on a head: figures from the highest, names from A, then turned, then as usual. */
export function nextPivotOrder(
  state: Pick<SummaryState, 'across' | 'order'>,
  { by, value }: Pick<PivotOrder, 'by' | 'value'>,
): PivotOrder | null {
  const now = orderOf(state)
  const first = by !== 'name'
  if (now.by !== by || now.value !== value) return { by, value, down: first }
  return now.down === first ? { by, value, down: !first } : null
}
