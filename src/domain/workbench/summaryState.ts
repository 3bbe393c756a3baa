/** What the summaries of a result set are of: the state that the page's address carries. */
import type { FigureColumn, GroupColumn } from '../catalog/columns.ts'
import type { Measure } from './rowView.ts'

export type SummaryState = {
  /** The two groups of the heat table, never the same. */
  down: GroupColumn
  across: GroupColumn
  /** What is measured, here and in the box plots. */
  figure: FigureColumn
  measure: Measure
}

export const usualSummary: SummaryState = {
  down: 'brand',
  across: 'merchant',
  figure: 'offerPrice',
  measure: 'median',
}
