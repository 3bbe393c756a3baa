/** What was observed of the rows a page that a service really gives (§8: not shown); forgotten with the page. */
import type { Connection } from '@/api/connection.ts'

/**
 * `most`: it gave no more where more were requested. `least`: it gave no fewer. `short`: a page that was shorter than requested,
 * by chance until another one is as short.
 */
type Observed = { most: number; least: number; short: { start: number; rows: number } | null }

const UNKNOWN: Observed = { most: Infinity, least: 0, short: null }
const observed = new Map<string, Observed>()

const keyOf = (connection: Connection) => `${connection.id} ${connection.baseUrl}`
const knownOf = (connection: Connection) => observed.get(keyOf(connection)) ?? UNKNOWN

/** It gives no more rows a page: as it said, or as several pages show. */
export function limitRows(connection: Connection, most: number): void {
  const { least } = knownOf(connection)
  observed.set(keyOf(connection), { most, least: least > most ? 0 : least, short: null })
}

/**
 * Keeps what a page of `requested` rows from `start` brought; a later observation wins over an earlier one that it contradicts.
 * Returns whether it is believed to be the service's own page size.
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

/** Rows to request where the page wants `size`: as many as the service is known to give. */
export function rowsAPage(connection: Connection, size: number): number {
  const { most, least } = knownOf(connection)
  return Math.max(Math.min(size, most), least)
}

/**
 * Rows a page by which a later page of `limit` rows is counted: those of a first page that was shorter, until it shows that
 * it was so by chance.
 */
export function rowsOfFirstPage(connection: Connection, limit: number): number {
  const { short } = knownOf(connection)
  return short?.start === 0 ? Math.min(short.rows, limit) : limit
}

/** The short page was short by chance. */
export function forgetShortPage(connection: Connection): void {
  observed.set(keyOf(connection), { ...knownOf(connection), short: null })
}

/** Another service answers at this connection from now on, as when the demo is told to speak another API variant. */
export function forgetRows(connection: Connection): void {
  observed.delete(keyOf(connection))
}
