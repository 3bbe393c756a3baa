/** Estimates how long a check of codes takes, before it starts. */
import { lastRequests } from '@/api/http/log.ts'
import { median } from '@/lib/numbers/offerStatistics.ts'

/** The assumed time of an answer, in ms, before any was measured. */
const UNSEEN_MS = 400

export type Estimate = {
  ms: number
  /** Milliseconds per answer: the median of the last ones, if there are any. */
  each: number
  /** How many answers `each` is made from. */
  n: number
}

export function estimate(requests: number, atOnce: number): Estimate {
  const seen = lastRequests().flatMap(({ answer, ms }) => (answer === null ? [] : [ms]))
  const each = median(seen) ?? UNSEEN_MS
  return { ms: Math.ceil(requests / atOnce) * each, each, n: seen.length }
}
