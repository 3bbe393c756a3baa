/** Recent look-ups, kept per connection: what was asked, what came back in one figure, and the way back to it. */
import * as v from 'valibot'
import { database } from '../database/database.ts'
import { isWritten } from '../database/isWritten.ts'
import { dropEntry, heldEntries, holdEntry, holdOnly, keyOf } from '../database/keptMemory.ts'
import { keptLookup, type KeptLookup, type Lookup } from './lookup.ts'

export type { Lookup }

const KEPT = 30

const DAY = 86_400_000

/** What a clock that was wrong dated years ahead would otherwise push out everything that is looked up since. */
const ageOf = ({ at }: Lookup) => (at > Date.now() + DAY ? 0 : at)

const newestFirst = (a: Lookup, b: Lookup) => ageOf(b) - ageOf(a)

/** Arrays come after every text, so this holds all paths of the connection. */
const rangeOf = (connectionId: string) => IDBKeyRange.bound([connectionId], [connectionId, []])

/** What the database holds for a connection; nothing where it cannot be read. */
async function storedEntries(connectionId: string): Promise<unknown[]> {
  const db = await database()
  return db ? db.getAll('recents', rangeOf(connectionId)).catch(() => []) : []
}

/** Entries that can be used, newest first; a damaged one is passed over. What memory holds is newer than what is stored. */
async function entriesOf(connectionId: string): Promise<KeptLookup[]> {
  const all = [...(await storedEntries(connectionId)), ...heldEntries('recents')]
  const usable = all.filter((entry) => v.is(keptLookup, entry))
  const own = usable.filter((entry) => entry.connectionId === connectionId)
  const byKey = new Map(own.map((entry) => [keyOf('recents', entry), entry]))
  return [...byKey.values()].toSorted(newestFirst)
}

/** One search is kept once for each view and mode: whoever looks for it is served by the newest. */
const isSameSearch = (a: Lookup, b: Lookup) =>
  a.kind === 'search' && b.kind === 'search' && a.label === b.label && a.detail === b.detail

/** The last thirty look-ups of a connection, newest first. */
export async function readLookups(connectionId: string): Promise<Lookup[]> {
  const all = await entriesOf(connectionId)
  return all
    .filter((one, place) => !all.slice(0, place).some((newer) => isSameSearch(newer, one)))
    .slice(0, KEPT)
}

async function dropOlder(connectionId: string): Promise<void> {
  const older = (await entriesOf(connectionId)).slice(KEPT)
  if (older.length === 0) return
  for (const entry of older) dropEntry('recents', entry)
  await isWritten('recents', (store) =>
    Promise.all(older.map(({ path }) => store.delete([connectionId, path]))),
  )
}

/** Keeps a look-up; where it cannot be stored, for as long as the page lives. */
export async function keepLookup(connectionId: string, lookup: Lookup): Promise<void> {
  const entry = { ...lookup, connectionId }
  if (await isWritten('recents', (store) => store.put(entry))) dropEntry('recents', entry)
  else holdEntry('recents', entry)
  await dropOlder(connectionId)
}

export async function clearLookups(connectionId: string): Promise<void> {
  const others = heldEntries('recents').filter(
    (entry) => !(v.is(keptLookup, entry) && entry.connectionId === connectionId),
  )
  holdOnly('recents', others)
  const db = await database()
  await db?.delete('recents', rangeOf(connectionId))
}
