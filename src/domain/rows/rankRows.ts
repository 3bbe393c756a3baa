/** Ranks the values of a column for sorting. Ranks are computed once, and again when rows are added. */
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import {
  isFigureColumn,
  isGroupColumn,
  isTextColumn,
  textIn,
  type ColumnKey,
} from '@/domain/columns/columns.ts'
import { valueOrder, type ValueOrder } from '@/domain/columns/valueOrder.ts'
import { isMeasured } from './figureOf.ts'
import type { CodedColumn, RowTable } from './rowTable.ts'

/** The rank of each row: 0 is the lowest, equal values have equal ranks, and a missing value has the rank `distinct`. */
export type Ranks = { ranks: Uint32Array; distinct: number }

function rankFigures(
  values: ArrayLike<number>,
  counts = (value: number) => !Number.isNaN(value),
): Ranks {
  const sorted = Float64Array.from(values).filter(counts).toSorted()
  const places = new Map<number, number>()
  for (const value of sorted) if (!places.has(value)) places.set(value, places.size)
  const distinct = places.size
  return { ranks: Uint32Array.from(values, (value) => places.get(value) ?? distinct), distinct }
}

/** Ranks texts; different texts that compare as equal, such as 2XL and XXL, share a rank. */
function rankCodes({ values, codes }: CodedColumn, { compare, compareRanks }: ValueOrder): Ranks {
  const order = [...values.keys()].filter((code) => values[code] !== '')
  order.sort((a, b) => compare(values[a] ?? '', values[b] ?? ''))
  const rankOf = new Uint32Array(values.length)
  let distinct = 0
  for (const [at, code] of order.entries()) {
    const before = values[order[at - 1] ?? -1]
    if (before !== undefined && compareRanks(before, values[code] ?? '') !== 0) distinct += 1
    rankOf[code] = distinct
  }
  if (order.length > 0) distinct += 1
  for (const [code, value] of values.entries()) if (value === '') rankOf[code] = distinct
  return { ranks: codes.map((code) => rankOf[code] ?? distinct), distinct }
}

function codeTexts(rows: readonly ResultRow[], textOf: (row: ResultRow) => string): CodedColumn {
  const places = new Map<string, number>()
  const codes = Uint32Array.from(rows, (row) => {
    const text = textOf(row)
    const index = places.get(text) ?? places.size
    places.set(text, index)
    return index
  })
  return { values: [...places.keys()], codes }
}

export function rankRows(table: RowTable, column: ColumnKey): Ranks {
  if (isGroupColumn(column)) return rankCodes(table.group(column), valueOrder(column))
  if (isFigureColumn(column)) return rankFigures(table.figure(column), isMeasured(column))
  if (isTextColumn(column)) {
    const texts = codeTexts(table.rows, (row) => textIn(row, column) ?? '')
    return rankCodes(texts, valueOrder(column))
  }
  const flagOf = (flag: boolean | null) => (flag === null ? Number.NaN : Number(flag))
  return rankFigures(table.rows.map((row) => flagOf(row[column])))
}
