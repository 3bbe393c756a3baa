/**
 * Price lists, one for each country of a connection: demo and live share an origin, and what is invented for the demo
 * must not stand beside real prices. In memory where the browser takes none.
 */
import type { OwnPrice, PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { codeKey } from '@/lib/gtin.ts'
import type { Saved } from '@/storage/database/entryStore.ts'
import type { StoredPriceListPart } from './priceListPart.ts'
import {
  changeParts,
  isInMemory,
  newestParts,
  nextPart,
  notifyPriceLists,
  onPriceLists,
  placesOf,
  putParts,
  readParts,
  type Current,
  type ListPlace,
} from './priceListParts.ts'

export type { ListPlace }
export { notifyPriceLists, onPriceLists }

export type StoredPriceList = {
  /** In the order of the file they came from; those added later at the end. */
  entries: PriceEntry[]
  /** Epoch milliseconds; null where there is no list. */
  at: number | null
  /** Parts that cannot be used; the rows in them are shown nowhere. */
  damaged: number
  /** Whether some of it ends with the page, because the browser did not take it. */
  isInMemory: boolean
}

/** A list as it was, to the letter, so that what replaced or deleted it can be undone. */
export type FormerPriceList = { place: ListPlace; parts: readonly unknown[] }

export type RemovedPrice = { entry: PriceEntry; part: number; row: number }

/** Rows that are written together. */
export const PART = 500

export const inLowerCase = ({ connectionId, country }: ListPlace): ListPlace => ({
  connectionId,
  country: country.toLowerCase(),
})

/** Throws where the database cannot be read. */
export async function readPriceList(given: ListPlace): Promise<StoredPriceList> {
  const place = inLowerCase(given)
  const { parts, unusable } = await readParts(place)
  return {
    entries: parts.flatMap(({ rows }) => rows),
    at: parts[0]?.at ?? null,
    damaged: unusable.length,
    isInMemory: isInMemory(place),
  }
}

/** Countries, in lower case, that a connection keeps a list for. Throws where the database cannot be read. */
export function listedCountries(connectionId: string): Promise<string[]> {
  return placesOf(connectionId)
}

/** Two lists of one moment, or a clock that went back: the later one has to be the newer one. */
const newerThan = ({ parts }: Current, now: number) => Math.max(now, (parts[0]?.at ?? 0) + 1)

/** Keeps a list in place of the one that is there; `former` brings that one back. Throws where the database cannot be read. */
export async function replacePriceList(
  given: ListPlace,
  entries: readonly PriceEntry[],
  now: number,
): Promise<{ keeping: Saved; former: FormerPriceList }> {
  const place = inLowerCase(given)
  const { keeping, former } = await putParts(place, (current) => {
    const at = newerThan(current, now)
    return Array.from(
      { length: Math.ceil(entries.length / PART) },
      (_, part): StoredPriceListPart => ({
        ...place,
        part,
        at,
        rows: entries.slice(part * PART, (part + 1) * PART),
      }),
    )
  })
  notifyPriceLists(place.connectionId)
  return { keeping, former: { place, parts: former } }
}

/** Where an item stands in a list; null where it does not. */
function find(parts: readonly StoredPriceListPart[], code: string) {
  const item = codeKey(code)
  for (const part of parts) {
    const row = part.rows.findIndex((one) => codeKey(one.code) === item)
    if (row >= 0) return { part, row }
  }
  return null
}

/** What a row says, without what it leaves open. */
export function saidBy({ price, cost, floor = null, note }: OwnPrice): Partial<OwnPrice> {
  return {
    ...(price !== null && { price }),
    ...(cost !== null && { cost }),
    ...(floor !== null && { floor }),
    ...(note && { note }),
  }
}

/**
 * Keeps what is said of one item: at the end of the list, or for one that is in it beside what was said of it before.
 * `former` is that one as it was, null for one that is new; where that is no longer what it was known to be, it is left.
 */
export async function setPrice(
  given: ListPlace,
  entry: PriceEntry,
  now: number,
  isKnown: (former: PriceEntry | null) => boolean = () => true,
): Promise<{ keeping: Saved | 'other'; former: PriceEntry | null }> {
  const place = inLowerCase(given)
  let former: PriceEntry | null = null
  let isOther = false
  const keeping = await changeParts(place, (current) => {
    const { parts } = current
    const found = find(parts, entry.code)
    former = found?.part.rows[found.row] ?? null
    isOther = !isKnown(former)
    if (isOther) return []
    if (found && former) {
      const next = { ...former, ...saidBy(entry) }
      return [{ ...found.part, rows: found.part.rows.with(found.row, next) }]
    }
    const last = parts.at(-1)
    if (last && last.rows.length < PART) return [{ ...last, rows: [...last.rows, entry] }]
    return [{ ...place, part: nextPart(current), at: last?.at ?? now, rows: [entry] }]
  })
  notifyPriceLists(place.connectionId)
  return { keeping: isOther ? 'other' : keeping, former }
}

export type PriceChange =
  | { kind: 'changed' }
  /** It is not in the list, or nothing but a note would be left of it. */
  | { kind: 'nothing' }
  /** Another tab has changed it meanwhile: nothing was changed. */
  | { kind: 'other'; entry: PriceEntry }

/**
 * Changes what is said of one item, and leaves the rest of it as it is now: two changes made at once both count. Where what is
 * changed is no longer what it was known to be, it is left.
 */
export async function changePrice(
  given: ListPlace,
  code: string,
  changes: Partial<OwnPrice>,
  isKnown: (entry: PriceEntry) => boolean = () => true,
): Promise<PriceChange> {
  const place = inLowerCase(given)
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

/** Takes an item out of the list; null where it is not in it. */
export async function removePrice(given: ListPlace, code: string): Promise<RemovedPrice | null> {
  const place = inLowerCase(given)
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

export type PriceTaken =
  /** Nothing else was said of the item: it has left the list. */
  | { kind: 'removed'; removed: RemovedPrice }
  | { kind: 'changed'; former: PriceEntry }
  | { kind: 'nothing' }
  /** Another tab has changed its price meanwhile: nothing was taken. */
  | { kind: 'other'; entry: PriceEntry }

/** Takes the price out of an item, and the item out of the list where neither a cost nor a floor is left of it. */
export async function takePrice(
  given: ListPlace,
  code: string,
  isKnown: (entry: PriceEntry) => boolean,
): Promise<PriceTaken> {
  const place = inLowerCase(given)
  let result: PriceTaken = { kind: 'nothing' }
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

/** Undoes a removal; what has been said of the item since then is newer and stays. */
export async function putBackPrice(
  given: ListPlace,
  { entry, part, row }: RemovedPrice,
  now: number,
): Promise<void> {
  const place = inLowerCase(given)
  await changeParts(place, ({ parts }) => {
    if (find(parts, entry.code)) return []
    const home = parts.find((one) => one.part === part)
    if (!home) return [{ ...place, part, at: parts[0]?.at ?? now, rows: [entry] }]
    return [{ ...home, rows: home.rows.toSpliced(row, 0, entry) }]
  })
  notifyPriceLists(place.connectionId)
}

/** Deletes a list; the result brings it back. Throws where the database refuses. */
export async function deletePriceList(given: ListPlace): Promise<FormerPriceList> {
  const place = inLowerCase(given)
  const { former } = await putParts(place, () => [])
  notifyPriceLists(place.connectionId)
  return { place, parts: former }
}

/** Undoes a deletion or a replacement: the list is again what it was. Throws where the database refuses. */
export async function putBackPriceList({ place, parts }: FormerPriceList): Promise<Saved> {
  const { keeping } = await putParts(place, (current, into) => {
    if (into === 'stored') return parts
    // In memory it hides the stored list only as the newer one of the two.
    const at = newerThan(current, 0)
    return newestParts(parts).map((part) => ({ ...part, at }))
  })
  notifyPriceLists(place.connectionId)
  return keeping
}
