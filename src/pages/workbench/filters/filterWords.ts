/** What narrows the rows, in words, each with the filter that is left without it. */
import { formatCount, inSentence } from '../../../lib/numbers/format.ts'
import { listedNames } from '../../../lib/text/listedNames.ts'
import { firstInWords } from '../../../lib/sortKeys.ts'
import {
  columnFacts,
  figureColumns,
  type ColumnKey,
  type FigureColumn,
  type GroupColumn,
} from '../../../model/columns/columns.ts'
import { formatBound } from '../../../model/columns/formats.ts'
import { groupsIn } from '../workbenchState.ts'
import type { EanChoice, RowFilter, StockChoice } from '../../../model/workbench/rowView.ts'

export type Narrowing = {
  /** Tells it from the others; of a column its name. */
  of: FigureColumn | GroupColumn | 'stock' | 'eans' | 'text' | 'top'
  label: string
  value: string
  without: RowFilter
}

type Range = readonly [number | null, number | null]

/** As the chips and the heads of the filters say it. */
export const stockWords: Readonly<Record<StockChoice, string>> = {
  in: 'In stock',
  out: 'Out of stock',
  unknown: 'Not known',
}

export const eanWords: Readonly<Record<EanChoice, string>> = {
  with: 'Has an EAN',
  without: 'Has none',
}

export const NO_VALUE = 'not given'

/** "20.00–60.00", "20% and up", "up to 60.00", "any". */
export function rangeWords(column: FigureColumn, range: Range | undefined): string {
  const [from, to] = range ?? [null, null]
  const write = (end: number) => formatBound(column, end)
  if (from === null) return to === null ? 'any' : `up to ${write(to)}`
  if (to === null) return `${write(from)} and up`
  // Between figures with a minus a dash would be read as another.
  return from < 0 || to < 0 ? `${write(from)} to ${write(to)}` : `${write(from)}–${write(to)}`
}

/** "Northgate, Cartwheel and 3 more". */
function valuesWords(values: readonly string[]): string {
  const words = values.map((value) => (value === '' ? NO_VALUE : value))
  const more = words.length - 2
  return more <= 1
    ? listedNames(words)
    : `${listedNames(words.slice(0, 2))} and ${formatCount(more)} more`
}

/** The filter with another range, or none. */
export function withRange(
  filter: RowFilter,
  column: FigureColumn,
  range: Range | undefined,
): RowFilter {
  const { [column]: _, ...ranges } = filter.ranges
  return { ...filter, ranges: range ? { ...ranges, [column]: range } : ranges }
}

export function withValues(
  filter: RowFilter,
  column: GroupColumn,
  values: readonly string[],
): RowFilter {
  const { [column]: _, ...others } = filter.values
  return { ...filter, values: values.length > 0 ? { ...others, [column]: values } : others }
}

const labelOf = (column: ColumnKey): string => columnFacts(column).label

/** In the order of an address: text, ranges, values, stock, top. */
export function narrowings(filter: RowFilter, called = labelOf): Narrowing[] {
  const { text, ranges, values, stock, eans, top } = filter
  const found: Narrowing[] = []
  if (text !== '') {
    found.push({ of: 'text', label: 'has', value: text, without: { ...filter, text: '' } })
  }
  for (const of of figureColumns) {
    if (ranges[of] === undefined) continue
    const label = inSentence(called(of))
    const value = rangeWords(of, ranges[of])
    found.push({ of, label, value, without: withRange(filter, of, undefined) })
  }
  for (const of of groupsIn(values)) {
    if (values[of] === undefined) continue
    const label = inSentence(called(of))
    const value = valuesWords(values[of])
    found.push({ of, label, value, without: withValues(filter, of, []) })
  }
  if (stock.length > 0) {
    const value = stock.map((choice) => stockWords[choice]).join(', ')
    found.push({ of: 'stock', label: 'stock', value, without: { ...filter, stock: [] } })
  }
  if (eans.length > 0) {
    const value = eans.map((choice) => inSentence(eanWords[choice])).join(' or ')
    found.push({ of: 'eans', label: 'EAN', value, without: { ...filter, eans: [] } })
  }
  if (top !== null) {
    const label = `top ${formatCount(top.most)}`
    found.push({
      of: 'top',
      label,
      value: firstInWords(called(top.column), top.down),
      without: { ...filter, top: null },
    })
  }
  return found
}
