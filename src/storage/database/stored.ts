/** What this browser keeps, read and replaced as a whole: the ground of deletion, undo, backup and restore. */
import {
  readPreferenceTexts,
  replacePreferenceTexts,
  type PreferenceText,
} from '@/storage/preferences/storedPreferences.ts'
import { database } from './database.ts'
import { databaseStores, type StoreName } from './databaseStores.ts'
import { entriesInMemory, holdOnly, keyOf } from './storedInMemory.ts'

/** One kind of what is stored: the settings, or a store of the database. */
export type StoredName = 'preferences' | StoreName

export const storedNames: readonly StoredName[] = [
  'preferences',
  ...databaseStores.map(({ name }) => name),
]

/** Some kinds as they were at one moment, raw: damaged entries are part of it. A kind that is absent is not spoken of. */
export type StoredContents = {
  preferences?: readonly PreferenceText[]
  stores: ReadonlyMap<StoreName, readonly unknown[]>
}

const isStore = (name: StoredName): name is StoreName => name !== 'preferences'

/** Entries of a store in the order of their keys, those after them that the database did not take. */
async function readStore(name: StoreName): Promise<unknown[]> {
  const db = await database()
  const stored: unknown[] = db ? await db.getAll(name) : []
  const held = entriesInMemory(name)
  const newer = new Set(held.map((entry) => keyOf(name, entry)))
  return [...stored.filter((entry) => !newer.has(keyOf(name, entry))), ...held]
}

/** Entries that are read at a time: what is done with them leaves the page its turn in between. */
const SLICE = 5

/** Every key of a store is an array that begins with a connection; arrays come after every text and number. */
const keysOf = (connectionId: string | undefined): [from: IDBValidKey, to: IDBValidKey] =>
  connectionId === undefined ? [[], [[]]] : [[connectionId], [connectionId, []]]

/** The same, of all connections or of one, handed on a few at a time: a store may be larger than what can be held at once. */
export async function eachOfStore(
  name: StoreName,
  onEntries: (entries: unknown[]) => void,
  connectionId?: string,
): Promise<void> {
  const held = entriesInMemory(name).filter((entry) => {
    const { connectionId: of } = Object(entry) as { connectionId?: unknown } // looked at only
    return connectionId === undefined || of === connectionId
  })
  const newer = new Set(held.map((entry) => keyOf(name, entry)))
  const db = await database()
  const [from, to] = keysOf(connectionId)
  for (let range = db && IDBKeyRange.bound(from, to); range;) {
    const found: unknown[] = (await db?.getAll(name, range, SLICE)) ?? []
    onEntries(found.filter((entry) => !newer.has(keyOf(name, entry))))
    // What the database holds has its key: texts and numbers.
    const last = JSON.parse(keyOf(name, found.at(-1))) as IDBValidKey
    range = found.length < SLICE ? null : IDBKeyRange.bound(last, to, true)
  }
  onEntries(held)
}

/** Each entry that belongs to a connection, whatever version wrote it. Throws where the database cannot be read. */
export async function eachOfConnection(
  connectionId: string,
  stores: readonly StoreName[],
  look: (entry: unknown) => void,
): Promise<void> {
  for (const store of stores) {
    await eachOfStore(store, (entries) => entries.forEach(look), connectionId)
  }
}

/** Throws where the database cannot be read. */
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

/** One transaction over all stores: the database takes everything or nothing. */
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
        // Whoever calls has read these entries from the store, or has checked them against its schema.
        for (const entry of entries) writes.push(store.put(entry as never))
      }
    } catch (error) {
      // What is refused on the spot leaves the transaction open: it would keep what came before.
      transaction.abort()
      await Promise.allSettled(writes)
      throw error
    }
    await Promise.all(writes)
  }
  for (const [name, entries] of stores) holdOnly(name, db ? [] : entries)
}

/** Makes everything that the contents speaks of as it says. Throws, and changes nothing, where there is no room for it. */
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

/** Takes away everything of these kinds, and returns what it was. */
export async function deleteStored(names: readonly StoredName[]): Promise<StoredContents> {
  const before = await readContents(names)
  await replaceStored({
    ...(before.preferences && { preferences: [] }),
    stores: new Map([...before.stores.keys()].map((name) => [name, []])),
  })
  return before
}

/** Puts back what was deleted; what has been kept under the same key since then is newer and stays. */
export async function putBack(deleted: StoredContents): Promise<void> {
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
