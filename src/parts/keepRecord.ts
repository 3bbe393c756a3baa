/** Keeps a look-up among the recent ones, and has those that are shown read again. */
import type { QueryClient } from '@tanstack/react-query'
import { keepLookup, type Lookup } from '../store/recents.ts'

/** `content` is the look-up but for when it was, as JSON. */
export async function keepRecord(
  client: QueryClient,
  id: string,
  content: string,
  at: number,
): Promise<void> {
  const kept = JSON.parse(content) as Omit<Lookup, 'at'> // written by whoever calls this
  await keepLookup(id, { ...kept, at })
  await client.invalidateQueries({ queryKey: ['recents', id] })
}
