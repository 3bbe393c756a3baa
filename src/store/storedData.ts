/** What is kept in this browser, counted and weighed: one line a kind. */
import * as v from 'valibot'
import { database } from './database.ts'
import { keptNames, readStore, type KeptName } from './kept.ts'
import { heldEntries } from './keptMemory.ts'
import { keptStores, type StoreName } from './keptStores.ts'
import { readPreferenceTexts } from './storedPreferences.ts'

export type StoredKind = {
  name: KeptName
  label: string
  items: number
  /** As JSON in UTF-8; what the browser needs for it differs a little. */
  bytes: number
  /** Epoch milliseconds; null where its items bear no date, or there are none. */
  oldest: number | null
  /** Items that no page can use: they are shown nowhere, and no backup holds them. */
  damaged: number
}

export type StoredData = {
  kinds: StoredKind[]
  /** `memory`: this browser gives the app no database, and what is kept ends with the page. */
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

function oldestOf(entries: readonly unknown[], field: string): number | null {
  const moments = entries
    .map((entry) => (Object(entry) as Record<string, unknown>)[field]) // any value becomes an object
    .filter((moment): moment is number => typeof moment === 'number' && moment > 0)
  return moments.length === 0 ? null : moments.reduce((least, moment) => Math.min(least, moment))
}

async function storeKind({
  name,
  label,
  entry,
  madeAt,
}: (typeof keptStores)[number]): Promise<StoredKind> {
  const entries = await readStore(name)
  return {
    name,
    label,
    items: entries.length,
    bytes: entries.reduce<number>((sum, one) => sum + bytesOf(JSON.stringify(one)), 0),
    oldest: oldestOf(entries, madeAt),
    damaged: entries.filter((one) => !v.is(entry, one)).length,
  }
}

/** The name of a kind for the reader. */
export function labelOf(name: KeptName): string {
  return keptStores.find((store) => store.name === name)?.label ?? 'Settings'
}

/** Throws where the database cannot be read. */
export async function readStoredData(): Promise<StoredData> {
  const db = await database()
  const held = keptNames.filter((name): name is StoreName => name !== 'preferences')
  return {
    kinds: [...(await Promise.all(keptStores.map(storeKind))), preferencesKind()],
    place: db ? 'database' : 'memory',
    unstored: db ? held.reduce((sum, name) => sum + heldEntries(name).length, 0) : 0,
  }
}
