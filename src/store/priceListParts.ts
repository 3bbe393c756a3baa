/** The parts of price lists: in the database, or in memory where it takes none. */
import * as v from 'valibot'
import { database } from './database.ts'
import { isWritten, type WritableStore } from './isWritten.ts'
import { dropEntry, heldEntries, holdEntry, keyOf } from './keptMemory.ts'
import { keptPriceListPart, type KeptPriceListPart } from './priceListPart.ts'

/** `memory`: for as long as the page lives. */
export type Keeping = 'stored' | 'memory'

/** Whose list: a connection, and a country in lower case. */
export type ListPlace = { connectionId: string; country: string }

const STORE = 'priceLists'

/** Arrays come after every number, so this holds all parts of the list. */
const rangeOf = ({ connectionId, country }: ListPlace) =>
  IDBKeyRange.bound([connectionId, country], [connectionId, country, []])

const isPart = (entry: unknown): entry is KeptPriceListPart => v.is(keptPriceListPart, entry)

/** What memory holds of a list. */
export function heldParts({ connectionId, country }: ListPlace): KeptPriceListPart[] {
  return heldEntries(STORE)
    .filter(isPart)
    .filter((part) => part.connectionId === connectionId && part.country === country)
}

/**
 * The parts of the list that was saved last, in their order. An older one may lie beside it: under a list that memory
 * alone has taken, or brought back by an undo in Settings.
 */
function currentOf(place: ListPlace, stored: readonly unknown[]) {
  const newest = new Map(
    [...stored, ...heldParts(place)].map((entry) => [keyOf(STORE, entry), entry]),
  )
  const all = [...newest.values()]
  const usable = all.filter(isPart)
  const at = Math.max(...usable.map((part) => part.at))
  return {
    /** Everything that lies there, damaged parts included. */
    all,
    parts: usable.filter((part) => part.at === at).toSorted((a, b) => a.part - b.part),
    damaged: all.length - usable.length,
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
    .filter(isPart)
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

/** Makes the list consist of these parts. */
export async function putParts(place: ListPlace, parts: readonly unknown[]): Promise<Keeping> {
  const written = await isWritten(STORE, (store) => isReplaced(store, place, parts))
  holdNothing(place)
  if (written) return 'stored'
  for (const part of parts) holdEntry(STORE, part)
  return 'memory'
}

/** Changes parts of the list: `change` gets the current ones and returns those that are new or other than before. */
export async function changeParts(
  place: ListPlace,
  change: (parts: readonly KeptPriceListPart[]) => KeptPriceListPart[],
): Promise<Keeping> {
  const isHeld = heldParts(place).length > 0
  const written = await isWritten(STORE, async (store) => {
    const { parts } = currentOf(place, await store.getAll(rangeOf(place)))
    const next = change(parts)
    if (!isHeld) return Promise.all(next.map((part) => store.put(part)))
    // What the database did not take before is tried again with it.
    const whole = new Map([...parts, ...next].map((part) => [part.part, part]))
    return isReplaced(store, place, [...whole.values()])
  })
  if (written) {
    holdNothing(place)
    return 'stored'
  }
  for (const part of change((await readParts(place)).parts)) holdEntry(STORE, part)
  return 'memory'
}

/** Throws where the database refuses. */
export async function dropList(place: ListPlace): Promise<void> {
  const db = await database()
  await db?.delete(STORE, rangeOf(place))
  holdNothing(place)
}
