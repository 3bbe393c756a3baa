/** Decides what a failure means for a job: whether the item is requested again, has failed, or the whole job pauses. */
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
  /**
   * The service refuses requests because they are too many (429). `retryAfterMs` is the wait that it states; null if it states
   * none.
   */
  | { kind: 'slower'; retryAfterMs: number | null }
  /** The item is requested a last time when all others are done. */
  | { kind: 'put off' }
  /** The job pauses, and the item waits until it is resumed. */
  | { kind: 'pause'; reason: 'key' | 'offline' }
  | { kind: 'failed' }

/** The earlier tries of the item, and the circumstances of this one. */
export type TryHistory = {
  /** The number of failures of the item, without refusals (429) and without failures after which it was put off. */
  failed: number
  /** How often the item was put off. */
  putOff: number
  isOnline: boolean
  /**
   * Whether the API key works, although it was refused for this item: other items have been answered since. Then the item is the
   * cause.
   */
  keyIsFine: boolean
  /** The date of the failure, in epoch milliseconds. */
  date: number
  random: number
}

export type RetryPolicy = (error: unknown, past: TryHistory) => Retry

export const jobRetryPolicy: RetryPolicy = (error, past) => {
  const { date, random } = past
  if (!(error instanceof Error)) return { kind: 'failed' }
  if (error instanceof KeyError) {
    return past.keyIsFine ? { kind: 'failed' } : { kind: 'pause', reason: 'key' }
  }
  // A refusal (429) is retried without a limit, because it is no evidence against the item.
  if (error instanceof RateError) return { kind: 'slower', retryAfterMs: retryAfter(error, date) }
  if (error instanceof NetworkError && !past.isOnline) return { kind: 'pause', reason: 'offline' }
  const mayBeCut = error instanceof NetworkError || error instanceof UnreadableError
  const isLate = error instanceof TimeoutError
  if (!isLate && shouldRetry(past.failed, error)) {
    return { kind: 'again', afterMs: retryDelay(past.failed, error, date, random) }
  }
  // An answer that was cut, unreadable or late may succeed when all other items are done.
  return (mayBeCut || isLate) && past.putOff === 0 ? { kind: 'put off' } : { kind: 'failed' }
}
