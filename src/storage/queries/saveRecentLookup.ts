/**
 * Saves a look-up among the recent ones and refetches the queries that show them. It needs no page, because the answer may arrive
 * after the user has left the page.
 */
import type { QueryClient } from '@tanstack/react-query'
import { saveLookup, type Lookup } from '@/storage/searches/recents.ts'
import { STORED_DATA_KEY } from './storedDataKey.ts'

/** `id` is the connection; `content` is the look-up without its time `at`, as JSON. */
export async function saveRecentLookup(
  client: QueryClient,
  id: string,
  content: string,
  at: number,
): Promise<void> {
  const saved = JSON.parse(content) as Omit<Lookup, 'at'> // The caller has written the JSON.
  await saveLookup(id, { ...saved, at })
  await Promise.all(
    [['recents', id], STORED_DATA_KEY].map(async (queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}
