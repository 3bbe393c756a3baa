/** Looks at rows that stream in follow each other with nothing asked anew: what is shown of the one before is not wrong. */
import type { RowsResult } from '@/domain/rows/rowView.ts'

/** The same filter is another object in each look, as it came from a worker. */
export function hasSameFilter(one: RowsResult, other: RowsResult): boolean {
  return one === other || JSON.stringify(one.filter) === JSON.stringify(other.filter)
}

export function isSameQuery(one: RowsResult, other: RowsResult): boolean {
  return hasSameFilter(one, other) && JSON.stringify(one.sort) === JSON.stringify(other.sort)
}
