/** The active filters as text, each with the filter that remains when it is removed. */
import {
  columnFacts,
  figureColumns,
  type ColumnKey,
  type FigureColumn,
} from '@/domain/columns/columns.ts'
import { formatBound } from '@/domain/columns/formats.ts'
import type { EanChoice, RowFilter, StockChoice, ValueColumn } from '@/domain/rows/rowView.ts'
import { formatCount, inSentence } from '@/lib/numbers/format.ts'
import { firstInWords } from '@/lib/sortKeys.ts'
import { listedNames } from '@/lib/text/listedNames.ts'
import {
  getChosenValues,
  excludableColumns,
  filterableGroups,
} from '@/pages/collection/collectionViewState.ts'

export type ActiveFilter = {
  /** What the filter restricts: a column, the text, or the top rows by a figure. */
  of: FigureColumn | ValueColumn | 'text' | 'top'
  label: string
  value: string
  without: RowFilter
}

type Range = readonly [number | null, number | null]

/** Texts for chips and filter headings. */
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

/** A range of a figure as text: "20.00–60.00", "20% and up", "up to 60.00", "any". */
export function rangeWords(column: FigureColumn, range: Range | undefined): string {
  const [from, to] = range ?? [null, null]
  const write = (end: number) => formatBound(column, end)
  if (from === null) return to === null ? 'any' : `up to ${write(to)}`
  if (to === null) return `${write(from)} and up`
  // Next to a minus sign a dash could be misread, so "to" is written instead.
  return from < 0 || to < 0 ? `${write(from)} to ${write(to)}` : `${write(from)}–${write(to)}`
}

/** Chosen values as text, shortened: "Northgate, Cartwheel and 3 more". */
function valuesWords(values: readonly string[]): string {
  const words = values.map((value) => (value === '' ? NO_VALUE : value))
  const more = words.length - 2
  return more <= 1
    ? listedNames(words)
    : `${listedNames(words.slice(0, 2))} and ${formatCount(more)} more`
}

/** The filter with a new range for a figure, or without one. */
export function withRange(
  filter: RowFilter,
  column: FigureColumn,
  range: Range | undefined,
): RowFilter {
  const { [column]: _, ...ranges } = filter.ranges
  return { ...filter, ranges: range ? { ...ranges, [column]: range } : ranges }
}

/** The chosen values of a column: rows pass that have one of them, or, with `isNot`, none of them. */
export type ValueChoice = { values: readonly string[]; isNot: boolean }

export function valueChoice(filter: RowFilter, column: ValueColumn): ValueChoice {
  const excluded = filter.excluded[column] ?? []
  const isNot = excluded.length > 0
  return { values: isNot ? excluded : getChosenValues(filter, column), isNot }
}

/** The filter with new values for a column; no values remove the filter. */
export function withValues(
  filter: RowFilter,
  column: ValueColumn,
  { values, isNot }: ValueChoice,
): RowFilter {
  const { [column]: _, ...otherExcluded } = filter.excluded
  const excluded =
    isNot && values.length > 0 ? { ...otherExcluded, [column]: values } : otherExcluded
  const chosen = isNot ? [] : values
  // The casts are safe, because these two filters offer only such values.
  if (column === 'stock') return { ...filter, excluded, stock: chosen as StockChoice[] }
  if (column === 'eans') return { ...filter, excluded, eans: chosen as EanChoice[] }
  const { [column]: __, ...others } = filter.values
  return {
    ...filter,
    excluded,
    values: chosen.length > 0 ? { ...others, [column]: chosen } : others,
  }
}

/** The chosen values of a column as text for a chip. */
function choiceWords(column: ValueColumn, values: readonly string[]): string {
  if (column === 'stock') return values.map((one) => stockWords[one as StockChoice]).join(', ')
  if (column === 'eans') {
    return values.map((one) => inSentence(eanWords[one as EanChoice])).join(' or ')
  }
  return valuesWords(values)
}

function valueLabel(column: ValueColumn, columnLabel: (column: ColumnKey) => string): string {
  if (column === 'stock') return 'stock'
  return column === 'eans' ? 'EAN' : inSentence(columnLabel(column))
}

const labelOf = (column: ColumnKey): string => columnFacts(column).label

/**
 * The active filters, one per chip, each with the filter that is left without it; in the order of an address: text, ranges, values,
 * stock, codes, excluded values, top.
 */
export function activeFilters(filter: RowFilter, columnLabel = labelOf): ActiveFilter[] {
  const { text, ranges, values, excluded, top } = filter
  const found: ActiveFilter[] = []
  if (text !== '') {
    found.push({ of: 'text', label: 'has', value: text, without: { ...filter, text: '' } })
  }
  for (const of of figureColumns) {
    if (ranges[of] === undefined) continue
    const label = inSentence(columnLabel(of))
    const value = rangeWords(of, ranges[of])
    found.push({ of, label, value, without: withRange(filter, of, undefined) })
  }
  const none = { values: [], isNot: false }
  for (const of of [...filterableGroups(values), 'stock', 'eans'] as const) {
    const chosen = getChosenValues(filter, of)
    if (chosen.length === 0) continue
    const label = valueLabel(of, columnLabel)
    found.push({ of, label, value: choiceWords(of, chosen), without: withValues(filter, of, none) })
  }
  for (const of of excludableColumns(excluded)) {
    const chosen = excluded[of] ?? []
    if (chosen.length === 0) continue
    const label = `${valueLabel(of, columnLabel)} is not`
    found.push({ of, label, value: choiceWords(of, chosen), without: withValues(filter, of, none) })
  }
  if (top !== null) {
    const label = `top ${formatCount(top.most)}`
    found.push({
      of: 'top',
      label,
      value: firstInWords(columnLabel(top.column), top.down),
      without: { ...filter, top: null },
    })
  }
  return found
}
