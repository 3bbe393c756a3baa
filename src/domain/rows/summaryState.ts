/** What the summaries of a collection are of: the state that the page's address carries. */
import type { FigureColumn, GroupColumn } from '@/domain/columns/columns.ts'
import { isSizeColumn } from '@/domain/columns/valueOrder.ts'
import type { AcrossGroup, Measure, PivotOrder } from './rowView.ts'

/** Columns of the summary that its groups can be in order by, as an address names them. */
export const GROUP_SORTS = [
  'name',
  'products',
  'share',
  'lowest',
  'median',
  'mean',
  'highest',
  'index',
  'position',
] as const
export type GroupSort = { column: (typeof GROUP_SORTS)[number]; down: boolean }

export type SummaryState = {
  /** The group of the table of all figures, and the second one of the heat table; never the same. */
  down: GroupColumn
  across: AcrossGroup
  /** What is measured; null for the usual one: your price where it is known. */
  figure: FigureColumn | null
  /** What the heat table shows of it. */
  measure: Measure
  /** Of the lines of the heat table; null for the usual one. */
  order: PivotOrder | null
  /** Of the table of all figures; null for the usual one. */
  sort: GroupSort | null
  /** Groups with fewer products are hidden. */
  least: number
}

/** The state with the figure that the usual one stands for. */
export type ShownSummary = SummaryState & { figure: FigureColumn }

export const usualSummary: SummaryState = {
  down: 'brand',
  across: 'merchant',
  figure: null,
  measure: 'median',
  order: null,
  sort: null,
  least: 1,
}

/** Your price where any is known, else the price of the record; of codes, which have none, the lowest offer. */
export function usualFigure(isKnown: (figure: FigureColumn) => boolean): FigureColumn {
  return (['myPrice', 'offerPrice', 'lowest'] as const).find(isKnown) ?? 'offerPrice'
}

/** The column of the table of all figures that holds what the heat table shows. */
const MEASURE_SORTS = {
  count: 'products',
  rowShare: 'share',
  columnShare: 'share',
  min: 'lowest',
  median: 'median',
  mean: 'mean',
  max: 'highest',
} as const satisfies Record<Measure, GroupSort['column']>

/** As `order` says the same of the lines of the heat table. */
export const sortOfOrder = ({ by, down }: PivotOrder, measure: Measure): GroupSort | null => {
  if (by === 'column') return null
  if (by === 'all') return { column: MEASURE_SORTS[measure], down }
  return { column: by === 'rows' ? 'products' : 'name', down }
}

/**
 * What was chosen to be measured comes first, highest first; else the highest price index, before prices are compared the
 * most products. Sizes stand from small to large.
 */
export function sortOf(
  { down, across, figure, measure, sort }: SummaryState,
  hasIndex: boolean,
): GroupSort {
  if (sort !== null) return sort
  if (isSizeColumn(down)) return { column: 'name', down: false }
  // Links of the time when one group had a ranking say by which measure.
  const ranked = across === '' ? measure : usualSummary.measure
  if (figure !== null || ranked !== usualSummary.measure) {
    return { column: MEASURE_SORTS[ranked], down: true }
  }
  return { column: hasIndex ? 'index' : 'products', down: true }
}

/** After a click on a header: figures from the highest, names from A, then turned, then as usual. */
export function nextGroupSort(now: GroupSort, column: GroupSort['column']): GroupSort | null {
  const first = column !== 'name'
  if (now.column !== column) return { column, down: first }
  return now.down === first ? { column, down: !first } : null
}

/** Those with most rows stand first; sizes from small to large. */
export function orderOf({ down, order }: Pick<SummaryState, 'down' | 'order'>): PivotOrder {
  if (order !== null) return order
  const isSize = isSizeColumn(down)
  return { by: isSize ? 'name' : 'rows', value: '', down: !isSize }
}

/** After a click on a head: figures from the highest, names from A, then turned, then as usual. */
export function nextPivotOrder(
  state: Pick<SummaryState, 'down' | 'order'>,
  { by, value }: Pick<PivotOrder, 'by' | 'value'>,
): PivotOrder | null {
  const now = orderOf(state)
  const first = by !== 'name'
  if (now.by !== by || now.value !== value) return { by, value, down: first }
  return now.down === first ? { by, value, down: !first } : null
}
