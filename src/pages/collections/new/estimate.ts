/** How long a batch may take, before anything is known of it. */
import { lastRequests } from '@/api/http/log.ts'
import { median } from '@/lib/numbers/offerStatistics.ts'

/** What an answer is taken to need while none has been seen. */
const UNSEEN_MS = 400

export type Estimate = {
  ms: number
  /** Of one answer: the median of the last ones, where there are any. */
  each: number
  /** How many answers `each` rests on. */
  n: number
}

export function estimate(requests: number, atOnce: number): Estimate {
  const seen = lastRequests().flatMap(({ answer, ms }) => (answer === null ? [] : [ms]))
  const each = median(seen) ?? UNSEEN_MS
  return { ms: Math.ceil(requests / atOnce) * each, each, n: seen.length }
}
