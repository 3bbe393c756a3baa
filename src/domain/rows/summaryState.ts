/** The state of a collection’s Summary view, as the URL stores it. */
import type { FigureColumn, GroupColumn } from '@/domain/columns/columns.ts'
import { isSizeColumn } from '@/domain/columns/valueOrder.ts'
import type { AcrossGroup, Measure, PivotOrder } from './rowView.ts'

/** The columns by which the groups can be sorted. The names are part of URLs. */
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
  /**
   * The group of the table of all figures (`down`), and the second group of the heat table (`across`), which is never the same.
   */
  down: GroupColumn
  across: AcrossGroup
  /** The measured figure; null for the default (`usualFigure`). */
  figure: FigureColumn | null
  measure: Measure
  /** The order of the heat table’s lines; null for the default. */
  order: PivotOrder | null
  /** The order of the table of all figures; null for the default. */
  sort: GroupSort | null
  /** The minimum number of products of a group; groups with fewer are hidden. */
  least: number
}

/** The state with the default figure filled in. */
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

/**
 * The default figure: your price if any is known, otherwise the offer price of the record; for codes, which have no such
 * price, the lowest offer.
 */
export function usualFigure(isKnown: (figure: FigureColumn) => boolean): FigureColumn {
  return (['myPrice', 'offerPrice', 'lowest'] as const).find(isKnown) ?? 'offerPrice'
}

/** The column of the table of all figures that matches each measure of the heat table. */
const MEASURE_SORTS = {
  count: 'products',
  rowShare: 'share',
  columnShare: 'share',
  min: 'lowest',
  median: 'median',
  mean: 'mean',
  max: 'highest',
} as const satisfies Record<Measure, GroupSort['column']>

/** Converts the order of the heat table’s lines to one for the table of all figures. */
export const sortOfOrder = ({ by, down }: PivotOrder, measure: Measure): GroupSort | null => {
  if (by === 'column') return null
  if (by === 'all') return { column: MEASURE_SORTS[measure], down }
  return { column: by === 'rows' ? 'products' : 'name', down }
}

/**
 * The order of the table of all figures: the one that the user chose. By default, sizes are from small to large, and other groups
 * by the chosen figure, highest first; without a chosen figure by price index, or by number of products before prices are
 * compared.
 */
export function sortOf(
  { down, across, figure, measure, sort }: SummaryState,
  hasIndex: boolean,
): GroupSort {
  if (sort !== null) return sort
  if (isSizeColumn(down)) return { column: 'name', down: false }
  // Old URLs are from when a single group had a ranking, whose measure is in `measure`; it then decides the order.
  const ranked = across === '' ? measure : usualSummary.measure
  if (figure !== null || ranked !== usualSummary.measure) {
    return { column: MEASURE_SORTS[ranked], down: true }
  }
  return { column: hasIndex ? 'index' : 'products', down: true }
}

/** The order after a click on a column header: figures highest first, names from A; then reversed; then the default (null). */
export function nextGroupSort(now: GroupSort, column: GroupSort['column']): GroupSort | null {
  const first = column !== 'name'
  if (now.column !== column) return { column, down: first }
  return now.down === first ? { column, down: !first } : null
}

/** The order of the heat table’s lines; by default most rows first, sizes from small to large. */
export function orderOf({ down, order }: Pick<SummaryState, 'down' | 'order'>): PivotOrder {
  if (order !== null) return order
  const isSize = isSizeColumn(down)
  return { by: isSize ? 'name' : 'rows', value: '', down: !isSize }
}

/**
 * The order of the heat table’s lines after a click on a header: figures highest first, names from A; then reversed; then the
 * default (null).
 */
export function nextPivotOrder(
  state: Pick<SummaryState, 'down' | 'order'>,
  { by, value }: Pick<PivotOrder, 'by' | 'value'>,
): PivotOrder | null {
  const now = orderOf(state)
  const first = by !== 'name'
  if (now.by !== by || now.value !== value) return { by, value, down: first }
  return now.down === first ? { by, value, down: !first } : null
}
