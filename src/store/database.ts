/** The one IndexedDB database; `null` where the browser has none or refuses it (private windows, blocked storage). */
import type { DBSchema, IDBPDatabase } from 'idb'
import { openDB } from 'idb'
import type { Lookup } from './recents.ts'

export type CatalogSchema = DBSchema & {
  recents: { key: [connectionId: string, path: string]; value: Lookup & { connectionId: string } }
}

const NAME = 'catalog-explorer'
const VERSION = 1

let opened: Promise<IDBPDatabase<CatalogSchema> | null> | null = null

/** Opens the database once. A newer tab that upgrades it is let through; this one then works in memory. */
export function database(): Promise<IDBPDatabase<CatalogSchema> | null> {
  opened ??=
    typeof indexedDB === 'undefined'
      ? Promise.resolve(null)
      : openDB<CatalogSchema>(NAME, VERSION, {
          upgrade(db) {
            db.createObjectStore('recents', { keyPath: ['connectionId', 'path'] })
          },
          blocking(_current, _blocked, event) {
            // idb types the target as the raw database, which `close` needs.
            ;(event.target as IDBDatabase).close()
            opened = Promise.resolve(null)
          },
        }).catch(() => null)
  return opened
}
