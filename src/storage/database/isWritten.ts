/** Writing to one store of the database, all or nothing. */
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

/** One transaction, which other tabs wait for. False where there is no database, or where it is full or broken. */
export async function isWritten<Name extends StoreName>(
  name: Name,
  write: (store: WritableStore<Name>) => Promise<unknown>,
): Promise<boolean> {
  // A second time, because a database that another tab had closed is open again for whoever asks next.
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
