/** The values of a group that most of some rows have. */
import type { CodedColumn } from './rowTable.ts'

export type TopValues = {
  /** Most rows first, equal ones by name; at most as many as asked. */
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

const collator = new Intl.Collator('en', { numeric: true })

export function topValues(
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
    (a, b) =>
      (counts[b] ?? 0) - (counts[a] ?? 0) || collator.compare(values[a] ?? '', values[b] ?? ''),
  )
  const top = held.slice(0, most)
  const places = new Int32Array(values.length).fill(-1)
  for (const [place, code] of top.entries()) places[code] = place
  return {
    values: top.map((code) => values[code] ?? ''),
    rows: top.map((code) => counts[code] ?? 0),
    all: held.length,
    hasNone: held.some((code) => values[code] === ''),
    places,
  }
}
