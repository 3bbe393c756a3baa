/** What the summaries of a result set are of: the state that the page's address carries. */
import type { FigureColumn, GroupColumn } from '../catalog/columns.ts'
import type { Measure } from './rowView.ts'

/** A second group across, or '' for none: then the first is a plain ranking. */
export type AcrossGroup = GroupColumn | ''

/** The lines of a heat table: by name, by how many rows they have, by their figure over all columns or in one (`value`). */
export type PivotOrder = {
  by: 'name' | 'rows' | 'all' | 'column'
  /** Of the group across; '' stands for rows that name none, and wherever `by` is something else. */
  value: string
  down: boolean
}

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
