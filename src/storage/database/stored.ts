/** Reads and replaces all stored data of this browser. Deletion, undo, backup and restore are built on it. */
import {
  readPreferenceTexts,
  replacePreferenceTexts,
  type PreferenceText,
} from '@/storage/preferences/storedPreferences.ts'
import { database } from './database.ts'
import { databaseStores, type StoreName } from './databaseStores.ts'
import { entriesInMemory, replaceEntriesInMemory, keyOf } from './storedInMemory.ts'

/** A kind of stored data: the settings, or a store of the database. */
export type StoredName = 'preferences' | StoreName

export const storedNames: readonly StoredName[] = [
  'preferences',
  ...databaseStores.map(({ name }) => name),
]

/** The raw data of some kinds at one time, including damaged entries. A kind that is absent is not part of the operation. */
export type StoredContents = {
  preferences?: readonly PreferenceText[]
  stores: ReadonlyMap<StoreName, readonly unknown[]>
}

const isStore = (name: StoredName): name is StoreName => name !== 'preferences'

/** The entries of a store in key order, then those that exist only in memory. */
async function readStore(name: StoreName): Promise<unknown[]> {
  const db = await database()
  const stored: unknown[] = db ? await db.getAll(name) : []
  const inMemory = entriesInMemory(name)
  const newer = new Set(inMemory.map((entry) => keyOf(name, entry)))
  return [...stored.filter((entry) => !newer.has(keyOf(name, entry))), ...inMemory]
}

/** The number of entries read at a time, so that the page can respond in between. */
const SLICE = 5

/**
 * The range of keys of one connection, or of all. Each key is an array that begins with a connection; arrays sort after all texts
 * and numbers, so `[]` as an element ends the range.
 */
const keysOf = (connectionId: string | undefined): [from: IDBValidKey, to: IDBValidKey] =>
  connectionId === undefined ? [[], [[]]] : [[connectionId], [connectionId, []]]

/** Reads a store, for all connections or for one, a few entries at a time, because a store may be larger than memory. */
export async function eachOfStore(
  name: StoreName,
  onEntries: (entries: unknown[]) => void,
  connectionId?: string,
): Promise<void> {
  const inMemory = entriesInMemory(name).filter((entry) => {
    const { connectionId: of } = Object(entry) as { connectionId?: unknown } // `Object` makes any value an object.
    return connectionId === undefined || of === connectionId
  })
  const newer = new Set(inMemory.map((entry) => keyOf(name, entry)))
  const db = await database()
  const [from, to] = keysOf(connectionId)
  for (let range = db && IDBKeyRange.bound(from, to); range;) {
    const found: unknown[] = (await db?.getAll(name, range, SLICE)) ?? []
    onEntries(found.filter((entry) => !newer.has(keyOf(name, entry))))
    // Entries in the database always have a key of texts and numbers.
    const last = JSON.parse(keyOf(name, found.at(-1))) as IDBValidKey
    range = found.length < SLICE ? null : IDBKeyRange.bound(last, to, true)
  }
  onEntries(inMemory)
}

/** Reads all entries of a connection, a few at a time, whatever app version wrote them. Throws if the database cannot be read. */
export async function eachOfConnection(
  connectionId: string,
  stores: readonly StoreName[],
  onEntry: (entry: unknown) => void,
): Promise<void> {
  for (const store of stores) {
    await eachOfStore(store, (entries) => entries.forEach(onEntry), connectionId)
  }
}

/** Reads the stored data of these kinds. Throws if the database cannot be read. */
export async function readContents(
  names: readonly StoredName[] = storedNames,
): Promise<StoredContents> {
  const stores = new Map<StoreName, unknown[]>()
  for (const name of names) if (isStore(name)) stores.set(name, await readStore(name))
  return {
    ...(names.includes('preferences') && { preferences: readPreferenceTexts() }),
    stores,
  }
}

/** Replaces the entries of stores, all in one transaction, so that the database accepts everything or nothing. */
async function replaceStores(stores: StoredContents['stores']): Promise<void> {
  const names = [...stores.keys()]
  const db = await database()
  if (db && names.length > 0) {
    const transaction = db.transaction(names, 'readwrite')
    const writes: Promise<unknown>[] = [transaction.done]
    try {
      for (const [name, entries] of stores) {
        const store = transaction.objectStore(name)
        writes.push(store.clear())
        // The caller has read these entries from the store, or validated them.
        for (const entry of entries) writes.push(store.put(entry as never))
      }
    } catch (error) {
      // After an immediate error the transaction stays open and would commit the earlier writes, so abort it.
      transaction.abort()
      await Promise.allSettled(writes)
      throw error
    }
    await Promise.all(writes)
  }
  for (const [name, entries] of stores) replaceEntriesInMemory(name, db ? [] : entries)
}

/** Replaces the preferences and the stores that are given. Throws without any change if there is no space. */
export async function replaceStored({ preferences, stores }: StoredContents): Promise<void> {
  const before = readPreferenceTexts()
  if (preferences) replacePreferenceTexts(preferences)
  try {
    await replaceStores(stores)
  } catch (error) {
    if (preferences) replacePreferenceTexts(before)
    throw error
  }
}

/** Deletes all data of these kinds and returns it. */
export async function deleteStored(names: readonly StoredName[]): Promise<StoredContents> {
  const before = await readContents(names)
  await replaceStored({
    ...(before.preferences && { preferences: [] }),
    stores: new Map([...before.stores.keys()].map((name) => [name, []])),
  })
  return before
}

/** Restores deleted data; anything saved under the same key since then is newer and stays. */
export async function restoreStored(deleted: StoredContents): Promise<void> {
  const stores = new Map<StoreName, unknown[]>()
  for (const [name, entries] of deleted.stores) {
    const now = await readStore(name)
    const newer = new Set(now.map((entry) => keyOf(name, entry)))
    stores.set(name, [...entries.filter((entry) => !newer.has(keyOf(name, entry))), ...now])
  }
  const preferences = deleted.preferences && [
    ...new Map([...deleted.preferences, ...readPreferenceTexts()]),
  ]
  await replaceStored({ ...(preferences && { preferences }), stores })
}
