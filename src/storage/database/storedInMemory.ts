/** Replaces the database where the browser refuses one, and stores entries that a full database refused. */
import { databaseStores, type StoreName } from './databaseStores.ts'

const entriesByStore = new Map<StoreName, Map<string, unknown>>()

/** The entry’s key as one text. */
export function keyOf(name: StoreName, entry: unknown): string {
  const { keyPath } = databaseStores.find((store) => store.name === name) ?? { keyPath: [] }
  const fields = Object(entry) as Record<string, unknown> // any value becomes an object; its fields are looked at only
  return JSON.stringify(keyPath.map((field) => fields[field]))
}

/** The entries of a store that are in memory, in order of arrival. */
export function entriesInMemory(name: StoreName): unknown[] {
  return [...(entriesByStore.get(name)?.values() ?? [])]
}

/** The entry in memory with the same key as this one, which may be incomplete. */
export function entryInMemory(name: StoreName, entry: unknown): unknown {
  return entriesByStore.get(name)?.get(keyOf(name, entry))
}

/** Stores an entry as the newest, replacing the one with its key. */
export function holdEntry(name: StoreName, entry: unknown): void {
  const entries = entriesByStore.get(name) ?? new Map<string, unknown>()
  entriesByStore.set(name, entries)
  entries.delete(keyOf(name, entry))
  entries.set(keyOf(name, entry), entry)
}

export function dropEntry(name: StoreName, entry: unknown): void {
  entriesByStore.get(name)?.delete(keyOf(name, entry))
}

/** Replaces all entries of the store by these. */
export function holdOnly(name: StoreName, entries: readonly unknown[]): void {
  entriesByStore.set(name, new Map(entries.map((entry) => [keyOf(name, entry), entry])))
}
