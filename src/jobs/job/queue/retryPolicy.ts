/** What a failure means for a job: the app's retry rules, and the failures that stop everything. */
import {
  KeyError,
  NetworkError,
  RateError,
  TimeoutError,
  UnreadableError,
} from '@/api/http/errors.ts'
import { retryDelay, shouldRetry, retryAfter } from '@/api/http/retry.ts'

export type Retry =
  | { kind: 'again'; afterMs: number }
  /** The service refuses so many requests; `retryAfterMs` is the wait that it states, null where it states none. */
  | { kind: 'slower'; retryAfterMs: number | null }
  /** Try once more when everything else is done. */
  | { kind: 'put off' }
  /** The job pauses, and the item waits. */
  | { kind: 'pause'; reason: 'key' | 'offline' }
  | { kind: 'failed' }

/** The earlier tries of the item, and the circumstances of this one. */
export type Past = {
  /** The number of failures, without those that were put off and refusals (429). */
  failed: number
  /** How often it was put off. */
  putOff: number
  isOnline: boolean
  /** Whether the key was refused for this item before, while other items have been answered since: then the item is the cause. */
  keyIsFine: boolean
  /** Epoch milliseconds. */
  date: number
  random: number
}

export type RetryPolicy = (error: unknown, past: Past) => Retry

export const jobRetryPolicy: RetryPolicy = (error, past) => {
  const { date, random } = past
  if (!(error instanceof Error)) return { kind: 'failed' }
  if (error instanceof KeyError) {
    return past.keyIsFine ? { kind: 'failed' } : { kind: 'pause', reason: 'key' }
  }
  // Without a limit, because it is no evidence against the item.
  if (error instanceof RateError) return { kind: 'slower', retryAfterMs: retryAfter(error, date) }
  if (error instanceof NetworkError && !past.isOnline) return { kind: 'pause', reason: 'offline' }
  const mayBeCut = error instanceof NetworkError || error instanceof UnreadableError
  const isLate = error instanceof TimeoutError
  if (!isLate && shouldRetry(past.failed, error)) {
    return { kind: 'again', afterMs: retryDelay(past.failed, error, date, random) }
  }
  // An answer that was cut, unreadable or late may succeed when everything else is done.
  return (mayBeCut || isLate) && past.putOff === 0 ? { kind: 'put off' } : { kind: 'failed' }
}
