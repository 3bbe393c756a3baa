/**
 * The service's time, from the Date header of its answers: a browser's clock may be wrong, an answer may come from a cache, and the
 * demo can be a week ahead. If no header is readable, the browser's clock counts.
 */

/** The smallest difference between the two clocks that counts: the header is in whole seconds and takes time to arrive. */
const APART_MS = 60_000
/** The largest difference that counts; a larger one means that the header is wrong. */
const FAR_MS = 400 * 86_400_000
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** How far the service is ahead, in milliseconds, by connection. */
const ahead = new Map<string, number>()

/** Reads the Date header of an answer; returns when the answer was sent, in epoch milliseconds. */
export function noteDate(connectionId: string, date: string | null, arrivedAt: number): number {
  const apart = date !== null && HTTP_DATE.test(date) ? Date.parse(date) - arrivedAt : 0
  const isClockOff = Math.abs(apart) >= APART_MS && Math.abs(apart) <= FAR_MS
  ahead.set(connectionId, isClockOff ? apart : 0)
  return arrivedAt + (isClockOff ? apart : 0)
}

/** The current time in epoch milliseconds, by the service's clock as last seen on this connection. */
export function serviceTime(connectionId: string): number {
  return Date.now() + (ahead.get(connectionId) ?? 0)
}
