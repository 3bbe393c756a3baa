/** The one IndexedDB database; `null` where the browser has none or refuses it (private windows, blocked storage). */
import type { DBSchema, IDBPDatabase } from 'idb'
import { openDB } from 'idb'
import type { KeptAgainRun } from '../again/keptAgainRun.ts'
import type { KeptBatchEntry } from '../batches/keptBatch.ts'
import type { StoredDraftPart } from '../batches/storedDraft.ts'
import type { KeptList } from '../lists/keptList.ts'
import type { KeptObservation } from '../observations/observation.ts'
import type { KeptOpened } from '../opened/keptOpened.ts'
import type { KeptPriceListPart } from '../priceLists/priceListPart.ts'
import type { KeptReportEntry } from '../reports/keptReport.ts'
import type { KeptResultSetEntry } from '../resultSets/keptResultSet.ts'
import type { KeptSavedSearch } from '../searches/keptSavedSearch.ts'
import type { KeptLookup } from '../searches/lookup.ts'
import type { KeptWatchRule, KeptWatchRun } from '../watch/keptWatch.ts'
import { keptStores } from './keptStores.ts'
import { endTrouble, noteTrouble } from './storageTrouble.ts'

export type CatalogSchema = DBSchema & {
  recents: { key: [connectionId: string, path: string]; value: KeptLookup }
  opened: { key: [connectionId: string, path: string]; value: KeptOpened }
  observations: {
    key: [connectionId: string, point: string, fact: string, value: string]
    value: KeptObservation
  }
  batches: {
    key: [connectionId: string, of: string, part: string | number]
    value: KeptBatchEntry
  }
  batchDrafts: { key: [connectionId: string, part: string]; value: StoredDraftPart }
  priceLists: {
    key: [connectionId: string, country: string, part: number]
    value: KeptPriceListPart
  }
  lists: { key: [connectionId: string, id: string]; value: KeptList }
  resultSets: {
    key: [connectionId: string, of: string, part: string | number]
    value: KeptResultSetEntry
  }
  savedSearches: { key: [connectionId: string, path: string]; value: KeptSavedSearch }
  againRuns: { key: [connectionId: string, id: string]; value: KeptAgainRun }
  watchRules: { key: [connectionId: string, id: string]; value: KeptWatchRule }
  watchRuns: { key: [connectionId: string, id: string]; value: KeptWatchRun }
  reports: {
    key: [connectionId: string, of: string, part: string | number]
    value: KeptReportEntry
  }
}

type Database = IDBPDatabase<CatalogSchema>

const NAME = 'catalog-explorer'

let opened: Promise<Database | null> | null = null

/**
 * Opens whatever version is there and adds the stores it lacks: a database made by an older build gains them, one made
 * by a newer build is used as it is, because stores are only ever added.
 */
async function open(version?: number): Promise<Database> {
  const db = await openDB<CatalogSchema>(NAME, version, {
    upgrade(upgraded) {
      for (const { name, keyPath } of keptStores) {
        if (upgraded.objectStoreNames.contains(name)) continue
        upgraded.createObjectStore(name, { keyPath: [...keyPath] })
      }
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
  if (keptStores.every(({ name }) => db.objectStoreNames.contains(name))) return db
  db.close()
  return open(db.version + 1)
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
