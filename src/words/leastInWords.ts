/**
 * Counts that are made from a list of the service, and so are exact only where the list is known to be complete (pricing.md,
 * Certainty).
 */
import { formatCount } from '@/lib/numbers/format.ts'

/** The count: "201", or "at least 201" where the list may be cut. */
export function leastInWords(count: number, isComplete: boolean): string {
  return isComplete ? formatCount(count) : `at least ${formatCount(count)}`
}
