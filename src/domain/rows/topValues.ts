/** The values of a group that most of some rows have. */
import type { GroupColumn } from '@/domain/columns/columns.ts'
import { isSizeColumn, valueOrder } from '@/domain/columns/valueOrder.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import type { CodedColumn } from './rowTable.ts'

export type TopValues = {
  /** Those with most rows, at most as many as asked: most rows first, equal ones by name; sizes from small to large, none last. */
  values: string[]
  /** Rows of each of them. */
  rows: number[]
  /** How many values these rows have in all. */
  all: number
  /** Whether one of them is '', of rows that name none. */
  hasNone: boolean
  /** For each code of the column its place among the values, -1 for those beyond. */
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
  const held = [...values.keys()].filter((code) => counts[code] !== 0)
  held.sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || compareTexts(values[a] ?? '', values[b] ?? ''),
  )
  const top = held.slice(0, most)
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
    all: held.length,
    hasNone: held.some((code) => values[code] === ''),
    places,
  }
}
