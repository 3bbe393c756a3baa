/** Stands in for the database where the browser refuses one, and for entries that a full one did not take. */
import { databaseStores, type StoreName } from './databaseStores.ts'

const held = new Map<StoreName, Map<string, unknown>>()

/** The entry's own key, as one text. */
export function keyOf(name: StoreName, entry: unknown): string {
  const { keyPath } = databaseStores.find((store) => store.name === name) ?? { keyPath: [] }
  const fields = Object(entry) as Record<string, unknown> // any value becomes an object; its fields are looked at only
  return JSON.stringify(keyPath.map((field) => fields[field]))
}

/** What memory holds of a store, in the order it came. */
export function entriesInMemory(name: StoreName): unknown[] {
  return [...(held.get(name)?.values() ?? [])]
}

/** What memory holds under the key of this entry, which need not be whole. */
export function entryInMemory(name: StoreName, entry: unknown): unknown {
  return held.get(name)?.get(keyOf(name, entry))
}

/** Holds an entry as the newest, in place of the one with its key. */
export function holdEntry(name: StoreName, entry: unknown): void {
  const entries = held.get(name) ?? new Map<string, unknown>()
  held.set(name, entries)
  entries.delete(keyOf(name, entry))
  entries.set(keyOf(name, entry), entry)
}

export function dropEntry(name: StoreName, entry: unknown): void {
  held.get(name)?.delete(keyOf(name, entry))
}

/** Holds these entries and no others. */
export function holdOnly(name: StoreName, entries: readonly unknown[]): void {
  held.set(name, new Map(entries.map((entry) => [keyOf(name, entry), entry])))
}
