/** The one retry table: which failures are asked again, how often, and after how long. */
import { HttpError, NetworkError, RateError } from './errors.ts'

const LONGEST_WAIT_MS = 60_000
const FIRST_WAIT_MS = 500

/** Network trouble and 5xx twice; 429 three times, after its wait; everything else is an answer or would fail again. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof RateError) return failures < 3
  if (error instanceof NetworkError) return failures < 2
  if (error instanceof HttpError) return error.status >= 500 && failures < 2
  return false
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
  if (error instanceof RateError && error.retryAt !== null) {
    return Math.min(Math.max(error.retryAt - now, 0), LONGEST_WAIT_MS)
  }
  const base = error instanceof RateError ? 4 * FIRST_WAIT_MS : FIRST_WAIT_MS
  return Math.min(base * 2 ** failures * (0.75 + random / 2), LONGEST_WAIT_MS)
}

/** Retry-After as epoch milliseconds: seconds or a date; null where it is neither. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return seconds >= 0 ? now + seconds * 1000 : null
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : date
}
