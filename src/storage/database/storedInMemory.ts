/**
 * The entries that are in memory, by store: those that a full database refused, or all entries if the browser refuses a database.
 */
import { databaseStores, type StoreName } from './databaseStores.ts'

const entriesByStore = new Map<StoreName, Map<string, unknown>>()

/** The entry’s key as one text. */
export function keyOf(name: StoreName, entry: unknown): string {
  const { keyPath } = databaseStores.find((store) => store.name === name) ?? { keyPath: [] }
  const fields = Object(entry) as Record<string, unknown> // `Object` makes any value an object, so its fields can be read.
  return JSON.stringify(keyPath.map((field) => fields[field]))
}

/** The entries of a store that are in memory, in order of arrival. */
export function entriesInMemory(name: StoreName): unknown[] {
  return [...(entriesByStore.get(name)?.values() ?? [])]
}

/** The entry in memory with the key of this `entry`, which need only have the fields of the key; undefined if there is none. */
export function entryInMemory(name: StoreName, entry: unknown): unknown {
  return entriesByStore.get(name)?.get(keyOf(name, entry))
}

/** Puts an entry into memory as the newest, replacing the one with its key. */
export function holdEntry(name: StoreName, entry: unknown): void {
  const entries = entriesByStore.get(name) ?? new Map<string, unknown>()
  entriesByStore.set(name, entries)
  entries.delete(keyOf(name, entry))
  entries.set(keyOf(name, entry), entry)
}

export function dropEntry(name: StoreName, entry: unknown): void {
  entriesByStore.get(name)?.delete(keyOf(name, entry))
}

/** Replaces all entries of the store that are in memory by these. */
export function replaceEntriesInMemory(name: StoreName, entries: readonly unknown[]): void {
  entriesByStore.set(name, new Map(entries.map((entry) => [keyOf(name, entry), entry])))
}
