/** A store in which a thing is one entry: changed in one transaction, in memory where it cannot be stored. */
import * as v from 'valibot'
import { database, type CatalogSchema } from './database.ts'
import { isWritten } from './isWritten.ts'
import { dropEntry, heldEntries, heldUnder, holdEntry, keyOf } from './keptMemory.ts'
import { keptStores } from './keptStores.ts'
import { tabMessages } from './tabMessages.ts'

/** `memory`: for as long as the page lives. `gone`: it has been deleted, and nothing was kept. */
export type EntryKeeping = 'stored' | 'memory' | 'gone'

/** Stores whose key is the connection and one text. */
type Name = 'lists' | 'opened' | 'savedSearches' | 'againRuns' | 'watchRules' | 'watchRuns'

type EntryStore<Entry> = {
  /** Throws where the database cannot be read. */
  all: (connectionId: string) => Promise<{ entries: Entry[]; damaged: number }>
  /** Null where there is none, or a damaged one. Throws where the database cannot be read. */
  read: (connectionId: string, key: string) => Promise<Entry | null>
  put: (entry: Entry) => Promise<EntryKeeping>
  /** Changes an entry as it is kept by then, so that two tabs don't take each other's changes away. */
  change: (
    connectionId: string,
    key: string,
    change: (entry: Entry) => Entry,
  ) => Promise<EntryKeeping>
  /** Deletes it as it is by then; null where there was none. Throws where the database refuses. */
  remove: (connectionId: string, key: string) => Promise<Entry | null>
  /** Calls back when one of this connection was changed, in this tab or another; returns the way to stop. */
  on: (connectionId: string, listener: () => void) => () => void
  isHeld: (entry: Entry) => boolean
}

export function entryStore<Store extends Name>(
  name: Store,
): EntryStore<CatalogSchema[Store]['value']> {
  type Entry = CatalogSchema[Store]['value']
  const kept = keptStores.find((store) => store.name === name)
  const messages = tabMessages(name)
  const isEntry = (entry: unknown): entry is Entry => kept !== undefined && v.is(kept.entry, entry)
  // The key path of each of these stores is the connection and one text.
  const keyed = (connectionId: string, key: string) =>
    [connectionId, key] as CatalogSchema[Store]['key']
  const named = (connectionId: string, key: string) => ({
    connectionId,
    [kept?.keyPath[1] ?? '']: key,
  })
  const stored = async (connectionId: string, key: string): Promise<unknown> =>
    (await database())?.get(name, keyed(connectionId, key))

  const settle = (entry: Entry, isStored: boolean): EntryKeeping => {
    if (isStored) dropEntry(name, entry)
    else holdEntry(name, entry)
    messages.tell(entry.connectionId)
    return isStored ? 'stored' : 'memory'
  }

  return {
    async all(connectionId) {
      const db = await database()
      const range = () => IDBKeyRange.bound([connectionId], [connectionId, []])
      const inDatabase: unknown[] = db ? await db.getAll(name, range()) : []
      const held = heldEntries(name).filter(
        (entry) => isEntry(entry) && entry.connectionId === connectionId,
      )
      // What memory holds is newer than what is stored.
      const newest = new Map([...inDatabase, ...held].map((one) => [keyOf(name, one), one]))
      const entries = [...newest.values()].filter(isEntry)
      return { entries, damaged: newest.size - entries.length }
    },
    async read(connectionId, key) {
      const found = heldUnder(name, named(connectionId, key)) ?? (await stored(connectionId, key))
      return isEntry(found) ? found : null
    },
    async put(entry) {
      return settle(entry, await isWritten(name, (store) => store.put(entry)))
    },
    async change(connectionId, key, change) {
      let next: Entry | null = null
      const isStored = await isWritten(name, async (store) => {
        const now: unknown =
          heldUnder(name, named(connectionId, key)) ?? (await store.get(keyed(connectionId, key)))
        next = isEntry(now) ? change(now) : null
        if (next) await store.put(next)
      })
      if (!isStored) {
        const before = await stored(connectionId, key).catch(() => undefined)
        // Looked at after the reading: while this one waited, another may have changed it.
        const now = heldUnder(name, named(connectionId, key)) ?? before
        next = isEntry(now) ? change(now) : null
      }
      return next === null ? 'gone' : settle(next, isStored)
    },
    async remove(connectionId, key) {
      let before: unknown
      const isDeleted = await isWritten(name, async (store) => {
        before = await store.get(keyed(connectionId, key))
        await store.delete(keyed(connectionId, key))
      })
      if (!isDeleted && (await database())) throw new Error('The database did not delete it.')
      const entry = heldUnder(name, named(connectionId, key)) ?? before
      dropEntry(name, named(connectionId, key))
      messages.tell(connectionId)
      return isEntry(entry) ? entry : null
    },
    on: (connectionId, listener) =>
      messages.on((changed) => {
        if (changed === connectionId) listener()
      }),
    isHeld: (entry) => heldUnder(name, entry) !== undefined,
  }
}
