/** Keeps a look-up among the recent ones, and has what is shown of them read again: it may come after its page was left. */
import type { QueryClient } from '@tanstack/react-query'
import { saveLookup, type Lookup } from '@/storage/searches/recents.ts'
import { STORED_DATA } from './storedDataKey.ts'

/** `content` is the look-up but for when it was, as JSON. */
export async function saveRecord(
  client: QueryClient,
  id: string,
  content: string,
  at: number,
): Promise<void> {
  const saved = JSON.parse(content) as Omit<Lookup, 'at'> // written by whoever calls this
  await saveLookup(id, { ...saved, at })
  await Promise.all(
    [['recents', id], STORED_DATA].map(async (queryKey) => client.invalidateQueries({ queryKey })),
  )
}
