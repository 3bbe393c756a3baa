/** Counting evidence, and saying how often. */
import { formatCount } from '@/lib/numbers/format.ts'
import type { Evidence } from './openPoint.ts'

/** The evidence of one fact, the most frequent first, the latest first among equals. */
export function allOf(evidence: readonly Evidence[], fact: string): Evidence[] {
  return evidence
    .filter((one) => one.fact === fact)
    .toSorted((a, b) => b.count - a.count || b.last - a.last)
}

/** How often a fact was seen, of any value or of one. */
export function countOf(evidence: readonly Evidence[], fact: string, value?: string): number {
  return evidence
    .filter((one) => one.fact === fact && (value === undefined || one.value === value))
    .reduce((sum, { count }) => sum + count, 0)
}

export function times(count: number): string {
  if (count === 1) return 'once'
  return count === 2 ? 'twice' : `${formatCount(count)} times`
}

/** `404 three times, 204 once`: every value of a fact with how often. */
export function valuesSaid(evidence: readonly Evidence[], fact: string): string {
  return allOf(evidence, fact)
    .map(({ value, count }) => `${value} ${times(count)}`)
    .join(', ')
}
