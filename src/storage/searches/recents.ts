/** Recent look-ups, kept per connection: what was requested, what came back in one figure, and the way back to it. */
import { entryStore } from '@/storage/database/entryStore.ts'
import type { StoredLookup, Lookup } from './lookup.ts'

export type { Lookup }

const MAX_LOOKUPS = 30

const stored = entryStore('recents')

const DAY = 86_400_000

/** What a clock that was wrong dated years ahead would otherwise push out everything that is looked up since. */
const ageOf = ({ at }: Lookup) => (at > Date.now() + DAY ? 0 : at)

const newestFirst = (a: Lookup, b: Lookup) => ageOf(b) - ageOf(a)

/** Usable entries, newest first; of a database that cannot be read, those in memory. */
async function entriesOf(connectionId: string): Promise<StoredLookup[]> {
  return (await stored.available([connectionId])).toSorted(newestFirst)
}

/** One search is kept once for each view and mode: whoever looks for it is served by the newest. */
const isSameSearch = (a: Lookup, b: Lookup) =>
  a.kind === 'search' && b.kind === 'search' && a.label === b.label && a.detail === b.detail

/** The last thirty look-ups of a connection, newest first. */
export async function readLookups(connectionId: string): Promise<Lookup[]> {
  const all = await entriesOf(connectionId)
  return all
    .filter((one, index) => !all.slice(0, index).some((newer) => isSameSearch(newer, one)))
    .slice(0, MAX_LOOKUPS)
}

/** Saves a look-up in place of the oldest beyond thirty; where it cannot be stored, for as long as the page is open. */
export async function saveLookup(connectionId: string, lookup: Lookup): Promise<void> {
  await stored.put({ ...lookup, connectionId })
  const older = (await entriesOf(connectionId)).slice(MAX_LOOKUPS)
  if (older.length === 0) return
  await stored.update([], () => ({
    remove: older.map(({ path }) => [connectionId, path] as const),
  }))
}

/** Throws where the database refuses. */
export async function clearLookups(connectionId: string): Promise<void> {
  await stored.remove([connectionId])
}
