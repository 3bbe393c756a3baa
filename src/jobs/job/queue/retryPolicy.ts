/** What a failure means for a job: the house's retry table, and the failures that stop everything. */
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
  /** The service refuses so many requests; `toldMs`: how long it says to wait, null where it does not say. */
  | { kind: 'slower'; retryAfterMs: number | null }
  /** Once more when everything else is done. */
  | { kind: 'put off' }
  /** The job pauses, and the item waits. */
  | { kind: 'pause'; reason: 'key' | 'offline' }
  | { kind: 'failed' }

/** What happened to the item before, and around it. */
export type Past = {
  /** Failures, those that were put off and refusals (429) not counted. */
  failed: number
  /** How often it was put off. */
  putOff: number
  isOnline: boolean
  /** Whether the key was refused for this item before, and other items were answered since: then it is the item. */
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
  // However often: it says nothing of the item.
  if (error instanceof RateError) return { kind: 'slower', retryAfterMs: retryAfter(error, date) }
  if (error instanceof NetworkError && !past.isOnline) return { kind: 'pause', reason: 'offline' }
  const mayBeCut = error instanceof NetworkError || error instanceof UnreadableError
  const isLate = error instanceof TimeoutError
  if (!isLate && shouldRetry(past.failed, error)) {
    return { kind: 'again', afterMs: retryDelay(past.failed, error, date, random) }
  }
  // An answer that was cut, garbled or late may be whole when everything else is done.
  return (mayBeCut || isLate) && past.putOff === 0 ? { kind: 'put off' } : { kind: 'failed' }
}
