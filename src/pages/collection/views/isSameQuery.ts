/**
 * Compares results of the rows query. While rows are still arriving, results follow each other for the same query, so an earlier
 * result is not out of date.
 */
import type { RowsResult } from '@/domain/rows/rowView.ts'

/** Returns true if two results have the same filter. Compares JSON, because each result from the worker has a new filter object. */
export function hasSameFilter(one: RowsResult, other: RowsResult): boolean {
  return one === other || JSON.stringify(one.filter) === JSON.stringify(other.filter)
}

export function isSameQuery(one: RowsResult, other: RowsResult): boolean {
  return hasSameFilter(one, other) && JSON.stringify(one.sort) === JSON.stringify(other.sort)
}
