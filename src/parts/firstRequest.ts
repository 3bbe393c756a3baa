/** What a page asks for first: known from its address alone, so that it is asked before the page is drawn. */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '../api/connection.ts'

/** Where a page is opened: what its path matched, its parameters, and the settings that stand in for absent ones. */
type Opening = {
  params: Record<string, string | undefined>
  search: URLSearchParams
  countries: readonly string[]
}

/** Prefetches with the keys of the page's own queries; over once all of it has ended, well or badly. */
export type FirstRequest = (
  client: QueryClient,
  connection: Connection,
  opening: Opening,
) => Promise<unknown>

/** At an address that nothing can be asked for. */
export const asksNothing = Promise.resolve()
