/** The one retry table: which failures are requested again, how often, and after how long. */
import { HttpError, NetworkError, RateError } from './errors.ts'
import { isNotConfigured, isTooLarge } from './ownProxy.ts'

const LONGEST_WAIT_MS = 60_000
const FIRST_WAIT_MS = 500
/** What a date in whole seconds and the way of an answer can make of a moment that was still to come. */
const LATE_MS = 5000

/** A service that says when it will be there again is waited for. */
const WAITS = 10

/**
 * Network trouble and 5xx twice; 429 three times, after its wait; a 503 that says when to come back, such as of a catalog that
 * is still being indexed, ten times; everything else is an answer or would fail again.
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

/** Milliseconds that the service says to wait, at most a minute; null where it says nothing that can be meant. */
export function retryAfter(error: Error, now: number): number | null {
  const isTold = error instanceof RateError || error instanceof HttpError
  const retryAt = isTold ? error.retryAt : null
  // A moment long past says nothing: one of the two clocks is wrong.
  if (retryAt === null || retryAt <= now - LATE_MS) return null
  return Math.min(Math.max(retryAt - now, 0), LONGEST_WAIT_MS)
}

/**
 * Milliseconds to wait before the next try: what the service asked for, else doubling with jitter; at most a minute.
 * `now` and `random` are arguments so that tests can say what they are.
 */
export function retryDelay(
  failures: number,
  error: Error,
  now: number = Date.now(),
  random: number = Math.random(),
): number {
  const told = retryAfter(error, now)
  if (told !== null) return told
  const base = error instanceof RateError ? 4 * FIRST_WAIT_MS : FIRST_WAIT_MS
  return Math.min(base * 2 ** failures * (0.75 + random / 2), LONGEST_WAIT_MS)
}

const planned = new WeakMap<Error, number>()

/** Notes when what failed will be requested again, `delayMs` from now, for whoever shows the wait. */
export function planRetry(error: Error, delayMs: number): number {
  planned.set(error, performance.now() + delayMs)
  return delayMs
}

/** The planned moment, in `performance.now()`: a wall clock may be set while someone waits. Null where none is planned. */
export function nextTryAt(error: Error): number | null {
  return planned.get(error) ?? null
}

/** Retry-After as epoch milliseconds: seconds or a date; null where it is neither. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return seconds >= 0 ? now + seconds * 1000 : null
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : date
}
