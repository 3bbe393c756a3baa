/**
 * Price lists, one for each country of a connection: demo and live share an origin, and what is invented for the demo
 * must not stand beside real prices. In memory where the browser takes none.
 */
import type { OwnPrice, PriceEntry } from '../domain/priceList/ownPrice.ts'
import { itemOf } from '../domain/priceList/priceLookup.ts'
import {
  changeParts,
  dropList,
  heldParts,
  placesOf,
  putParts,
  readParts,
  type Keeping,
  type ListPlace,
} from './priceListParts.ts'
import type { KeptPriceListPart } from './priceListPart.ts'

export type { Keeping, ListPlace }

export type KeptPriceList = {
  /** In the order of the file they came from; those added later at the end. */
  entries: PriceEntry[]
  /** Epoch milliseconds; null where there is no list. */
  at: number | null
  /** Parts that cannot be used; the rows in them are shown nowhere. */
  damaged: number
  /** Whether some of it ends with the page, because the browser did not take it. */
  isHeld: boolean
}

/** A list as it was, to the letter, so that what replaced or deleted it can be undone. */
export type FormerPriceList = { place: ListPlace; parts: readonly unknown[] }

export type RemovedPrice = { entry: PriceEntry; part: number; row: number }

/** Rows that are written together. */
const PART = 500

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** Calls back when a list of this tab was saved, changed or deleted; returns the way to stop. */
export function onPriceLists(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const inLowerCase = ({ connectionId, country }: ListPlace): ListPlace => ({
  connectionId,
  country: country.toLowerCase(),
})

/** Throws where the database cannot be read. */
export async function readPriceList(given: ListPlace): Promise<KeptPriceList> {
  const place = inLowerCase(given)
  const { parts, damaged } = await readParts(place)
  return {
    entries: parts.flatMap(({ rows }) => rows),
    at: parts[0]?.at ?? null,
    damaged,
    isHeld: heldParts(place).length > 0,
  }
}

/** Countries, in lower case, that a connection keeps a list for. Throws where the database cannot be read. */
export function listedCountries(connectionId: string): Promise<string[]> {
  return placesOf(connectionId)
}

/** Keeps a list in place of the one that is there; `former` brings that one back. Throws where the database cannot be read. */
export async function replacePriceList(
  given: ListPlace,
  entries: readonly PriceEntry[],
  now: number,
): Promise<{ keeping: Keeping; former: FormerPriceList }> {
  const place = inLowerCase(given)
  const { all, parts } = await readParts(place)
  // Two lists of one moment, or a clock that went back: the later one has to be the newer one.
  const at = Math.max(now, (parts[0]?.at ?? 0) + 1)
  const next = Array.from(
    { length: Math.ceil(entries.length / PART) },
    (_, part): KeptPriceListPart => ({
      ...place,
      part,
      at,
      rows: entries.slice(part * PART, (part + 1) * PART),
    }),
  )
  const keeping = await putParts(place, next)
  changed()
  return { keeping, former: { place, parts: all } }
}

/** Where an item stands in a list; null where it does not. */
function find(parts: readonly KeptPriceListPart[], code: string) {
  const item = itemOf(code)
  for (const part of parts) {
    const row = part.rows.findIndex((one) => itemOf(one.code) === item)
    if (row >= 0) return { part, row }
  }
  return null
}

/** Keeps what is said of one item: in the place of what was said of it before, or at the end of the list. */
export async function setPrice(given: ListPlace, entry: PriceEntry, now: number): Promise<Keeping> {
  const place = inLowerCase(given)
  const keeping = await changeParts(place, (parts) => {
    const found = find(parts, entry.code)
    if (found) return [{ ...found.part, rows: found.part.rows.with(found.row, entry) }]
    const last = parts.at(-1)
    if (last && last.rows.length < PART) return [{ ...last, rows: [...last.rows, entry] }]
    return [{ ...place, part: (last?.part ?? -1) + 1, at: last?.at ?? now, rows: [entry] }]
  })
  changed()
  return keeping
}

/**
 * Changes what is said of one item, and leaves the rest of it as it is now: two changes made at once both count. False
 * where the item is not in the list, or where nothing but a note would be left of it.
 */
export async function changePrice(
  given: ListPlace,
  code: string,
  changes: Partial<OwnPrice>,
): Promise<boolean> {
  let isChanged = false
  await changeParts(inLowerCase(given), (parts) => {
    const found = find(parts, code)
    const entry = found?.part.rows[found.row]
    const next = entry && { ...entry, ...changes }
    isChanged = next !== undefined && (next.price ?? next.cost) !== null
    if (!found || !next || !isChanged) return []
    return [{ ...found.part, rows: found.part.rows.with(found.row, next) }]
  })
  changed()
  return isChanged
}

/** Takes an item out of the list; null where it is not in it. */
export async function removePrice(given: ListPlace, code: string): Promise<RemovedPrice | null> {
  let removed: RemovedPrice | null = null
  await changeParts(inLowerCase(given), (parts) => {
    const found = find(parts, code)
    const entry = found?.part.rows[found.row]
    if (!found || !entry) return []
    removed = { entry, part: found.part.part, row: found.row }
    return [{ ...found.part, rows: found.part.rows.toSpliced(found.row, 1) }]
  })
  changed()
  return removed
}

/** Undoes a removal; what has been said of the item since then is newer and stays. */
export async function putBackPrice(
  given: ListPlace,
  { entry, part, row }: RemovedPrice,
  now: number,
): Promise<void> {
  const place = inLowerCase(given)
  await changeParts(place, (parts) => {
    if (find(parts, entry.code)) return []
    const home = parts.find((one) => one.part === part)
    if (!home) return [{ ...place, part, at: parts[0]?.at ?? now, rows: [entry] }]
    return [{ ...home, rows: home.rows.toSpliced(row, 0, entry) }]
  })
  changed()
}

/** Deletes a list; the result brings it back. Throws where the database refuses. */
export async function deletePriceList(given: ListPlace): Promise<FormerPriceList> {
  const place = inLowerCase(given)
  const { all } = await readParts(place)
  await dropList(place)
  changed()
  return { place, parts: all }
}

/** Undoes a deletion or a replacement: the list is again what it was. */
export async function putBackPriceList({ place, parts }: FormerPriceList): Promise<Keeping> {
  const keeping = await putParts(place, parts)
  changed()
  return keeping
}
