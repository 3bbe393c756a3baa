/** Looks at rows that stream in follow each other with nothing asked anew: what is shown of the one before is not wrong. */
import type { Look } from '@/domain/workbench/rowView.ts'

/** The same filter is another object in each look, as it came from a worker. */
export function hasSameFilter(one: Look, other: Look): boolean {
  return one === other || JSON.stringify(one.filter) === JSON.stringify(other.filter)
}

export function isSameLook(one: Look, other: Look): boolean {
  return hasSameFilter(one, other) && JSON.stringify(one.sort) === JSON.stringify(other.sort)
}
