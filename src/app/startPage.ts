import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '../api/connection.ts'
import { lastRequests } from '../api/log.ts'
import { readPreference } from '../store/preferences.ts'
import { matchPage } from './pages.ts'

const TOO_MANY = 429

/** Where a page is opened: what its path matched, its parameters, and the settings that stand in for absent ones. */
type Opening = {
  params: Record<string, string | undefined>
  search: URLSearchParams
  countries: readonly string[]
}

/** Starts what a page will ask for first; over once that has ended, well or badly. */
export type FirstRequest = (
  client: QueryClient,
  connection: Connection,
  opening: Opening,
) => Promise<unknown>

/**
 * Starts a page's code and its first requests side by side, and is over when they are. `intent` is a guess that someone may open it: then nothing
 * is started without a connection, and nothing is asked of a service that lately answered "too many requests", because
 * its quota is unknown (§8).
 */
export async function startPage(
  path: string,
  { client, connection, intent }: { client: QueryClient; connection: Connection; intent: boolean },
): Promise<void> {
  const url = new URL(path, window.location.origin)
  if (intent && !(navigator.onLine && readPreference('', 'prefetch'))) return
  // Code that does not arrive is reported where the page is opened.
  const match = await matchPage(url.pathname).catch(() => null)
  if (!match) return
  const { page, params } = match
  const loading = page.load().catch(() => {})
  if (intent && lastRequests().some(({ answer }) => answer?.status === TOO_MANY)) return
  const countries = readPreference(connection.id, 'countries', connection.defaults)
  try {
    const first = await page.first?.()
    await Promise.all([
      loading,
      first?.(client, connection, { params, search: url.searchParams, countries }),
    ])
  } catch {
    // The page asks by itself once it is there.
  }
}
