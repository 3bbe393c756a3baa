/**
 * The app’s only IndexedDB database. `database()` resolves to null if the browser has no IndexedDB or refuses it (private windows,
 * blocked storage).
 */
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import { openDB } from 'idb'
import type { StoredAlert, StoredAlertRun } from '@/storage/alerts/storedAlerts.ts'
import type { convertDatabase } from '@/storage/collections/convertDatabase.ts'
import type { StoredEntry } from '@/storage/collections/storedCollection.ts'
import type { StoredDraftPart } from '@/storage/newCollection/storedDraft.ts'
import type { StoredObservation } from '@/storage/observations/observation.ts'
import type { StoredOpened } from '@/storage/opened/storedOpened.ts'
import type { StoredPriceListPart } from '@/storage/priceLists/priceListPart.ts'
import type { StoredReportEntry } from '@/storage/reports/storedReport.ts'
import type { StoredLookup } from '@/storage/searches/lookup.ts'
import type { StoredUpdateRun } from '@/storage/updates/storedUpdateRun.ts'
import { databaseStores } from './databaseStores.ts'
import { formerStores } from './formerStores.ts'
import { endTrouble, noteTrouble } from './storageTrouble.ts'

export type CatalogSchema = DBSchema & {
  recents: { key: [connectionId: string, path: string]; value: StoredLookup }
  opened: { key: [connectionId: string, path: string]; value: StoredOpened }
  observations: {
    key: [connectionId: string, point: string, fact: string, value: string]
    value: StoredObservation
  }
  collections: {
    key: [connectionId: string, of: string, part: string | number]
    value: StoredEntry
  }
  batchDrafts: { key: [connectionId: string, part: string]; value: StoredDraftPart }
  priceLists: {
    key: [connectionId: string, country: string, part: number]
    value: StoredPriceListPart
  }
  againRuns: { key: [connectionId: string, id: string]; value: StoredUpdateRun }
  watchRules: { key: [connectionId: string, id: string]; value: StoredAlert }
  watchRuns: { key: [connectionId: string, id: string]; value: StoredAlertRun }
  reports: {
    key: [connectionId: string, of: string, part: string | number]
    value: StoredReportEntry
  }
}

type Database = IDBPDatabase<CatalogSchema>
type Upgrade = IDBPTransaction<CatalogSchema, StoreNames<CatalogSchema>[], 'versionchange'>

const NAME = 'catalog-explorer'

let opened: Promise<Database | null> | null = null

/** Runs the conversion of an earlier app version’s stores. If it fails, nothing changes and the database does not open. */
async function convertWhole(
  upgraded: Database,
  transaction: Upgrade,
  convert: typeof convertDatabase,
): Promise<void> {
  // Opening the database reports the outcome, so a rejection is ignored here.
  transaction.done.catch(() => {})
  try {
    // idb has types only for this version’s stores.
    await convert(upgraded as never, transaction as never)
  } catch {
    try {
      transaction.abort()
    } catch {
      // The browser has already aborted the transaction, for lack of space.
    }
  }
}

/**
 * Opens the database in its existing version and adds missing stores. Stores of an earlier app version that were replaced are
 * converted and deleted in the same transaction, so no page sees a partial state. If an older app version opens the database
 * later, it creates its stores again, empty; what it saves there is converted when this version next opens the database.
 */
async function open(version?: number, convert?: typeof convertDatabase): Promise<Database> {
  const db = await openDB<CatalogSchema>(NAME, version, {
    upgrade(upgraded, _from, _to, transaction) {
      for (const { name, keyPath } of databaseStores) {
        if (upgraded.objectStoreNames.contains(name)) continue
        // The conversion makes the store of collections by renaming a former one.
        if (convert && name === 'collections') continue
        upgraded.createObjectStore(name, { keyPath: [...keyPath] })
      }
      if (convert) void convertWhole(upgraded, transaction, convert)
    },
    // Another tab has the database open. Callers wait until that tab closes it; nothing is lost.
    blocked: () => noteTrouble('waiting'),
    blocking(_current, wanted, event) {
      // `event.target` is the raw database, which `close` needs.
      ;(event.target as IDBDatabase).close()
      // Another tab is adding a store or deleting everything; the next caller opens the changed database.
      opened = null
      if (wanted === null) noteTrouble('deleted')
    },
    terminated() {
      opened = null
      noteTrouble('deleted')
    },
  })
  endTrouble('waiting', 'refused')
  const names = db.objectStoreNames
  const hasFormer = formerStores.some((name) => names.contains(name as never)) // The types lack former stores.
  if (!hasFormer && databaseStores.every(({ name }) => names.contains(name))) return db
  const next = db.version + 1
  db.close()
  if (!hasFormer) return open(next)
  // Load the conversion before the transaction begins, because a transaction ends while code loads.
  const conversion = await import('@/storage/collections/convertDatabase.ts')
  return open(next, conversion.convertDatabase)
}

/** Whether the browser offers IndexedDB. If site data is blocked, even reading the property can throw. */
function hasIndexedDb(): boolean {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
}

/** The database, opened once; null if it does not open. After a failure, the next call tries again. */
export function database(): Promise<Database | null> {
  const failed = () => {
    opened = null
    noteTrouble('refused')
    return null
  }
  opened ??= hasIndexedDb() ? open().catch(failed) : Promise.resolve(failed())
  return opened
}
