/** The unit, number format and texts of a measure in the summaries. */
import { columnFacts, type ColumnKey, type FigureColumn } from '@/domain/columns/columns.ts'
import { formatMeasured } from '@/domain/columns/formats.ts'
import { countsRows } from '@/domain/rows/rowView.ts'
import type { ShownSummary } from '@/domain/rows/summaryState.ts'
import { formatCount, formatPercent, inSentence } from '@/lib/numbers/format.ts'
import { capital } from '@/lib/text/capital.ts'
import { measureLabels } from './summaryNames.ts'

type MeasureFormat = {
  /** Whether the measure is a count of rows, so that no row is left out. */
  isCount: boolean
  /** Whether the number of rows is shown beside the figure; beside a count of rows, their price index is shown. */
  hasN: boolean
  /** Whether the figures are prices, which the currency label precedes. */
  isPrice: boolean
  write: (value: number | null) => string
}

export function measureFormat({
  figure,
  measure,
}: Pick<ShownSummary, 'figure' | 'measure'>): MeasureFormat {
  const { kind } = columnFacts(figure)
  if (countsRows(measure)) {
    return measure === 'count'
      ? { isCount: true, hasN: false, isPrice: false, write: formatCount }
      : { isCount: true, hasN: true, isPrice: false, write: (value) => formatPercent(value) }
  }
  return {
    isCount: false,
    hasN: true,
    isPrice: kind === 'price',
    write: (value) => formatMeasured(figure, value),
  }
}

const PRODUCTS = {
  count: 'Products',
  rowShare: 'Products, share of their row',
  columnShare: 'Products, share of their column',
} as const

/** Gets the name of a column. */
type ColumnLabel = (column: ColumnKey) => string

/** The measure with its figure as text: "Median offer price"; "Products" for counts. */
function measureIn(
  { figure, measure }: Pick<ShownSummary, 'figure' | 'measure'>,
  columnLabel: ColumnLabel,
): string {
  if (countsRows(measure)) return PRODUCTS[measure]
  return capital(`${measureLabels[measure]} ${inSentence(columnLabel(figure))}`)
}

/** The title of a heat table: "Median offer price, brand × merchant". */
export function pivotTitle(
  state: Pick<ShownSummary, 'down' | 'across' | 'figure' | 'measure'>,
  columnLabel: ColumnLabel,
): string {
  const { down, across } = state
  const groups = [down, across]
    .filter((one) => one !== '')
    .map((one) => inSentence(columnFacts(one).label))
  return `${measureIn(state, columnLabel)}, ${groups.join(' × ')}`
}

/**
 * How many rows no figure includes, and why: "3 not checked yet", "2 without a usable offer price left out"; [] when there are
 * none. `of` names the group: "of them ".
 */
export function leftOutInWords(
  columnLabel: ColumnLabel,
  figure: FigureColumn,
  leftOut: { count: number; queued: number },
  of = '',
): string[] {
  const { kind } = columnFacts(figure)
  const what = `${kind === 'price' ? 'a usable ' : ''}${inSentence(columnLabel(figure))}`
  const queued = Math.min(leftOut.queued, leftOut.count)
  const without = leftOut.count - queued
  return [
    ...(queued === 0 ? [] : [`${formatCount(queued)} ${of}not checked yet`]),
    ...(without === 0 ? [] : [`${formatCount(without)} ${of}without ${what} left out`]),
  ]
}
