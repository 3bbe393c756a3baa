/** Recent look-ups, kept per connection: what was asked, what came back in one figure, and the way back to it. */
import { database } from './database.ts'

export type Lookup = {
  kind: 'search' | 'product' | 'url' | 'ean'
  /** The path within the app; a look-up made again replaces its older entry. */
  path: string
  label: string
  detail: string
  /** The one figure of the answer; empty where there is none. */
  figure: string
  /** Epoch milliseconds. */
  at: number
}

const KEPT = 30

/** Stands in for the database where the browser refuses one. */
const memory = new Map<string, Lookup[]>()

const newestFirst = (a: Lookup, b: Lookup) => b.at - a.at

/** The last thirty look-ups of a connection, newest first. */
export async function readLookups(connectionId: string): Promise<Lookup[]> {
  const db = await database()
  if (!db) return memory.get(connectionId) ?? []
  const range = IDBKeyRange.bound([connectionId], [connectionId, []])
  const all = await db.getAll('recents', range)
  return all.toSorted(newestFirst).slice(0, KEPT)
}

export async function keepLookup(connectionId: string, lookup: Lookup): Promise<void> {
  const db = await database()
  if (!db) {
    const others = (memory.get(connectionId) ?? []).filter(({ path }) => path !== lookup.path)
    memory.set(connectionId, [lookup, ...others].slice(0, KEPT))
    return
  }
  const transaction = db.transaction('recents', 'readwrite')
  await transaction.store.put({ ...lookup, connectionId })
  const range = IDBKeyRange.bound([connectionId], [connectionId, []])
  const older = (await transaction.store.getAll(range)).toSorted(newestFirst).slice(KEPT)
  await Promise.all(older.map(({ path }) => transaction.store.delete([connectionId, path])))
  await transaction.done
}

export async function clearLookups(connectionId: string): Promise<void> {
  memory.delete(connectionId)
  const db = await database()
  await db?.delete('recents', IDBKeyRange.bound([connectionId], [connectionId, []]))
}
