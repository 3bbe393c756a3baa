/**
 * How many rows the service puts on a page at most, as observed: the specification (§8) does not say. Forgotten when the page is
 * closed.
 */
import type { Connection } from '@/api/connection.ts'

/**
 * What was observed. `most`: the service returned only this many rows when more were requested. `least`: it returned at least
 * this many. `short`: the last page that was shorter than requested; it counts as chance until another page is as short.
 */
type Observed = { most: number; least: number; short: { start: number; rows: number } | null }

const UNKNOWN: Observed = { most: Infinity, least: 0, short: null }
const observed = new Map<string, Observed>()

const keyOf = (connection: Connection) => `${connection.id} ${connection.baseUrl}`
const knownOf = (connection: Connection) => observed.get(keyOf(connection)) ?? UNKNOWN

/** Notes the most rows that the service returns on a page, as its message or several pages show. */
export function limitRows(connection: Connection, most: number): void {
  const { least } = knownOf(connection)
  observed.set(keyOf(connection), { most, least: least > most ? 0 : least, short: null })
}

/**
 * Notes how many rows a page of `requested` rows from `start` returned; a later observation overrides one that it contradicts.
 * Returns whether this is considered the service's page size.
 */
export function observeRows(
  connection: Connection,
  requested: number,
  received: number,
  start: number,
): boolean {
  const { most, least, short } = knownOf(connection)
  if (received >= requested) {
    const known = { most: most < received ? Infinity : most, least: received, short: null }
    observed.set(keyOf(connection), known)
    return true
  }
  const isSeenTwice = short !== null && short.rows === received && short.start !== start
  if (isSeenTwice) limitRows(connection, received)
  else observed.set(keyOf(connection), { most, least, short: { start, rows: received } })
  return isSeenTwice
}

/** The number of rows to request for a page of `size` rows, within what the service is known to return. */
export function rowsPerPage(connection: Connection, size: number): number {
  const { most, least } = knownOf(connection)
  return Math.max(Math.min(size, most), least)
}

/**
 * How many rows later pages have if `limit` is requested: as many as a shorter first page had, until that page proves to be
 * short by chance.
 */
export function rowsOfFirstPage(connection: Connection, limit: number): number {
  const { short } = knownOf(connection)
  return short?.start === 0 ? Math.min(short.rows, limit) : limit
}

/** Forgets a page that was short by chance. */
export function forgetShortPage(connection: Connection): void {
  observed.set(keyOf(connection), { ...knownOf(connection), short: null })
}

/** Forgets everything when another service answers at this connection, such as the demo in another API variant. */
export function forgetRows(connection: Connection): void {
  observed.delete(keyOf(connection))
}
