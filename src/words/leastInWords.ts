/** Counts that rest on a list of the service: exact only where the list is known to be complete (pricing.md, Certainty). */
import { formatCount } from '@/lib/numbers/format.ts'

/** "201", or "at least 201". */
export function leastInWords(count: number, isComplete: boolean): string {
  return isComplete ? formatCount(count) : `at least ${formatCount(count)}`
}
