/** Stores the parts of price lists in the database, or in memory if it refuses them. */
import * as v from 'valibot'
import { entryStore, type SaveResult } from '@/storage/database/entryStore.ts'
import { storedPriceListPart, type StoredPriceListPart } from './priceListPart.ts'

/** Identifies a list: a connection, and a country in lower case. */
export type ListPlace = { connectionId: string; country: string }

const stored = entryStore('priceLists')

/**
 * Calls back when a list of the connection is saved, changed or deleted, in this tab or another; returns a function that stops
 * it.
 */
export const onPriceLists = stored.subscribe

/** Notifies the pages that show a list of the connection, in this tab and in others. */
export const notifyPriceLists = stored.notify

const placeOf = ({ connectionId, country }: ListPlace) => [connectionId, country] as const

/** The validated part in an array for `flatMap`; empty for a damaged part. */
function readPart(entry: unknown): [StoredPriceListPart] | [] {
  const { success, output } = v.safeParse(storedPriceListPart, entry)
  return success ? [output] : []
}

/** Whether parts of a list are only in memory and lost when the page closes. */
export const isInMemory = (place: ListPlace): boolean => stored.inMemory(placeOf(place)).length > 0

/**
 * The parts of the most recently saved list, in order. Parts of an older list may exist too: in the database if the newer list is
 * only in memory, or after an undo in Settings.
 */
export function newestParts(all: readonly unknown[]): StoredPriceListPart[] {
  const usable = all.flatMap(readPart)
  const at = Math.max(...usable.map((part) => part.at))
  return usable.filter((part) => part.at === at).toSorted((a, b) => a.part - b.part)
}

function currentOf(all: readonly unknown[]) {
  return {
    /** All parts of the list, including damaged ones. */
    all,
    parts: newestParts(all),
    unusable: all.filter((entry) => readPart(entry).length === 0),
  }
}

/** Reads the parts of a list. Throws if the database cannot be read. */
export async function readParts(place: ListPlace) {
  return currentOf(await stored.listRaw(placeOf(place)))
}

/** The countries for which a connection has a list. Throws if the database cannot be read. */
export async function countriesWithList(connectionId: string): Promise<string[]> {
  const keys = await stored.keys([connectionId])
  return [...new Set(keys.map(([, country]) => String(country)))]
}

/** The state of a list before `putParts` or `changeParts`, including damaged parts. */
export type Current = ReturnType<typeof currentOf>

/** The next free part number, which replaces no existing part, damaged or not. */
export function nextPart({ all }: Current): number {
  const numbers = all.map(numberOf)
  return Math.max(-1, ...numbers.filter((part): part is number => Number.isInteger(part))) + 1
}

/** The number of a part; entries can be any values. */
const numberOf = (entry: unknown) => (Object(entry) as { part?: unknown }).part

/** Throws if the list could not be read: such a list must not be changed, because an undo could not restore it. */
function needRead(inDatabase: readonly unknown[] | null): asserts inDatabase is readonly unknown[] {
  if (inDatabase === null) throw new Error('The browser’s storage isn’t responding.')
}

/**
 * Replaces the list by the parts that `next` returns, in one transaction. Throws if the database cannot be read, or refuses to
 * delete the old parts.
 */
export async function putParts(
  place: ListPlace,
  next: (current: Current, saved: SaveResult) => readonly unknown[],
): Promise<{ saveState: SaveResult; former: readonly unknown[] }> {
  let former: readonly unknown[] = []
  const saveState = await stored.update([placeOf(place)], (entries, saved, inDatabase) => {
    needRead(inDatabase)
    const current = currentOf(entries)
    former = current.all
    const put = next(current, saved)
    // In memory, a list hides the stored one with its newer parts; an empty list has no parts and can’t.
    if (saved === 'memory' && put.length === 0 && inDatabase.length > 0) {
      throw new Error('The list couldn’t be deleted from the browser’s storage.')
    }
    return { put, remove: [placeOf(place)] }
  })
  return { saveState, former }
}

/**
 * Changes parts of the list: `change` gets the current parts and returns new and changed ones. Throws if the database cannot be
 * read.
 */
export function changeParts(
  place: ListPlace,
  change: (current: Current) => StoredPriceListPart[],
): Promise<SaveResult> {
  return stored.update([placeOf(place)], (entries, saved, inDatabase) => {
    needRead(inDatabase)
    const current = currentOf(entries)
    const next = change(current)
    if (saved === 'memory' || !isInMemory(place)) return { put: next }
    // Also write the parts that the database refused before; damaged parts stay as they are.
    const whole = [...current.unusable, ...current.parts].filter(
      (entry) => !next.some((part) => part.part === numberOf(entry)),
    )
    return { put: [...whole, ...next], remove: [placeOf(place)] }
  })
}
