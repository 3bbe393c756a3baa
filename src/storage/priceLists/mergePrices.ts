/** Merges many prices at once, such as those of a file, into a price list. */
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { codeKey } from '@/lib/gtin.ts'
import type { SaveResult } from '@/storage/database/entryStore.ts'
import { inLowerCase, notifyPriceLists, ROWS_PER_PART, statedFieldsOf } from './priceList.ts'
import type { StoredPriceListPart } from './priceListPart.ts'
import { changeParts, nextPart, type Current, type ListPlace } from './priceListParts.ts'

/** An entry after the merge; `former` is the entry before the merge, null if the product was not in the list. */
type Merged = { former: PriceEntry | null; entry: PriceEntry }

export type MergedPrices = { saveState: SaveResult; place: ListPlace; merged: readonly Merged[] }

/**
 * Saves the entries in one transaction. The entry of a product that is in the list is merged with the new one; other new entries go
 * to the end of the list. Throws if the database can’t be read.
 */
export async function mergePrices(
  listPlace: ListPlace,
  entries: readonly PriceEntry[],
  now: number,
): Promise<MergedPrices> {
  const place = inLowerCase(listPlace)
  let merged: Merged[] = []
  const saveState = await changeParts(place, (current) => {
    merged = []
    const left = new Map(entries.map((entry) => [codeKey(entry.code), entry]))
    const changed = changedRows(current, (former) => {
      const key = codeKey(former.code)
      const entry = left.get(key)
      if (entry === undefined) return former
      left.delete(key)
      const next = {
        ...former,
        ...statedFieldsOf(entry),
        ...(entry.title && { title: entry.title }),
      }
      merged.push({ former, entry: next })
      return next
    })
    for (const entry of left.values()) merged.push({ former: null, entry })
    return [...changed, ...partsFor([...left.values()], current, place, now)]
  })
  notifyPriceLists(place.connectionId)
  return { saveState, place, merged }
}

/** Undoes a merge for each product that has not changed since. */
export async function undoMerge({ place, merged }: MergedPrices): Promise<void> {
  const byCode = new Map(merged.map((one) => [codeKey(one.entry.code), one]))
  await changeParts(place, (current) =>
    changedRows(current, (now) => {
      const one = byCode.get(codeKey(now.code))
      return one && isSame(now, one.entry) ? one.former : now
    }),
  )
  notifyPriceLists(place.connectionId)
}

const isSame = (one: PriceEntry, other: PriceEntry) =>
  one.price === other.price &&
  one.cost === other.cost &&
  (one.floor ?? null) === (other.floor ?? null) &&
  one.note === other.note

/** The parts of the list with rows that `change` replaces, already changed; null from `change` removes a row. */
function changedRows(
  { parts }: Current,
  change: (row: PriceEntry) => PriceEntry | null,
): StoredPriceListPart[] {
  return parts.flatMap((part) => {
    const rows = part.rows.map(change)
    const isOther = rows.some((row, at) => row !== part.rows[at])
    return isOther ? [{ ...part, rows: rows.filter((row) => row !== null) }] : []
  })
}

/** New parts for entries of products that are not in the list yet. */
function partsFor(
  entries: readonly PriceEntry[],
  current: Current,
  place: ListPlace,
  now: number,
): StoredPriceListPart[] {
  const first = nextPart(current)
  return Array.from({ length: Math.ceil(entries.length / ROWS_PER_PART) }, (_, number) => ({
    ...place,
    part: first + number,
    at: current.parts[0]?.at ?? now,
    rows: entries.slice(number * ROWS_PER_PART, (number + 1) * ROWS_PER_PART),
  }))
}
