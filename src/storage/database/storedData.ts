/** Counts the data stored in this browser and its size, per kind. */
import * as v from 'valibot'
import { readPreferenceTexts } from '@/storage/preferences/storedPreferences.ts'
import { database } from './database.ts'
import { databaseStores, type StoreName } from './databaseStores.ts'
import { eachOfStore, storedNames, type StoredName } from './stored.ts'
import { entriesInMemory } from './storedInMemory.ts'

export type StoredKind = {
  name: StoredName
  label: string
  items: number
  /** The size of the data as UTF-8 JSON, in bytes; the browser’s actual use differs slightly. */
  bytes: number
  /** When the oldest item was created, in epoch milliseconds; null if items have no date, or there are no items. */
  oldest: number | null
  /** The number of damaged items: no page shows them, and a backup saves them in a list of their own. */
  damaged: number
}

export type StoredData = {
  kinds: StoredKind[]
  /** The place of the data. `memory`: the browser gives the app no database, so the data is lost when the page closes. */
  place: 'database' | 'memory'
  /** The number of items that exist only in memory because the database is full or broken; they are lost when the page closes. */
  unstored: number
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length

function preferencesKind(): StoredKind {
  const texts = readPreferenceTexts()
  const bytes = texts.reduce((sum, [name, text]) => sum + bytesOf(name + text), 0)
  return {
    name: 'preferences',
    label: labelOf('preferences'),
    items: texts.length,
    bytes,
    oldest: null,
    damaged: 0,
  }
}

function momentOf(entry: unknown, field: string): number | null {
  const moment = (Object(entry) as Record<string, unknown>)[field] // `Object` makes any value an object.
  return typeof moment === 'number' && moment > 0 ? moment : null
}

async function storeKind({
  name,
  label,
  entry,
  madeAt,
}: (typeof databaseStores)[number]): Promise<StoredKind> {
  const kind: StoredKind = { name, label, items: 0, bytes: 0, oldest: null, damaged: 0 }
  await eachOfStore(name, (entries) => {
    for (const one of entries) {
      kind.items += 1
      kind.bytes += bytesOf(JSON.stringify(one))
      if (!v.is(entry, one)) kind.damaged += 1
      const moment = momentOf(one, madeAt)
      if (moment !== null) kind.oldest = Math.min(kind.oldest ?? moment, moment)
    }
  })
  return kind
}

/** The name of a kind, as shown to the user. */
export function labelOf(name: StoredName): string {
  return databaseStores.find((store) => store.name === name)?.label ?? 'Settings'
}

/** Counts the data of each kind. Throws if the database cannot be read. */
export async function readStoredData(): Promise<StoredData> {
  const db = await database()
  const storeNames = storedNames.filter((name): name is StoreName => name !== 'preferences')
  return {
    kinds: [...(await Promise.all(databaseStores.map(storeKind))), preferencesKind()],
    place: db ? 'database' : 'memory',
    unstored: db ? storeNames.reduce((sum, name) => sum + entriesInMemory(name).length, 0) : 0,
  }
}
