/**
 * Compares row results. While rows stream in, results follow each other for the same query, so the earlier one is not out of
 * date.
 */
import type { RowsResult } from '@/domain/rows/rowView.ts'

/** Compared as JSON, because each result from the worker has a new filter object. */
export function hasSameFilter(one: RowsResult, other: RowsResult): boolean {
  return one === other || JSON.stringify(one.filter) === JSON.stringify(other.filter)
}

export function isSameQuery(one: RowsResult, other: RowsResult): boolean {
  return hasSameFilter(one, other) && JSON.stringify(one.sort) === JSON.stringify(other.sort)
}
