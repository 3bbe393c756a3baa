/** What is kept in this browser, counted and weighed: one line a kind. */
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
  /** As JSON in UTF-8; what the browser needs for it differs a little. */
  bytes: number
  /** Epoch milliseconds; null where its items bear no date, or there are none. */
  oldest: number | null
  /** Items that no page can use: they are shown nowhere, and a backup holds them apart. */
  damaged: number
}

export type StoredData = {
  kinds: StoredKind[]
  /** `memory`: this browser gives the app no database, and what is stored ends with the page. */
  place: 'database' | 'memory'
  /** Items that the database did not take, because it is full or broken: they end with the page. */
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

/** Null where it bears no date. */
function momentOf(entry: unknown, field: string): number | null {
  const moment = (Object(entry) as Record<string, unknown>)[field] // any value becomes an object
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

/** The name of a kind for the reader. */
export function labelOf(name: StoredName): string {
  return databaseStores.find((store) => store.name === name)?.label ?? 'Settings'
}

/** Throws where the database cannot be read. */
export async function readStoredData(): Promise<StoredData> {
  const db = await database()
  const held = storedNames.filter((name): name is StoreName => name !== 'preferences')
  return {
    kinds: [...(await Promise.all(databaseStores.map(storeKind))), preferencesKind()],
    place: db ? 'database' : 'memory',
    unstored: db ? held.reduce((sum, name) => sum + entriesInMemory(name).length, 0) : 0,
  }
}
