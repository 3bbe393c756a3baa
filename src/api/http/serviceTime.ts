/**
 * What time it is for the service, as the Date header of its answers says: a browser's clock may be wrong, an answer may have
 * lain in a cache, and the demo can be a week ahead. Where no header can be read, the browser's clock counts.
 */

/** A header is in whole seconds and was on its way: below a minute both clocks say the same. */
const APART_MS = 60_000
/** Beyond, it is the header that is wrong. */
const FAR_MS = 400 * 86_400_000
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** By connection, how far the service is ahead, in milliseconds. */
const ahead = new Map<string, number>()

/** Takes the header of an answer; returns when it was given, in epoch milliseconds. */
export function noteDate(connectionId: string, date: string | null, arrivedAt: number): number {
  const apart = date !== null && HTTP_DATE.test(date) ? Date.parse(date) - arrivedAt : 0
  const isTold = Math.abs(apart) >= APART_MS && Math.abs(apart) <= FAR_MS
  ahead.set(connectionId, isTold ? apart : 0)
  return arrivedAt + (isTold ? apart : 0)
}

/** Now, in epoch milliseconds, as the last answer of this connection dates it. */
export function serviceTime(connectionId: string): number {
  return Date.now() + (ahead.get(connectionId) ?? 0)
}
