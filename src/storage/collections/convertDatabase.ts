/**
 * Converts the database of an earlier app version in the version-change transaction: no page reads or writes meanwhile, and if
 * the browser is closed midway the database stays as before.
 */
import type { IDBPDatabase, IDBPTransaction } from 'idb'
import { formerStores } from '@/storage/database/formerStores.ts'
import {
  convertHeads,
  convertPart,
  convertReferences,
  isFormerHead,
  referringStores,
  type FormerHeads,
} from './convertEntries.ts'

/** The database without this version’s types, which lack the stores of earlier versions. */
type AnyDatabase = IDBPDatabase
type AnyTransaction = IDBPTransaction<unknown, string[], 'versionchange'>

/** The number of entries read at a time, so that the page can respond in between. */
const SLICE = 50

const NAME = 'collections'
const KEY_PATH = ['connectionId', 'of', 'part']

/** Calls back with slices of a store’s entries, in key order. */
async function eachSlice(
  transaction: AnyTransaction,
  name: string,
  onEntries: (entries: unknown[], keys: IDBValidKey[]) => Promise<unknown> | void,
): Promise<void> {
  const store = transaction.objectStore(name)
  for (let range: IDBKeyRange | null = null, isOver = false; !isOver;) {
    const [entries, keys] = await Promise.all([
      store.getAll(range, SLICE),
      store.getAllKeys(range, SLICE),
    ])
    await onEntries(entries, keys)
    const last = keys.at(-1)
    isOver = keys.length < SLICE || last === undefined
    if (last !== undefined) range = IDBKeyRange.lowerBound(last, true)
  }
}

/** Reads the head entries of a store (those with an empty parent id) and skips the rows under the other keys. */
async function headsIn(transaction: AnyTransaction, name: string): Promise<unknown[]> {
  const store = transaction.objectStore(name)
  const heads: unknown[] = []
  let range: IDBKeyRange | null = null
  for (;;) {
    const cursor: { key: IDBValidKey } | null = await store.openKeyCursor(range)
    if (!cursor) return heads
    const [connectionId] = cursor.key as IDBValidKey[] // The first field of each key path is the connection.
    if (connectionId === undefined) return heads
    heads.push(
      ...(await store.getAll(IDBKeyRange.bound([connectionId, ''], [connectionId, '', []]))),
    )
    // Continue after all keys of this connection: arrays sort after all numbers and texts.
    range = IDBKeyRange.lowerBound([connectionId, []])
  }
}

/** Converts all entries of a former store and puts them into the store of collections; returns the former heads. */
async function move(transaction: AnyTransaction, name: string): Promise<unknown[]> {
  const heads: unknown[] = []
  const collections = transaction.objectStore(NAME)
  await eachSlice(transaction, name, async (entries) => {
    heads.push(...entries.filter(isFormerHead))
    const parts = entries.filter((entry) => !isFormerHead(entry)).map(convertPart)
    await Promise.all(parts.map((entry) => collections.put(entry)))
  })
  return heads
}

/** Converts the whole database. Rejects if the browser has no space for it; then nothing has changed. */
export async function convertDatabase(db: AnyDatabase, transaction: AnyTransaction): Promise<void> {
  const former: FormerHeads = {}
  if (!db.objectStoreNames.contains(NAME)) {
    if (db.objectStoreNames.contains('resultSets')) {
      // The rows of versions have the same keys in the new store, so the store is renamed and the rows stay untouched.
      transaction.objectStore('resultSets').name = NAME
      former.resultSets = await headsIn(transaction, NAME)
    } else db.createObjectStore(NAME, { keyPath: KEY_PATH })
  }
  for (const name of formerStores) {
    if (!db.objectStoreNames.contains(name)) continue
    former[name] = await move(transaction, name)
    db.deleteObjectStore(name)
  }
  const { entries, removedKeys, sets } = convertHeads(former)
  const collections = transaction.objectStore(NAME)
  await Promise.all(removedKeys.map((key) => collections.delete([...key])))
  for (let at = 0; at < entries.length; at += SLICE) {
    await Promise.all(entries.slice(at, at + SLICE).map((entry) => collections.put(entry)))
  }
  for (const name of referringStores) {
    if (!db.objectStoreNames.contains(name)) continue
    const store = transaction.objectStore(name)
    await eachSlice(transaction, name, (found) =>
      Promise.all(found.map((entry) => store.put(convertReferences(name, entry, sets)))),
    )
  }
}
