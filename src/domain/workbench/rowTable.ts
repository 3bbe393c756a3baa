/** The rows of a moment as columns: figures, groups and stock in typed arrays, filled while rows come in. */
import { rowKey, type ResultRow } from '../resultSet/resultRow.ts'
import {
  derivedFigures,
  groupColumns,
  receivedFigures,
  type FigureColumn,
  type GroupColumn,
} from './columns.ts'
import { figureOf } from './figureOf.ts'
import { createRowTexts } from './rowTexts.ts'
import type { StockChoice } from './rowView.ts'

/** A group's values, '' for none, and for each row the place of its own among them. */
export type CodedColumn<Value extends string = string> = {
  values: readonly Value[]
  codes: Uint32Array
}

export type RowTable = {
  /** Leaves out rows with a key that is there already; returns how many were new. */
  add: (rows: readonly ResultRow[]) => number
  /** Every row, in the order it came; only ever grows. */
  readonly rows: readonly ResultRow[]
  /** One element a row, NaN for none. Good until rows are added. */
  figure: (column: FigureColumn) => Float64Array
  group: (column: GroupColumn) => CodedColumn
  stock: () => CodedColumn<StockChoice>
  /** For each row 1 where title, brand or an id holds every one of the folded words. */
  holding: (words: readonly string[]) => Uint8Array
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

function createCodes<Value extends string>(valueOf: (row: ResultRow) => Value) {
  const places = new Map<Value, number>()
  const values: Value[] = []
  const codes = growing(
    (length) => new Uint32Array(length),
    (row) => {
      const value = valueOf(row)
      const known = places.get(value)
      if (known !== undefined) return known
      places.set(value, values.length)
      return values.push(value) - 1
    },
  )
  return (rows: readonly ResultRow[]): CodedColumn<Value> => ({ codes: codes(rows), values })
}

function stockOf({ active }: ResultRow): StockChoice {
  if (active === null) return 'unknown'
  return active ? 'in' : 'out'
}

/** One of each, for every name. */
function named<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) {
  // The names are all there.
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

/**
 * So many rows go into all columns before the next come: they are in the processor's caches then. A column that reads fifty
 * thousand rows by itself waits for the memory at each of them.
 */
const AT_ONCE = 200

/** Of so many rows, in the order they came. */
export function everyPlace(count: number): Uint32Array {
  const places = new Uint32Array(count)
  for (let place = 0; place < count; place += 1) places[place] = place
  return places
}

export function createRowTable(): RowTable {
  const rows: ResultRow[] = []
  const keys = new Set<string>()
  const texts = createRowTexts()
  const figures = named([...receivedFigures, ...derivedFigures], (column) =>
    growing(
      (length) => new Float64Array(length),
      (row) => figureOf(row, column),
    ),
  )
  const groups = named(groupColumns, (column) => createCodes((row) => row[column] ?? ''))
  const stock = createCodes(stockOf)
  const columns = [...Object.values(figures), ...Object.values(groups), stock]
  let filled = 0
  const fill = () => {
    for (const column of columns) column(rows)
    filled = rows.length
  }
  return {
    rows,
    add(more) {
      const before = rows.length
      for (const row of more) {
        const key = rowKey(row)
        if (key !== null && keys.has(key)) continue
        if (key !== null) keys.add(key)
        rows.push(row)
        if (rows.length - filled === AT_ONCE) fill()
      }
      fill()
      return rows.length - before
    },
    figure: (column) => figures[column](rows),
    group: (column) => groups[column](rows),
    stock: () => stock(rows),
    holding: (words) => texts(rows, words),
  }
}
