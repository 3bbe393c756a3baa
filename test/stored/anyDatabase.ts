/**
 * Replaces the database, which Node lacks: all stores, in memory, without queued transactions; ranges are those of
 * `FakeKeyRange`.
 */
import { databaseStores } from '@/storage/database/databaseStores.ts'
import { compareKeys, isWithin, type Key, type Range } from './databaseKeys.ts'

type Entry = Record<string, unknown>

/** A database that refuses all writes while its `disk` is full. */
export function anyDatabase() {
  const disk = { isFull: false }
  const throwQuotaExceeded = () => {
    if (disk.isFull) throw new DOMException('full', 'QuotaExceededError')
  }
  const stores = new Map<string, Entry[]>(databaseStores.map(({ name }) => [name, []]))
  const keyOf = (name: string, entry: Entry) =>
    (databaseStores.find((store) => store.name === name)?.keyPath ?? []).map(
      (field) => entry[field],
    ) as Key
  const found = (name: string, requested?: Key | Range) =>
    (stores.get(name) ?? [])
      .filter((entry) => requested === undefined || isWithin(keyOf(name, entry), requested))
      .toSorted((a, b) => compareKeys(keyOf(name, a), keyOf(name, b)))
  const without = (name: string, requested?: Key | Range) => {
    const deleted = new Set(found(name, requested))
    stores.set(
      name,
      (stores.get(name) ?? []).filter((entry) => !deleted.has(entry)),
    )
  }
  const storeOf = (name: string) => ({
    get: async (key: Key) => found(name, key)[0],
    getAll: async (range?: Range, most = Infinity) => found(name, range).slice(0, most),
    put: async (entry: Entry) => {
      throwQuotaExceeded()
      without(name, keyOf(name, entry))
      stores.get(name)?.push(structuredClone(entry))
    },
    delete: async (requested: Key | Range) => {
      throwQuotaExceeded()
      without(name, requested)
    },
    clear: async () => {
      throwQuotaExceeded()
      without(name)
    },
  })
  return {
    disk,
    get: (name: string, key: Key) => storeOf(name).get(key),
    getAll: async (name: string, range?: Range, most = Infinity) =>
      found(name, range).slice(0, most),
    getAllKeys: async (name: string, range?: Range) =>
      found(name, range).map((entry) => keyOf(name, entry)),
    delete: (name: string, requested: Key | Range) => storeOf(name).delete(requested),
    transaction: (names: string | string[]) => ({
      store: storeOf([names].flat()[0] ?? ''),
      objectStore: storeOf,
      done: Promise.resolve(),
      abort() {},
    }),
    /** `found` returns entries of a store in key order; `fill` sets the initial ones. */
    found,
    fill: (name: string, entries: readonly object[]) => {
      stores.set(name, entries as Entry[]) // fields of any kind
    },
  }
}
