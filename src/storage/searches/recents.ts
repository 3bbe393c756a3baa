/** Stores recent look-ups, per connection: the request, the one figure of the answer, and the path. */
import { entryStore } from '@/storage/database/entryStore.ts'
import type { StoredLookup, Lookup } from './lookup.ts'

export type { Lookup }

const MAX_LOOKUPS = 30

const stored = entryStore('recents')

const DAY = 86_400_000

/**
 * The time by which look-ups are sorted. A look-up dated in the future by a wrong clock counts as oldest; otherwise it would
 * displace all later ones.
 */
const ageOf = ({ at }: Lookup) => (at > Date.now() + DAY ? 0 : at)

const newestFirst = (a: Lookup, b: Lookup) => ageOf(b) - ageOf(a)

/** The undamaged look-ups, newest first; only those in memory if the database cannot be read. */
async function entriesOf(connectionId: string): Promise<StoredLookup[]> {
  return (await stored.available([connectionId])).toSorted(newestFirst)
}

/**
 * Whether two look-ups are of the same search. A search is stored once per view and response mode, but only its newest entry is
 * listed.
 */
const isSameSearch = (a: Lookup, b: Lookup) =>
  a.kind === 'search' && b.kind === 'search' && a.label === b.label && a.detail === b.detail

/** The last thirty look-ups of a connection, newest first. */
export async function readLookups(connectionId: string): Promise<Lookup[]> {
  const all = await entriesOf(connectionId)
  return all
    .filter((one, index) => !all.slice(0, index).some((newer) => isSameSearch(newer, one)))
    .slice(0, MAX_LOOKUPS)
}

/** Saves a look-up and deletes the oldest beyond thirty; if it cannot be stored, it lasts until the page closes. */
export async function saveLookup(connectionId: string, lookup: Lookup): Promise<void> {
  await stored.put({ ...lookup, connectionId })
  const older = (await entriesOf(connectionId)).slice(MAX_LOOKUPS)
  if (older.length === 0) return
  await stored.update([], () => ({
    remove: older.map(({ path }) => [connectionId, path] as const),
  }))
}

/** Deletes all look-ups of a connection. Throws if the database refuses. */
export async function clearLookups(connectionId: string): Promise<void> {
  await stored.remove([connectionId])
}
