/** Writes to one store of the database: everything in one transaction, or nothing. */
import type { IDBPObjectStore } from 'idb'
import { database, type CatalogSchema } from './database.ts'
import type { StoreName } from './databaseStores.ts'
import { noteTrouble } from './storageTrouble.ts'

export type WritableStore<Name extends StoreName> = IDBPObjectStore<
  CatalogSchema,
  [Name],
  Name,
  'readwrite'
>

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * Runs `write` in one transaction, for which other tabs wait. Resolves to true once the entries are written; false if there is no
 * database, or it is full or broken.
 */
export async function tryWrite<Name extends StoreName>(
  name: Name,
  write: (store: WritableStore<Name>) => Promise<unknown>,
): Promise<boolean> {
  // Try twice: a database that was closed for another tab opens again on the next call.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const db = await database()
    if (!db) return false
    try {
      const { store, done } = db.transaction(name, 'readwrite')
      await Promise.all([write(store), done])
      return true
    } catch (error) {
      if (!isFull(error)) continue
      noteTrouble('full')
      return false
    }
  }
  return false
}
