/** Estimates how long a check of codes takes, before it starts. */
import { lastRequests } from '@/api/http/log.ts'
import { median } from '@/lib/numbers/offerStatistics.ts'

/** How long a request is assumed to take, in ms, before any was measured. */
const ASSUMED_REQUEST_MS = 400

export type DurationEstimate = {
  ms: number
  /** How many milliseconds a request takes: the median of the last ones, if there are any. */
  each: number
  /** How many measured requests `each` is the median of. */
  n: number
}

export function estimateDuration(requests: number, atOnce: number): DurationEstimate {
  const seen = lastRequests().flatMap(({ answer, ms }) => (answer === null ? [] : [ms]))
  const each = median(seen) ?? ASSUMED_REQUEST_MS
  return { ms: Math.ceil(requests / atOnce) * each, each, n: seen.length }
}
