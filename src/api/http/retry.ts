/** The retry rules: which failures are retried, how often, and after how long. */
import { HttpError, NetworkError, RateError } from './errors.ts'
import { isNotConfigured, isTooLarge } from './ownProxy.ts'

const LONGEST_WAIT_MS = 60_000
const FIRST_WAIT_MS = 500
/** How long ago a stated time may be and still count: dates are in whole seconds, and an answer takes time to arrive. */
const LATE_MS = 5000

/** The most retries if the service states when it will be available again. */
const WAITS = 10

/**
 * Network errors and 5xx: two retries; 429: three, after the stated wait; a 503 with a stated time, such as of a catalog that
 * is still being indexed: ten; anything else is an answer or would fail again.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof RateError) return failures < 3
  if (error instanceof NetworkError) return failures < 2
  if (error instanceof HttpError) {
    const most = error.retryAt === null ? 2 : WAITS
    return error.status >= 500 && failures < most && !isNotConfigured(error) && !isTooLarge(error)
  }
  return false
}

/** The wait that the service states, in milliseconds, at most a minute; null if it states no plausible time. */
export function retryAfter(error: Error, now: number): number | null {
  const mayStateRetry = error instanceof RateError || error instanceof HttpError
  const retryAt = mayStateRetry ? error.retryAt : null
  // A time long past is ignored, because one of the two clocks is wrong.
  if (retryAt === null || retryAt <= now - LATE_MS) return null
  return Math.min(Math.max(retryAt - now, 0), LONGEST_WAIT_MS)
}

/**
 * Milliseconds to wait before the next try: as the service states, otherwise doubling with jitter; at most a minute. Tests pass
 * `now` and `random`.
 */
export function retryDelay(
  failures: number,
  error: Error,
  now: number = Date.now(),
  random: number = Math.random(),
): number {
  const statedMs = retryAfter(error, now)
  if (statedMs !== null) return statedMs
  const base = error instanceof RateError ? 4 * FIRST_WAIT_MS : FIRST_WAIT_MS
  return Math.min(base * 2 ** failures * (0.75 + random / 2), LONGEST_WAIT_MS)
}

const planned = new WeakMap<Error, number>()

/** Records that a failed request will be retried `delayMs` from now, for pages that show the wait. */
export function planRetry(error: Error, delayMs: number): number {
  planned.set(error, performance.now() + delayMs)
  return delayMs
}

/** The planned time in `performance.now()`, because a wall clock may be set meanwhile. Null if no retry is planned. */
export function nextTryAt(error: Error): number | null {
  return planned.get(error) ?? null
}

/** Reads Retry-After, which is in seconds or a date, as epoch milliseconds; null if it is neither. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return seconds >= 0 ? now + seconds * 1000 : null
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : date
}
