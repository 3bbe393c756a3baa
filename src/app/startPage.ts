import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '../api/connection.ts'
import { lastRequests } from '../api/log.ts'
import { readPreference } from '../store/preferences.ts'
import { firstRequests } from './firstRequests.ts'
import { matchPage } from './pages.ts'

const TOO_MANY = 429

/**
 * Starts a page's code and its first requests side by side. `intent` is a guess that someone may open it: then nothing
 * is asked of a service that lately answered "too many requests", because its quota is unknown (§8).
 */
export function startPage(
  path: string,
  { client, connection, intent }: { client: QueryClient; connection: Connection; intent: boolean },
): void {
  const url = new URL(path, window.location.origin)
  const match = matchPage(url.pathname)
  if (!match) return
  // A chunk that does not arrive is reported where the page is opened.
  match.page.load().catch(() => {})
  if (intent && lastRequests().some(({ answer }) => answer?.status === TOO_MANY)) return
  firstRequests[match.page.path](client, connection, {
    params: match.params,
    search: url.searchParams,
    countries: readPreference(connection.id, 'countries'),
  })
}
