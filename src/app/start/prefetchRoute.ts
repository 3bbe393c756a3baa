import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { Connection } from '@/api/connection.ts'
import { lastRequests } from '@/api/http/log.ts'
import { readPreference } from '@/storage/preferences/preferences.ts'
import { firstRequests } from './firstRequests.ts'
import { pageAt } from './pageCode.ts'

const TOO_MANY = 429

/**
 * Loads a page's code and sends its first requests; resolves when both are done. `intent` means a prefetch for a page that the user
 * may open: it loads nothing offline, and sends no request to a service that recently answered "too many requests", because the
 * service's quota is unknown (§8).
 */
export async function prefetchRoute(
  path: string,
  { client, connection, intent }: { client: QueryClient; connection: Connection; intent: boolean },
): Promise<void> {
  const url = new URL(path, window.location.origin)
  if (intent && !(navigator.onLine && readPreference('', 'prefetch'))) return
  const page = pageAt(url.pathname)
  if (!page) return
  try {
    const { firstQuery } = await page.load()
    if (!firstQuery) return
    if (intent && lastRequests().some(({ answer }) => answer?.status === TOO_MANY)) return
    const requests = await firstRequests(page, url.searchParams, connection)
    await Promise.all(
      requests.map(({ request }) =>
        // The page states its first query; the query's function gets the request from the query key.
        client.prefetchQuery(firstQuery(connection, request as never) as FetchQueryOptions),
      ),
    )
  } catch {
    // Errors are ignored here: once the page is opened, it reports code that failed to load and sends its requests itself.
  }
}
