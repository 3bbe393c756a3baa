/** The order of a table by several columns. */
import { inSentence } from './numbers/format.ts'
import { collator } from './text/collation.ts'

/** The first counts most. Rows without a value come last either way. */
export type SortKeys<Column extends string> = readonly { column: Column; down: boolean }[]

/** Only so many rows: those with the highest value of a column (`down`), or the lowest; none without a value. */
export type TopRows<Column extends string> = { most: number; column: Column; down: boolean }

/** "discount, highest": a column by what it is called, and which of its values come first. */
export function firstInWords(called: string, down: boolean): string {
  return `${inSentence(called)}, ${down ? 'highest' : 'lowest'}`
}

/** Of more it is the order that is wanted. */
export const MOST_TOP_ROWS = 10_000

/** More are told apart by nobody. */
export const MOST_SORT_KEYS = 4

/** Each column once, and no more than are told apart. */
export function distinctKeys<Column extends string>(sort: SortKeys<Column>): SortKeys<Column> {
  return sort
    .filter(({ column }, at) => sort.findIndex((one) => one.column === column) === at)
    .slice(0, MOST_SORT_KEYS)
}

/** A column as an address names it, with a minus from its end. */
export function writtenKeys<Column extends string>(sort: SortKeys<Column>): string[] {
  return sort.map(({ column, down }) => (down ? `-${column}` : column))
}

export function isSameOrder<Column extends string>(
  one: SortKeys<Column>,
  other: SortKeys<Column>,
): boolean {
  return writtenKeys(one).join() === writtenKeys(other).join()
}

/**
 * The order after a click on the head of a column: up, down, then not by it any more. With `beside` the others stay as they
 * are, and a column that is new counts after them; of as many as there may be, it takes the place of the last.
 */
export function nextSort<Column extends string>(
  sort: SortKeys<Column>,
  column: Column,
  beside = false,
): SortKeys<Column> {
  const now = sort.find((one) => one.column === column)
  const turned = now === undefined ? { column, down: false } : { column, down: true }
  const isOver = now?.down === true
  if (!beside) return isOver ? [] : [turned]
  if (now === undefined) return [...sort.slice(0, MOST_SORT_KEYS - 1), turned]
  return sort.flatMap((one) => (one !== now ? one : isOver ? [] : turned))
}

export type SortValue = string | number | null

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b))
}

/**
 * Rows in this order, equal ones as they came. `withinOf` names what a row's value may be compared within, where that is
 * not everything: prices of different countries are in no order, so that the country comes first.
 */
export function orderBy<Row, Column extends string>(
  rows: readonly Row[],
  sort: SortKeys<Column>,
  valueOf: (row: Row, column: Column) => SortValue,
  withinOf: (row: Row, column: Column) => string = () => '',
): Row[] {
  const keyed = rows.map((row) => ({
    row,
    values: sort.map(({ column }) => valueOf(row, column)),
    within: sort.map(({ column }) => withinOf(row, column)),
  }))
  const compare = (one: (typeof keyed)[number], other: (typeof keyed)[number]): number => {
    for (const [at, { down }] of sort.entries()) {
      const [a = null, b = null] = [one.values[at], other.values[at]]
      if (a === null || b === null) {
        if (a !== b) return a === null ? 1 : -1
        continue
      }
      const apart = collator.compare(one.within[at] ?? '', other.within[at] ?? '')
      if (apart !== 0) return apart
      const order = compareValues(a, b)
      if (order !== 0) return down ? -order : order
    }
    return 0
  }
  return keyed.toSorted(compare).map(({ row }) => row)
}

/**
 * The keys that rows stand by. A top is ranked by the column it names; a sort that the user chose orders its rows instead,
 * and equal ones then keep their rank.
 */
export function shownOrder<Column extends string>(
  sort: SortKeys<Column>,
  top: TopRows<Column> | null,
): SortKeys<Column> {
  if (sort.length > 0 || top === null) return sort
  return [{ column: top.column, down: top.down }]
}

/** Those that are the top by a column, from the first; all of them where there is none. */
export function topOf<Row, Column extends string>(
  rows: readonly Row[],
  top: TopRows<Column> | null,
  valueOf: (row: Row, column: Column) => SortValue,
  withinOf?: (row: Row, column: Column) => string,
): readonly Row[] {
  if (top === null) return rows
  const measured = rows.filter((row) => valueOf(row, top.column) !== null)
  return orderBy(measured, [top], valueOf, withinOf).slice(0, top.most)
}
