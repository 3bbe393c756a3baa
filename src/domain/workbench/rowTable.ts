/** The rows of a moment as columns: figures and groups in typed arrays, each filled when it is first asked for. */
import { foldText } from '../foldText.ts'
import { rowKey, type ResultRow } from '../resultSet/resultRow.ts'
import type { FigureColumn, GroupColumn } from './columns.ts'
import { figureOf } from './figureOf.ts'

/** A group's values, '' for none, and for each row the place of its own among them. */
export type CodedColumn = { values: readonly string[]; codes: Uint32Array }

export type RowTable = {
  /** Leaves out rows with a key that is there already; returns how many were new. */
  add: (rows: readonly ResultRow[]) => number
  /** Every row, in the order it came; only ever grows. */
  readonly rows: readonly ResultRow[]
  /** One element a row, NaN for none. Good until rows are added. */
  figure: (column: FigureColumn) => Float64Array
  group: (column: GroupColumn) => CodedColumn
  /** What a text filter looks into, folded. */
  texts: () => readonly string[]
}

/** A typed array that grows by doubling: rows come in pages. */
function growing<Values extends Float64Array | Uint32Array>(
  make: (length: number) => Values,
  fill: (row: ResultRow) => number,
) {
  let values = make(0)
  let filled = 0
  return (rows: readonly ResultRow[]): Values => {
    if (values.length < rows.length) {
      const larger = make(Math.max(1024, rows.length, values.length * 2))
      larger.set(values.subarray(0, filled))
      values = larger
    }
    for (; filled < rows.length; filled += 1) {
      const row = rows[filled]
      if (row) values[filled] = fill(row)
    }
    // A view of the same kind, which TypeScript tells no more than as either.
    return values.subarray(0, rows.length) as Values
  }
}

function createGroup(column: GroupColumn) {
  const places = new Map<string, number>()
  const values: string[] = []
  const codes = growing(
    (length) => new Uint32Array(length),
    (row) => {
      const value = row[column] ?? ''
      const known = places.get(value)
      if (known !== undefined) return known
      places.set(value, values.length)
      return values.push(value) - 1
    },
  )
  return (rows: readonly ResultRow[]): CodedColumn => ({ codes: codes(rows), values })
}

function textOf({ title, brand, productId, merchantProductId, code, eans }: ResultRow): string {
  // A line break between them: no word that is looked for holds one.
  return foldText([title, brand, productId, merchantProductId, code, ...eans].join('\n'))
}

function lazily<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** Of so many rows, in the order they came. */
export function everyPlace(count: number): Uint32Array {
  const places = new Uint32Array(count)
  for (let place = 0; place < count; place += 1) places[place] = place
  return places
}

export function createRowTable(): RowTable {
  const rows: ResultRow[] = []
  const keys = new Set<string>()
  const texts: string[] = []
  const figures = lazily((column: FigureColumn) =>
    growing(
      (length) => new Float64Array(length),
      (row) => figureOf(row, column),
    ),
  )
  const groups = lazily(createGroup)
  return {
    rows,
    add(more) {
      const before = rows.length
      for (const row of more) {
        const key = rowKey(row)
        if (key !== null && keys.has(key)) continue
        if (key !== null) keys.add(key)
        rows.push(row)
      }
      return rows.length - before
    },
    figure: (column) => figures(column)(rows),
    group: (column) => groups(column)(rows),
    texts() {
      for (const row of rows.slice(texts.length)) texts.push(textOf(row))
      return texts
    },
  }
}
