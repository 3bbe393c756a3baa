/** What was observed of the rows a page that a service really gives (§8: not shown); forgotten with the page. */
import type { Connection } from './connection.ts'

/** `most`: it gave no more where more were asked for. `least`: it gave no fewer. */
type Observed = { most: number; least: number }

const UNKNOWN: Observed = { most: Infinity, least: 0 }
const observed = new Map<string, Observed>()

const keyOf = (connection: Connection) => `${connection.id} ${connection.baseUrl}`

/** Keeps what a page of `asked` rows brought; a later observation wins over an earlier one that it contradicts. */
export function observeRows(connection: Connection, asked: number, received: number): void {
  const { most, least } = observed.get(keyOf(connection)) ?? UNKNOWN
  observed.set(
    keyOf(connection),
    received < asked
      ? { most: received, least: least > received ? 0 : least }
      : { most: most < received ? Infinity : most, least: received },
  )
}

/** Rows to ask for where the page wants `size`: as many as the service is known to give. */
export function rowsAPage(connection: Connection, size: number): number {
  const { most, least } = observed.get(keyOf(connection)) ?? UNKNOWN
  return Math.max(Math.min(size, most), least)
}

/** Another service answers at this connection from now on, as when the demo is told to speak another dialect. */
export function forgetRows(connection: Connection): void {
  observed.delete(keyOf(connection))
}
