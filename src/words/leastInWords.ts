/** Counts from a list of the service, which are exact only if the list is known to be complete (pricing.md, Certainty). */
import { formatCount } from '@/lib/numbers/format.ts'

/** The count: "201", or "at least 201" if the list may be cut. */
export function leastInWords(count: number, isComplete: boolean): string {
  return isComplete ? formatCount(count) : `at least ${formatCount(count)}`
}
