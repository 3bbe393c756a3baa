/**
 * How an address states the order of a table and its top list. The order is `sort=-discount&sort=title`: the first column counts
 * most, and a minus means descending. The top list is `top=20,-discount`: the twenty rows with the highest discount.
 */
import { formatCount } from '@/lib/numbers/format.ts'
import {
  distinctKeys,
  MOST_SORT_KEYS,
  MOST_TOP_ROWS,
  writtenKeys,
  type SortKeys,
  type TopRows,
} from '@/lib/sortKeys.ts'
import type { Parameters } from './parameters.ts'
import { quote } from './text.ts'

export function appendSort(params: URLSearchParams, sort: SortKeys<string>): void {
  for (const key of writtenKeys(sort)) params.append('sort', key)
}

/**
 * Reads the order of a table; unknown columns are left out with a correction. `unsorted` is the value that means no order;
 * `named` parses names that are not in the list.
 */
export function readSort<Column extends string>(
  read: Parameters,
  columns: readonly Column[],
  { unsorted, named }: { unsorted?: string; named?: (text: string) => Column | undefined } = {},
): SortKeys<Column> {
  const sort = read.all('sort').flatMap((input) => {
    const name = input.trim().toLowerCase()
    if (name === unsorted) return []
    const down = name.startsWith('-')
    const column =
      columns.find((one) => one.toLowerCase() === name.slice(down ? 1 : 0)) ??
      named?.(input.trim().slice(down ? 1 : 0))
    if (column !== undefined) return [{ column, down }]
    read.note('sort', input, '', `sort ${quote(input)} isn’t available: left out`)
    return []
  })
  const distinct = distinctKeys(sort)
  if (distinct.length < sort.length) {
    const reason = `rows can be sorted by up to ${MOST_SORT_KEYS} columns, each once`
    read.note('sort', writtenKeys(sort).join(', '), '', reason)
  }
  return distinct
}

export function usableTop<Column extends string>(
  top: TopRows<Column> | null,
): TopRows<Column> | null {
  return top && { ...top, most: Math.max(1, Math.min(MOST_TOP_ROWS, Math.round(top.most))) }
}

export function appendTop(params: URLSearchParams, top: TopRows<string> | null): void {
  if (top !== null) params.append('top', [top.most, ...writtenKeys([top])].join())
}

const TOP = /^(\d{1,9})\s*,\s*(-?)([\w-]+)$/

export function readTop<Column extends string>(
  read: Parameters,
  columns: readonly Column[],
): TopRows<Column> | null {
  const input = read.value('top', 80).trim()
  if (input === '') return null
  const [, most = '0', minus, name = ''] = TOP.exec(input) ?? []
  const column = columns.find((one) => one.toLowerCase() === name.toLowerCase())
  if (column === undefined || Number(most) === 0) {
    read.note('top', input, '', `top ${quote(input)} isn’t a number of rows and a column: ignored`)
    return null
  }
  if (Number(most) > MOST_TOP_ROWS) {
    const reason = `the top can have up to ${formatCount(MOST_TOP_ROWS)} rows`
    read.note('top', input, String(MOST_TOP_ROWS), reason)
  }
  return usableTop({ most: Number(most), column, down: minus === '-' })
}
