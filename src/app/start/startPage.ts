import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { Connection } from '@/api/connection.ts'
import { lastRequests } from '@/api/http/log.ts'
import { readPreference } from '@/storage/preferences/preferences.ts'
import { firstRequests } from './firstRequests.ts'
import { pageAt } from './pageCode.ts'

const TOO_MANY = 429

/**
 * Loads a page's code, sends its first requests, and is over when they are. `intent` is a guess that someone may open it:
 * then nothing is started without a connection, and nothing is requested of a service that lately answered "too many requests",
 * because its quota is unknown (§8).
 */
export async function startPage(
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
        // The page names the query of its own operation, whose function reads its own key.
        client.prefetchQuery(firstQuery(connection, request as never) as FetchQueryOptions),
      ),
    )
  } catch {
    // Code that does not arrive is reported where the page is opened, and there it asks by itself.
  }
}
