/** The parts of price lists: in the database, or in memory where it takes none. */
import * as v from 'valibot'
import { entryStore, type Saved } from '@/storage/database/entryStore.ts'
import { storedPriceListPart, type StoredPriceListPart } from './priceListPart.ts'

/** Whose list: a connection, and a country in lower case. */
export type ListPlace = { connectionId: string; country: string }

const stored = entryStore('priceLists')

/** Calls back when a list of the connection was saved, changed or deleted, in this tab or another; returns a function that stops it. */
export const onPriceLists = stored.subscribe

/** Notifies the pages that show a list of the connection, in this tab and in others. */
export const notifyPriceLists = stored.notify

const placeOf = ({ connectionId, country }: ListPlace) => [connectionId, country] as const

/** A part with all that this version knows of its rows, in a list of one; empty for a damaged one. */
function readPart(entry: unknown): [StoredPriceListPart] | [] {
  const { success, output } = v.safeParse(storedPriceListPart, entry)
  return success ? [output] : []
}

/** Whether parts of a list end with the page. */
export const isInMemory = (place: ListPlace): boolean => stored.inMemory(placeOf(place)).length > 0

/**
 * The parts of the list that was saved last, in their order. An older one may lie beside it: under a list that memory
 * alone has taken, or brought back by an undo in Settings.
 */
export function newestParts(all: readonly unknown[]): StoredPriceListPart[] {
  const usable = all.flatMap(readPart)
  const at = Math.max(...usable.map((part) => part.at))
  return usable.filter((part) => part.at === at).toSorted((a, b) => a.part - b.part)
}

function currentOf(all: readonly unknown[]) {
  return {
    /** Everything of the list, damaged parts included. */
    all,
    parts: newestParts(all),
    unusable: all.filter((entry) => readPart(entry).length === 0),
  }
}

/** Throws where the database cannot be read. */
export async function readParts(place: ListPlace) {
  return currentOf(await stored.listRaw(placeOf(place)))
}

/** Countries that a connection has a list for. Throws where the database cannot be read. */
export async function placesOf(connectionId: string): Promise<string[]> {
  const keys = await stored.keys([connectionId])
  return [...new Set(keys.map(([, country]) => String(country)))]
}

/** Everything of the list, damaged parts included, as it was before `putParts` or `changeParts`. */
export type Current = ReturnType<typeof currentOf>

/** The number of a part that can be added without harm to any that is there, damaged or not. */
export function nextPart({ all }: Current): number {
  const numbers = all.map(numberOf)
  return Math.max(-1, ...numbers.filter((part): part is number => Number.isInteger(part))) + 1
}

/** The number of a part; entries are any values. */
const numberOf = (entry: unknown) => (Object(entry) as { part?: unknown }).part

/** What cannot be read is neither replaced nor added to: an undo would not bring it back. */
function needRead(inDatabase: readonly unknown[] | null): asserts inDatabase is readonly unknown[] {
  if (inDatabase === null) throw new Error('The browser’s storage isn’t responding.')
}

/**
 * Makes the list consist of the parts that `next` returns, and nothing comes between what it gets and their writing.
 * Throws where the database cannot be read, and where it refuses to give up what it has.
 */
export async function putParts(
  place: ListPlace,
  next: (current: Current, saved: Saved) => readonly unknown[],
): Promise<{ keeping: Saved; former: readonly unknown[] }> {
  let former: readonly unknown[] = []
  const keeping = await stored.update([placeOf(place)], (entries, saved, inDatabase) => {
    needRead(inDatabase)
    const current = currentOf(entries)
    former = current.all
    const put = next(current, saved)
    // Memory hides a stored list behind a newer one, but cannot hide it behind none.
    if (saved === 'memory' && put.length === 0 && inDatabase.length > 0) {
      throw new Error('The list couldn’t be deleted from the browser’s storage.')
    }
    return { put, remove: [placeOf(place)] }
  })
  return { keeping, former }
}

/**
 * Changes parts of the list: `change` gets the current ones and returns those that are new or other than before. Throws where
 * the database cannot be read.
 */
export function changeParts(
  place: ListPlace,
  change: (current: Current) => StoredPriceListPart[],
): Promise<Saved> {
  return stored.update([placeOf(place)], (entries, saved, inDatabase) => {
    needRead(inDatabase)
    const current = currentOf(entries)
    const next = change(current)
    if (saved === 'memory' || !isInMemory(place)) return { put: next }
    // What the database did not take before is tried again with it; a damaged part stays as it is.
    const whole = [...current.unusable, ...current.parts].filter(
      (entry) => !next.some((part) => part.part === numberOf(entry)),
    )
    return { put: [...whole, ...next], remove: [placeOf(place)] }
  })
}
