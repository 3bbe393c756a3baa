/** The one IndexedDB database; `null` where the browser has none or refuses it (private windows, blocked storage). */
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

/** A conversion that fails leaves everything as it was: the database does not open then. */
async function convertWhole(
  upgraded: Database,
  transaction: Upgrade,
  convert: typeof convertDatabase,
): Promise<void> {
  // What becomes of it is said by the database that opens, or does not.
  transaction.done.catch(() => {})
  try {
    // idb types the stores of this version alone.
    await convert(upgraded as never, transaction as never)
  } catch {
    try {
      transaction.abort()
    } catch {
      // The browser has ended it already, for want of room.
    }
  }
}

/**
 * Opens whatever version is there and adds the stores it lacks. Stores of an earlier version of the app that another store
 * replaces are converted and deleted in the same transaction, so no page ever sees half of it. An older version that opens the
 * database then makes its stores again, empty; what it puts there is converted when this version opens the database next.
 */
async function open(version?: number, convert?: typeof convertDatabase): Promise<Database> {
  const db = await openDB<CatalogSchema>(NAME, version, {
    upgrade(upgraded, _from, _to, transaction) {
      for (const { name, keyPath } of databaseStores) {
        if (upgraded.objectStoreNames.contains(name)) continue
        // The conversion makes it of a former one.
        if (convert && name === 'collections') continue
        upgraded.createObjectStore(name, { keyPath: [...keyPath] })
      }
      if (convert) void convertWhole(upgraded, transaction, convert)
    },
    // Whoever asks waits until the other tab lets go of it, and nothing is lost of what waits.
    blocked: () => noteTrouble('waiting'),
    blocking(_current, wanted, event) {
      // idb types the target as the raw database, which `close` needs.
      ;(event.target as IDBDatabase).close()
      // Another tab adds a store, or deletes it all: whoever asks next opens the database as it then is.
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
  const hasFormer = formerStores.some((name) => names.contains(name as never)) // which the schema does not name
  if (!hasFormer && databaseStores.every(({ name }) => names.contains(name))) return db
  const next = db.version + 1
  db.close()
  if (!hasFormer) return open(next)
  // Read before the transaction begins: it would end while code is loaded.
  const conversion = await import('@/storage/collections/convertDatabase.ts')
  return open(next, conversion.convertDatabase)
}

/** Where site data is blocked, the mere name may throw. */
function hasIndexedDb(): boolean {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
}

/** Opens the database once; one that could not be opened may open for whoever asks next. */
export function database(): Promise<Database | null> {
  const failed = () => {
    opened = null
    noteTrouble('refused')
    return null
  }
  opened ??= hasIndexedDb() ? open().catch(failed) : Promise.resolve(failed())
  return opened
}
