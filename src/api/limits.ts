/** What was observed of the largest `limit` a service gives (§8: not shown); forgotten with the page. */
import type { Connection } from './connection.ts'

const observed = new Map<string, number>()

const keyOf = (connection: Connection) => `${connection.id} ${connection.baseUrl}`

export function observeLimit(connection: Connection, limit: number): void {
  observed.set(keyOf(connection), limit)
}

/** Rows a page at the most, or null while nothing was observed. */
export function observedLimit(connection: Connection): number | null {
  return observed.get(keyOf(connection)) ?? null
}
