/**
 * A user's catalog in IndexedDB, because it works in workers, two tabs can read it at once, and replacing a catalog is one
 * transaction.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  ImportBusyError,
  type Draft,
  type CatalogStore,
  type SavedCatalog,
  type StorageState,
} from './catalogStore.ts'
import type { Part } from './parts.ts'

/** Change the number whenever `pack.ts` changes its format. */
const NAME = 'own-catalog-1'
const CURRENT = 'current'

interface Schema extends DBSchema {
  /** A removed catalog has its id as key until it can no longer be restored. */
  catalogs: { key: string; value: SavedCatalog }
  /** The key is the id of the catalog and the number of the part. */
  parts: { key: [string, number]; value: Part }
}

type Database = IDBPDatabase<Schema>

const STORES = ['catalogs', 'parts'] as const

type Watch = {
  /** Another tab has an older version of the database open: opening waits until that tab closes it. */
  waits: () => void
  isOpen: () => void
  /** The database was closed from outside; `isDeleted` when its data was deleted too. */
  closed: (isDeleted: boolean) => void
}

/** Opens the existing version, and adds missing stores in a new one. */
const open = async (watch: Watch, version?: number): Promise<Database> => {
  const database = await openDB<Schema>(NAME, version, {
    upgrade: (upgraded) => {
      for (const name of STORES) {
        if (!upgraded.objectStoreNames.contains(name)) upgraded.createObjectStore(name)
      }
    },
    blocked: watch.waits,
    blocking: (_current, wanted, event) => {
      // the cast: `close` needs the raw database
      ;(event.target as IDBDatabase).close()
      watch.closed(wanted === null)
    },
    terminated: () => {
      watch.closed(true)
    },
  })
  watch.isOpen()
  if (STORES.every((name) => database.objectStoreNames.contains(name))) return database
  database.close()
  return open(watch, database.version + 1)
}

const partsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity])

/** The lock of an import, so that no other tab removes its parts as leftovers. */
const LOCK = 'own catalog import'

/** The lock of the tab that may still restore a removed catalog; a removed catalog with a free lock is a leftover. */
const removedLock = (id: string) => `own catalog removed ${id}`

/** Null if another tab has the lock; otherwise the function that releases it. */
const locked = (name: string): Promise<(() => void) | null> =>
  new Promise((resolve, reject) => {
    const lockRequest = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(null)
        return undefined
      }
      return new Promise<void>((release) => {
        resolve(release)
      })
    })
    lockRequest.catch(reject)
  })

const drop = async (database: Database, key: string, id: string): Promise<void> => {
  const change = database.transaction(['catalogs', 'parts'], 'readwrite')
  await change.objectStore('catalogs').delete(key)
  await change.objectStore('parts').delete(partsOf(id))
  await change.done
}

/** Deletes catalogs whose tab was closed after removing them. */
const dropRemoved = async (database: Database): Promise<void> => {
  for (const key of await database.getAllKeys('catalogs')) {
    const release = key === CURRENT ? null : await locked(removedLock(key))
    if (release) await drop(database, key, key).finally(release)
  }
}

const removeLeft = async (database: Database): Promise<void> => {
  await dropRemoved(database)
  const known = new Set((await database.getAll('catalogs')).map(({ id }) => id))
  const keys = await database.getAllKeys('parts')
  const left = new Set(keys.map(([id]) => id).filter((id) => !known.has(id)))
  for (const id of left) await database.delete('parts', partsOf(id))
}

/** Moves a catalog within the store in one transaction; false if it is missing or the target is taken. */
const move = async (database: Database, from: string, to: string): Promise<boolean> => {
  const change = database.transaction('catalogs', 'readwrite')
  const [catalog, there] = await Promise.all([change.store.get(from), change.store.get(to)])
  const isMoved = catalog !== undefined && there === undefined
  if (isMoved) await Promise.all([change.store.put(catalog, to), change.store.delete(from)])
  await change.done
  return isMoved
}

const draftOf = (database: Database, id: string, release: () => void): Draft => {
  let count = 0
  return {
    add: async (part) => {
      await database.put('parts', part, [id, count])
      count += 1
    },
    finish: async (catalog) => {
      const change = database.transaction(['catalogs', 'parts'], 'readwrite')
      const before = await change.objectStore('catalogs').get(CURRENT)
      await change.objectStore('catalogs').put(catalog, CURRENT)
      if (before) await change.objectStore('parts').delete(partsOf(before.id))
      await change.done
      release()
    },
    drop: async () => {
      await database.delete('parts', partsOf(id)).finally(release)
    },
  }
}

/** `notify` is called with each change of the storage's state. */
export const browserCatalogStore = (
  notify: (state: StorageState) => void = () => {},
): CatalogStore => {
  let opened: Promise<Database> | null = null
  /** True once a stored catalog was seen; without a catalog, a deleted database loses nothing. */
  let hasOne = false
  let removed: { id: string; release: () => void } | null = null
  const watch: Watch = {
    waits: () => {
      notify('waiting')
    },
    isOpen: () => {
      notify('open')
    },
    closed: (isDeleted) => {
      opened = null
      if (isDeleted && hasOne) notify('deleted')
      hasOne = false
    },
  }
  const database = (): Promise<Database> => {
    opened ??= open(watch).then((stored) => {
      // not awaited; after a failure the next start tries again
      dropRemoved(stored).catch(() => undefined)
      return stored
    })
    // the next call tries again
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  const forget = async (): Promise<void> => {
    if (!removed) return
    const { id, release } = removed
    removed = null
    await drop(await database(), id, id).finally(release)
  }
  return {
    current: async () => {
      const saved = (await (await database()).get('catalogs', CURRENT)) ?? null
      hasOne = saved !== null
      return saved
    },
    parts: async (id) => (await database()).getAll('parts', partsOf(id)),
    begin: async (id) => {
      const stored = await database()
      const release = await locked(LOCK)
      if (!release) throw new ImportBusyError()
      try {
        await removeLeft(stored)
        const draft = draftOf(stored, id, release)
        return {
          ...draft,
          finish: async (catalog) => {
            await draft.finish(catalog)
            hasOne = true
            notify('kept')
          },
        }
      } catch (error) {
        release()
        throw error
      }
    },
    remove: async () => {
      await forget()
      const stored = await database()
      const id = (await stored.get('catalogs', CURRENT))?.id
      if (id === undefined) return
      // Without locks, or without space for this change, the catalog is deleted permanently.
      const release = await locked(removedLock(id)).catch(() => null)
      const isMoved = release && (await move(stored, CURRENT, id).catch(() => false))
      if (isMoved) removed = { id, release }
      else await drop(stored, CURRENT, id).finally(() => release?.())
    },
    putBack: async () => {
      if (!removed) return false
      const { id, release } = removed
      removed = null
      return move(await database(), id, CURRENT).finally(release)
    },
    forget,
  }
}
