/** Finds the most frequent values of a group among some rows. */
import type { GroupColumn } from '@/domain/columns/columns.ts'
import { isSizeColumn, valueOrder } from '@/domain/columns/valueOrder.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import type { CodedColumn } from './rowTable.ts'

export type TopValues = {
  /**
   * The values with most rows, at most the requested number. Most rows come first, ties are by name; sizes are from small to
   * large; '' for missing values comes last.
   */
  values: string[]
  /** The number of rows of each value. */
  rows: number[]
  /** The total number of distinct values in these rows. */
  all: number
  /** Whether any of these rows has no value (''). */
  hasNone: boolean
  /** For each code of the column, the index of its value in `values`; -1 if the value is not among them. */
  places: Int32Array
}

export function topValues(
  column: GroupColumn,
  { values, codes }: CodedColumn,
  rows: Uint32Array,
  most: number,
): TopValues {
  const counts = new Uint32Array(values.length)
  for (const row of rows) {
    const code = codes[row] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  const usedCodes = [...values.keys()].filter((code) => counts[code] !== 0)
  usedCodes.sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || compareTexts(values[a] ?? '', values[b] ?? ''),
  )
  const top = usedCodes.slice(0, most)
  if (isSizeColumn(column)) {
    const { compare } = valueOrder(column)
    const isNone = (code: number) => Number(values[code] === '')
    top.sort((a, b) => isNone(a) - isNone(b) || compare(values[a] ?? '', values[b] ?? ''))
  }
  const places = new Int32Array(values.length).fill(-1)
  for (const [index, code] of top.entries()) places[code] = index
  return {
    values: top.map((code) => values[code] ?? ''),
    rows: top.map((code) => counts[code] ?? 0),
    all: usedCodes.length,
    hasNone: usedCodes.some((code) => values[code] === ''),
    places,
  }
}
