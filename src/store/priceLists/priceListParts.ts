/** The parts of price lists: in the database, or in memory where it takes none. */
import * as v from 'valibot'
import { database } from '../database/database.ts'
import { isWritten, type WritableStore } from '../database/isWritten.ts'
import { dropEntry, heldEntries, holdEntry, keyOf } from '../database/keptMemory.ts'
import { keptPriceListPart, type KeptPriceListPart } from './priceListPart.ts'

/** `memory`: for as long as the page lives. */
export type Keeping = 'stored' | 'memory'

/** Whose list: a connection, and a country in lower case. */
export type ListPlace = { connectionId: string; country: string }

const STORE = 'priceLists'

/** Arrays come after every number, so this holds all parts of the list. */
const rangeOf = ({ connectionId, country }: ListPlace) =>
  IDBKeyRange.bound([connectionId, country], [connectionId, country, []])

/** A part with all that this version knows of its rows, in a list of one; empty for a damaged one. */
function readPart(entry: unknown): [KeptPriceListPart] | [] {
  const { success, output } = v.safeParse(keptPriceListPart, entry)
  return success ? [output] : []
}

/** What memory holds of a list. */
export function heldParts({ connectionId, country }: ListPlace): KeptPriceListPart[] {
  return heldEntries(STORE)
    .flatMap(readPart)
    .filter((part) => part.connectionId === connectionId && part.country === country)
}

/**
 * The parts of the list that was saved last, in their order. An older one may lie beside it: under a list that memory
 * alone has taken, or brought back by an undo in Settings.
 */
export function newestParts(all: readonly unknown[]): KeptPriceListPart[] {
  const usable = all.flatMap(readPart)
  const at = Math.max(...usable.map((part) => part.at))
  return usable.filter((part) => part.at === at).toSorted((a, b) => a.part - b.part)
}

function currentOf(place: ListPlace, stored: readonly unknown[]) {
  const newest = new Map(
    [...stored, ...heldParts(place)].map((entry) => [keyOf(STORE, entry), entry]),
  )
  const all = [...newest.values()]
  return {
    /** Everything that lies there, damaged parts included. */
    all,
    parts: newestParts(all),
    isStored: stored.length > 0,
    unusable: all.filter((entry) => readPart(entry).length === 0),
  }
}

/** Throws where the database cannot be read. */
export async function readParts(place: ListPlace) {
  const db = await database()
  return currentOf(place, db ? await db.getAll(STORE, rangeOf(place)) : [])
}

/** Countries that a connection keeps a list for. Throws where the database cannot be read. */
export async function placesOf(connectionId: string): Promise<string[]> {
  const db = await database()
  const keys = db
    ? await db.getAllKeys(STORE, IDBKeyRange.bound([connectionId], [connectionId, []]))
    : []
  const held = heldEntries(STORE)
    .flatMap(readPart)
    .filter((part) => part.connectionId === connectionId)
    .map(({ country }) => country)
  return [...new Set([...keys.map(([, country]) => country), ...held])]
}

function holdNothing(place: ListPlace): void {
  for (const part of heldParts(place)) dropEntry(STORE, part)
}

/** Writes these parts and no others of the list. */
async function isReplaced(
  store: WritableStore<typeof STORE>,
  place: ListPlace,
  parts: readonly unknown[],
) {
  await Promise.all([
    store.delete(rangeOf(place)),
    // Made here, or read from this store a moment ago: a damaged one is no worse for it.
    ...parts.map((part) => store.put(part as KeptPriceListPart)),
  ])
}

/** Everything of the list, damaged parts included, as it was before `putParts` or `changeParts`. */
export type Current = ReturnType<typeof currentOf>

/** The number of a part that can be added without harm to any that is there, damaged or not. */
export function nextPart({ all }: Current): number {
  const numbers = all.map((entry) => (Object(entry) as { part?: unknown }).part) // any value becomes an object
  return Math.max(-1, ...numbers.filter((part): part is number => Number.isInteger(part))) + 1
}

/**
 * Makes the list consist of the parts that `next` returns, and nothing comes between what it gets and their writing.
 * Throws where the database cannot be read, and where it refuses to give up what it has.
 */
export async function putParts(
  place: ListPlace,
  next: (current: Current, keeping: Keeping) => readonly unknown[],
): Promise<{ keeping: Keeping; former: readonly unknown[] }> {
  let former: readonly unknown[] = []
  const written = await isWritten(STORE, async (store) => {
    const current = currentOf(place, await store.getAll(rangeOf(place)))
    former = current.all
    await isReplaced(store, place, next(current, 'stored'))
  })
  if (written) {
    holdNothing(place)
    return { keeping: 'stored', former }
  }
  const current = await readParts(place)
  const parts = next(current, 'memory')
  // Memory hides a stored list behind a newer one, but cannot hide it behind none.
  if (parts.length === 0 && current.isStored) {
    throw new Error('The browser’s storage does not let go of the list.')
  }
  holdNothing(place)
  for (const part of parts) holdEntry(STORE, part)
  return { keeping: 'memory', former: current.all }
}

/** Changes parts of the list: `change` gets the current ones and returns those that are new or other than before. */
export async function changeParts(
  place: ListPlace,
  change: (current: Current) => KeptPriceListPart[],
): Promise<Keeping> {
  const isHeld = heldParts(place).length > 0
  const written = await isWritten(STORE, async (store) => {
    const current = currentOf(place, await store.getAll(rangeOf(place)))
    const next = change(current)
    if (!isHeld) return Promise.all(next.map((part) => store.put(part)))
    // What the database did not take before is tried again with it; a damaged part stays where it lies.
    const whole = new Map(
      [...current.unusable, ...current.parts, ...next].map((part) => [keyOf(STORE, part), part]),
    )
    return isReplaced(store, place, [...whole.values()])
  })
  if (written) {
    holdNothing(place)
    return 'stored'
  }
  for (const part of change(await readParts(place))) holdEntry(STORE, part)
  return 'memory'
}
