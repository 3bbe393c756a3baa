/** The order of a table by several columns. */
import { inSentence } from './numbers/format.ts'
import { collator } from './text/collation.ts'

/** The columns by which a table is sorted; the first counts most. Rows without a value come last in either direction. */
export type SortKeys<Column extends string> = readonly { column: Column; down: boolean }[]

/** Limits rows to those with the highest (`down`) or lowest values of a column; rows without a value are left out. */
export type TopRows<Column extends string> = { most: number; column: Column; down: boolean }

/** "discount, highest": the name of a column and which of its values come first. */
export function firstInWords(label: string, down: boolean): string {
  return `${inSentence(label)}, ${down ? 'highest' : 'lowest'}`
}

/** The maximum number of rows of a top list; for more rows, sorting is the right tool. */
export const MOST_TOP_ROWS = 10_000

/** The maximum number of columns that a table is sorted by; people can’t follow more. */
export const MOST_SORT_KEYS = 4

/** The sort keys without a repeated column, at most `MOST_SORT_KEYS`. */
export function distinctKeys<Column extends string>(sort: SortKeys<Column>): SortKeys<Column> {
  return sort
    .filter(({ column }, at) => sort.findIndex((one) => one.column === column) === at)
    .slice(0, MOST_SORT_KEYS)
}

/** The sort keys as in URLs, with a minus for a descending column. */
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
 * The order after a click on a column header: ascending, descending, then no longer by this column. With `beside` the other
 * keys stay, and a new column is added after them or replaces the last of `MOST_SORT_KEYS`.
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
 * Sorts rows; ties stay in order. `withinOf` names the group within which a row’s value can be compared: prices of different
 * countries have no order, so the country is compared first.
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

/** The columns by which the shown rows are ordered: the user’s sort if there is one, otherwise the column of the top list. */
export function shownOrder<Column extends string>(
  sort: SortKeys<Column>,
  top: TopRows<Column> | null,
): SortKeys<Column> {
  if (sort.length > 0 || top === null) return sort
  return [{ column: top.column, down: top.down }]
}

/** The rows of a top list in their order; all rows if `top` is null. */
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
