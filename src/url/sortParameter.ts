/** The order of a table in an address: `sort=-discount&sort=title`, the first counts most, a minus is from the end. */
import { distinctKeys, MOST_SORT_KEYS, writtenKeys, type SortKeys } from '../domain/sortKeys.ts'
import type { Parameters } from './parameters.ts'
import { quote } from './text.ts'

export function appendSort(params: URLSearchParams, sort: SortKeys<string>): void {
  for (const key of writtenKeys(sort)) params.append('sort', key)
}

/** What names no column is left out, and said; `unsorted` is how an address may say that there is no order. */
export function readSort<Column extends string>(
  read: Parameters,
  columns: readonly Column[],
  unsorted?: string,
): SortKeys<Column> {
  const sort = read.all('sort').flatMap((given) => {
    const name = given.trim().toLowerCase()
    if (name === unsorted) return []
    const down = name.startsWith('-')
    const column = columns.find((one) => one.toLowerCase() === name.slice(down ? 1 : 0))
    if (column !== undefined) return [{ column, down }]
    read.note('sort', given, '', `sort ${quote(given)} is not offered: left out`)
    return []
  })
  const distinct = distinctKeys(sort)
  if (distinct.length < sort.length) {
    const reason = `rows are sorted by ${MOST_SORT_KEYS} columns at the most, each once`
    read.note('sort', writtenKeys(sort).join(', '), '', reason)
  }
  return distinct
}
