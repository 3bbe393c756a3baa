/** An own catalog in IndexedDB: every browser has it in workers, two tabs can read it at once, and a switch is one transaction. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { BusyElsewhere, type Draft, type Keep, type Kept } from './keep.ts'
import type { Part } from './parts.ts'

/** A new number where `pack.ts` writes otherwise. */
const NAME = 'own-catalog-1'
const CURRENT = 'current'

interface Schema extends DBSchema {
  catalogs: { key: typeof CURRENT; value: Kept }
  /** By the id of the catalog and the number of the part. */
  parts: { key: [string, number]; value: Part }
}

type Database = IDBPDatabase<Schema>

const open = (): Promise<Database> =>
  openDB<Schema>(NAME, 1, {
    upgrade: (database) => {
      database.createObjectStore('catalogs')
      database.createObjectStore('parts')
    },
  })

const partsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity])

/** Held while a catalog is written, so that no other tab takes its parts for left ones. */
const LOCK = 'own catalog import'

/** False where another tab writes at this moment. */
const locked = (): Promise<(() => void) | null> =>
  new Promise((resolve, reject) => {
    const held = navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (!lock) {
        resolve(null)
        return undefined
      }
      return new Promise<void>((release) => {
        resolve(release)
      })
    })
    held.catch(reject)
  })

const removeLeft = async (database: Database): Promise<void> => {
  const current = await database.get('catalogs', CURRENT)
  const keys = await database.getAllKeys('parts')
  const left = new Set(keys.map(([id]) => id).filter((id) => id !== current?.id))
  for (const id of left) await database.delete('parts', partsOf(id))
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

export const browserKeep = (): Keep => {
  let opened: Promise<Database> | null = null
  const database = (): Promise<Database> => {
    opened ??= open()
    // the next question tries again
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  return {
    current: async () => (await (await database()).get('catalogs', CURRENT)) ?? null,
    parts: async (id) => (await database()).getAll('parts', partsOf(id)),
    begin: async (id) => {
      const stored = await database()
      const release = await locked()
      if (!release) throw new BusyElsewhere()
      try {
        await removeLeft(stored)
        return draftOf(stored, id, release)
      } catch (error) {
        release()
        throw error
      }
    },
    remove: async () => {
      const change = (await database()).transaction(['catalogs', 'parts'], 'readwrite')
      const before = await change.objectStore('catalogs').get(CURRENT)
      await change.objectStore('catalogs').delete(CURRENT)
      if (before) await change.objectStore('parts').delete(partsOf(before.id))
      await change.done
    },
  }
}
