/**
 * Stores price lists, one per country and connection: demo and live share an origin, and invented demo prices must not mix with
 * real ones. A list that the browser does not store stays in memory.
 */
import type { OwnPrice, PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { codeKey } from '@/lib/gtin.ts'
import type { SaveResult } from '@/storage/database/entryStore.ts'
import type { StoredPriceListPart } from './priceListPart.ts'
import {
  changeParts,
  isInMemory,
  newestParts,
  nextPart,
  notifyPriceLists,
  onPriceLists,
  countriesWithList,
  putParts,
  readParts,
  type Current,
  type ListPlace,
} from './priceListParts.ts'

export type { ListPlace }
export { notifyPriceLists, onPriceLists }

export type StoredPriceList = {
  /** The rows, in the order of the imported file; entries that were added later are at the end. */
  entries: PriceEntry[]
  /** When the list was saved, in epoch milliseconds; null without a list. */
  at: number | null
  /** The number of damaged parts, whose rows are not shown. */
  damaged: number
  /** Whether parts of the list are lost when the page closes, because the browser did not store them. */
  isInMemory: boolean
}

/** The unmodified former list, to undo its replacement or deletion. */
export type FormerPriceList = { place: ListPlace; parts: readonly unknown[] }

export type RemovedPrice = { entry: PriceEntry; part: number; row: number }

/** The maximum number of rows in a part, which are stored as one entry. */
export const ROWS_PER_PART = 500

export const inLowerCase = ({ connectionId, country }: ListPlace): ListPlace => ({
  connectionId,
  country: country.toLowerCase(),
})

/** Reads a price list, empty without one. Throws if the database cannot be read. */
export async function readPriceList(listPlace: ListPlace): Promise<StoredPriceList> {
  const place = inLowerCase(listPlace)
  const { parts, unusable } = await readParts(place)
  return {
    entries: parts.flatMap(({ rows }) => rows),
    at: parts[0]?.at ?? null,
    damaged: unusable.length,
    isInMemory: isInMemory(place),
  }
}

/** The countries, in lower case, for which a connection has a list. Throws if the database cannot be read. */
export function listedCountries(connectionId: string): Promise<string[]> {
  return countriesWithList(connectionId)
}

/**
 * The time for a list that replaces the current one: always after it, even if both are saved in the same millisecond or the clock
 * was set back.
 */
const newerThan = ({ parts }: Current, now: number) => Math.max(now, (parts[0]?.at ?? 0) + 1)

/** Replaces a list; `former` in the result restores the old one. Throws if the database cannot be read. */
export async function replacePriceList(
  listPlace: ListPlace,
  entries: readonly PriceEntry[],
  now: number,
): Promise<{ saveState: SaveResult; former: FormerPriceList }> {
  const place = inLowerCase(listPlace)
  const { saveState, former } = await putParts(place, (current) => {
    const at = newerThan(current, now)
    return Array.from(
      { length: Math.ceil(entries.length / ROWS_PER_PART) },
      (_, part): StoredPriceListPart => ({
        ...place,
        part,
        at,
        rows: entries.slice(part * ROWS_PER_PART, (part + 1) * ROWS_PER_PART),
      }),
    )
  })
  notifyPriceLists(place.connectionId)
  return { saveState, former: { place, parts: former } }
}

/** The part and the row that have the entry of a code; null if the code is not in the list. */
function find(parts: readonly StoredPriceListPart[], code: string) {
  const item = codeKey(code)
  for (const part of parts) {
    const row = part.rows.findIndex((one) => codeKey(one.code) === item)
    if (row >= 0) return { part, row }
  }
  return null
}

/** The fields of an entry that have a value. */
export function statedFieldsOf({ price, cost, floor = null, note }: OwnPrice): Partial<OwnPrice> {
  return {
    ...(price !== null && { price }),
    ...(cost !== null && { cost }),
    ...(floor !== null && { floor }),
    ...(note && { note }),
  }
}

/**
 * Saves the entry of one code: merged with its existing entry, or at the end of the list. `former` is the entry before, null for
 * a new one. If `isKnown` rejects the existing entry, because another tab changed it, nothing is changed.
 */
export async function setPrice(
  listPlace: ListPlace,
  entry: PriceEntry,
  now: number,
  isKnown: (former: PriceEntry | null) => boolean = () => true,
): Promise<{ saveState: SaveResult | 'other'; former: PriceEntry | null }> {
  const place = inLowerCase(listPlace)
  let former: PriceEntry | null = null
  let isOther = false
  const saveState = await changeParts(place, (current) => {
    const { parts } = current
    const found = find(parts, entry.code)
    former = found?.part.rows[found.row] ?? null
    isOther = !isKnown(former)
    if (isOther) return []
    if (found && former) {
      const next = { ...former, ...statedFieldsOf(entry) }
      return [{ ...found.part, rows: found.part.rows.with(found.row, next) }]
    }
    const last = parts.at(-1)
    if (last && last.rows.length < ROWS_PER_PART) return [{ ...last, rows: [...last.rows, entry] }]
    return [{ ...place, part: nextPart(current), at: last?.at ?? now, rows: [entry] }]
  })
  notifyPriceLists(place.connectionId)
  return { saveState: isOther ? 'other' : saveState, former }
}

export type PriceChange =
  | { kind: 'changed' }
  /** The code is not in the list, or only a note would be left of its entry. */
  | { kind: 'nothing' }
  /** Another tab has changed the entry in the meantime, so nothing was changed. */
  | { kind: 'other'; entry: PriceEntry }

/**
 * Changes some fields of a code’s entry and leaves the others as currently stored, so that two simultaneous changes both take
 * effect. If `isKnown` rejects the current entry, because another tab changed it, nothing is changed.
 */
export async function changePrice(
  listPlace: ListPlace,
  code: string,
  changes: Partial<OwnPrice>,
  isKnown: (entry: PriceEntry) => boolean = () => true,
): Promise<PriceChange> {
  const place = inLowerCase(listPlace)
  let result: PriceChange = { kind: 'nothing' }
  await changeParts(place, ({ parts }) => {
    result = { kind: 'nothing' }
    const found = find(parts, code)
    const entry = found?.part.rows[found.row]
    if (!found || !entry) return []
    if (!isKnown(entry)) {
      result = { kind: 'other', entry }
      return []
    }
    const next = { ...entry, ...changes }
    if ((next.price ?? next.cost ?? next.floor ?? null) === null) return []
    result = { kind: 'changed' }
    return [{ ...found.part, rows: found.part.rows.with(found.row, next) }]
  })
  notifyPriceLists(place.connectionId)
  return result
}

/** Removes a code from the list; the result can undo it, null if the code is not in the list. */
export async function removePrice(
  listPlace: ListPlace,
  code: string,
): Promise<RemovedPrice | null> {
  const place = inLowerCase(listPlace)
  let removed: RemovedPrice | null = null
  await changeParts(place, ({ parts }) => {
    const found = find(parts, code)
    const entry = found?.part.rows[found.row]
    if (!found || !entry) return []
    removed = { entry, part: found.part.part, row: found.row }
    return [{ ...found.part, rows: found.part.rows.toSpliced(found.row, 1) }]
  })
  notifyPriceLists(place.connectionId)
  return removed
}

export type ClearPriceResult =
  /** The entry had no other field, so it was removed from the list. */
  | { kind: 'removed'; removed: RemovedPrice }
  | { kind: 'changed'; former: PriceEntry }
  | { kind: 'nothing' }
  /** Another tab has changed the price in the meantime, so nothing was removed. */
  | { kind: 'other'; entry: PriceEntry }

/** Removes the price of a code, or the whole entry if it has neither a cost nor a floor. */
export async function clearPrice(
  listPlace: ListPlace,
  code: string,
  isKnown: (entry: PriceEntry) => boolean,
): Promise<ClearPriceResult> {
  const place = inLowerCase(listPlace)
  let result: ClearPriceResult = { kind: 'nothing' }
  await changeParts(place, ({ parts }) => {
    result = { kind: 'nothing' }
    const found = find(parts, code)
    const entry = found?.part.rows[found.row]
    if (!found || !entry) return []
    const { part, row } = found
    if (!isKnown(entry)) {
      result = { kind: 'other', entry }
      return []
    }
    if ((entry.cost ?? entry.floor ?? null) === null) {
      result = { kind: 'removed', removed: { entry, part: part.part, row } }
      return [{ ...part, rows: part.rows.toSpliced(row, 1) }]
    }
    result = { kind: 'changed', former: entry }
    return [{ ...part, rows: part.rows.with(row, { ...entry, price: null }) }]
  })
  notifyPriceLists(place.connectionId)
  return result
}

/** Undoes a removal; an entry saved since then is newer and stays. */
export async function putBackPrice(
  listPlace: ListPlace,
  { entry, part, row }: RemovedPrice,
  now: number,
): Promise<void> {
  const place = inLowerCase(listPlace)
  await changeParts(place, ({ parts }) => {
    if (find(parts, entry.code)) return []
    const home = parts.find((one) => one.part === part)
    if (!home) return [{ ...place, part, at: parts[0]?.at ?? now, rows: [entry] }]
    return [{ ...home, rows: home.rows.toSpliced(row, 0, entry) }]
  })
  notifyPriceLists(place.connectionId)
}

/** Deletes a list; the result can restore it. Throws if the database refuses. */
export async function deletePriceList(listPlace: ListPlace): Promise<FormerPriceList> {
  const place = inLowerCase(listPlace)
  const { former } = await putParts(place, () => [])
  notifyPriceLists(place.connectionId)
  return { place, parts: former }
}

/** Undoes a deletion or replacement of a list. Throws if the database refuses. */
export async function putBackPriceList({ place, parts }: FormerPriceList): Promise<SaveResult> {
  const { saveState } = await putParts(place, (current, into) => {
    if (into === 'stored') return parts
    // In memory, a list hides the stored one only if it is newer.
    const at = newerThan(current, 0)
    return newestParts(parts).map((part) => ({ ...part, at }))
  })
  notifyPriceLists(place.connectionId)
  return saveState
}
