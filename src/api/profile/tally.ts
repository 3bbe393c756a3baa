/** Counts evidence and describes how often it was seen. */
import { formatCount } from '@/lib/numbers/format.ts'
import type { Evidence } from './openPoint.ts'

/** The evidence for one fact, most frequent first, then latest first. */
export function evidenceForFact(evidence: readonly Evidence[], fact: string): Evidence[] {
  return evidence
    .filter((one) => one.fact === fact)
    .toSorted((a, b) => b.count - a.count || b.last - a.last)
}

/** How often a fact was seen, with any value or one value. */
export function countOf(evidence: readonly Evidence[], fact: string, value?: string): number {
  return evidence
    .filter((one) => one.fact === fact && (value === undefined || one.value === value))
    .reduce((sum, { count }) => sum + count, 0)
}

export function times(count: number): string {
  if (count === 1) return 'once'
  return count === 2 ? 'twice' : `${formatCount(count)} times`
}

/** `404 3 times, 204 once`: every value of a fact with its frequency. */
export function valuesSaid(evidence: readonly Evidence[], fact: string): string {
  return evidenceForFact(evidence, fact)
    .map(({ value, count }) => `${value} ${times(count)}`)
    .join(', ')
}
