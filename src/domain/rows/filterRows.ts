/** Determines which rows pass a filter, and which rows fail only one part of it (the filter of one column). */
import type { FigureColumn } from '@/domain/columns/columns.ts'
import { isTraitColumn, itemsIn } from '@/domain/columns/traitColumns.ts'
import type { TopRows } from '@/lib/sortKeys.ts'
import { searchWords } from '@/lib/text/spelling.ts'
import { isMeasured } from './figureOf.ts'
import type { CodedColumn, RowTable } from './rowTable.ts'
import type { RowFilter, ValueColumn } from './rowView.ts'

/** The verdict for a row that fails more than one part of the filter. */
const SEVERAL = 255

export type FilterResult = {
  /** The verdict for each row: 0 if it passes, the number of the part that it fails, or 255 if it fails several. */
  decided: Uint8Array
  /**
   * The number of the filter’s part that is about a column, 0 without one. The counts beside the choices of a column include rows
   * that fail only this part.
   */
  placeOf: (column: FigureColumn | ValueColumn) => number
  /** The indexes of the rows that pass, in the order of loading; with a `top`, by rank. */
  passing: Uint32Array
}

type Part = { of: string; passes: (row: number) => boolean }

function textPart(table: RowTable, text: string): Part[] {
  const words = searchWords(text)
  if (words.length === 0) return []
  const matches = table.rowsContaining(words)
  return [{ of: 'text', passes: (row) => matches[row] === 1 }]
}

function rangePart(
  table: RowTable,
  column: FigureColumn,
  range: RowFilter['ranges'][FigureColumn],
) {
  const [from, to] = range ?? [null, null]
  if (from === null && to === null) return []
  const values = table.figure(column)
  const counts = isMeasured(column)
  const [least, most] = [from ?? -Infinity, to ?? Infinity]
  return [
    {
      of: column,
      passes: (row: number) => {
        const value = values[row] ?? Number.NaN
        return counts(value) && value >= least && value <= most
      },
    },
  ]
}

function valuesPart(
  of: ValueColumn,
  { values, codes, spellings }: CodedColumn,
  named: readonly string[],
  isExcluded: boolean,
): Part {
  const chosen = new Set(named)
  const isOneChosen = (names: readonly string[] | undefined) =>
    names?.some((name) => chosen.has(name)) === true
  const isChosen = values.map(
    (value) =>
      chosen.has(value) ||
      // A value also counts as chosen by any of its spellings, or any item of an attribute, because a URL may contain these.
      isOneChosen(spellings?.get(value)) ||
      (isTraitColumn(of) && isOneChosen(itemsIn(value))),
  )
  return { of, passes: (row) => (isChosen[codes[row] ?? -1] === true) !== isExcluded }
}

function codedColumn(table: RowTable, column: ValueColumn): CodedColumn {
  if (column === 'stock') return table.stock()
  return column === 'eans' ? table.eans() : table.group(column)
}

function partsOf(table: RowTable, filter: RowFilter): Part[] {
  const { text, ranges, excluded } = filter
  const values: RowFilter['excluded'] = {
    ...filter.values,
    stock: filter.stock,
    eans: filter.eans,
  }
  // `Object.keys` has the type string[], but these records have only columns as keys.
  const columns = <Column extends string>(record: Partial<Record<Column, unknown>>) =>
    Object.keys(record) as Column[]
  return [
    ...textPart(table, text),
    ...columns(ranges).flatMap((column) => rangePart(table, column, ranges[column])),
    ...[values, excluded].flatMap((record) =>
      columns<ValueColumn>(record).flatMap((column) => {
        const named = record[column] ?? []
        if (named.length === 0) return []
        return [valuesPart(column, codedColumn(table, column), named, record === excluded)]
      }),
    ),
  ]
}

/**
 * The indexes of the rows with the highest or lowest figures, by rank; equal ones stay in order. A row without the figure is
 * never included.
 */
function topOf(
  table: RowTable,
  rows: Uint32Array,
  { most, column, down }: TopRows<FigureColumn>,
): Uint32Array {
  const values = table.figure(column)
  const counts = isMeasured(column)
  const valueOf = (row: number) => values[row] ?? Number.NaN
  return rows
    .filter((row) => counts(valueOf(row)))
    .toSorted((a, b) => (down ? valueOf(b) - valueOf(a) : valueOf(a) - valueOf(b)))
    .subarray(0, most)
}

/** Filters the rows of a table. `inOrder` sorts rows into catalog order, which decides between equal rows of a `top`. */
export function filterRows(
  table: RowTable,
  filter: RowFilter,
  inOrder: (rows: Uint32Array) => Uint32Array,
): FilterResult {
  const parts = partsOf(table, filter)
  const count = table.rows.length
  const decided = new Uint8Array(count)
  for (const [at, { passes }] of parts.entries()) {
    for (let row = 0; row < count; row += 1) {
      if (passes(row)) continue
      decided[row] = decided[row] === 0 ? at + 1 : SEVERAL
    }
  }
  const passing = new Uint32Array(count)
  let remaining = 0
  for (let row = 0; row < count; row += 1) {
    if (decided[row] === 0) {
      passing[remaining] = row
      remaining += 1
    }
  }
  const { top } = filter
  const all = passing.subarray(0, remaining)
  const shown = top === null ? all : topOf(table, inOrder(all), top)
  if (top !== null) {
    // Rows outside the top count as failing one more part.
    for (const row of all) decided[row] = parts.length + 1
    for (const row of shown) decided[row] = 0
  }
  return {
    decided,
    placeOf: (column) => parts.findIndex(({ of }) => of === column) + 1,
    passing: shown,
  }
}
