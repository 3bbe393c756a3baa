/** What a failure means for a job: the house's retry table, and the failures that stop everything. */
import { KeyError, NetworkError, RateError, TimeoutError } from '../../../catalog/http/errors.ts'
import { retryDelay, shouldRetry } from '../../../catalog/http/retry.ts'

export type Retry =
  | { kind: 'again'; afterMs: number }
  /** Nobody asks until then. */
  | { kind: 'slower'; afterMs: number }
  /** Once more when everything else is done. */
  | { kind: 'put off' }
  /** The job pauses, and the item waits. */
  | { kind: 'pause'; reason: 'key' | 'offline' }
  | { kind: 'failed' }

/** What happened to the item before, and around it. */
export type Past = {
  /** Refusals for asking too often, of this item. */
  refused: number
  /** Refusals in a row, of whatever item. */
  refusedInARow: number
  /** Failures of any other kind, put-offs not counted. */
  failed: number
  timeouts: number
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
  if (error instanceof RateError) {
    if (!shouldRetry(past.refused, error)) return { kind: 'failed' }
    return { kind: 'slower', afterMs: retryDelay(past.refusedInARow, error, date, random) }
  }
  if (error instanceof NetworkError && !past.isOnline) return { kind: 'pause', reason: 'offline' }
  if (error instanceof TimeoutError) {
    return past.timeouts === 0 ? { kind: 'put off' } : { kind: 'failed' }
  }
  if (!shouldRetry(past.failed, error)) return { kind: 'failed' }
  return { kind: 'again', afterMs: retryDelay(past.failed, error, date, random) }
}
