/**
 * The changes to the products of a collection of picked products. Each change is applied to the products as they are stored at
 * that time.
 */
import { moveEntry } from './moveEntry.ts'
import {
  cleanNote,
  entryKey,
  MOST_ENTRIES,
  type ListEntry,
  type NewEntry,
  type SeenProduct,
} from './productList.ts'

type Entries = readonly ListEntry[]

/** The answer for a product: its values, or when the service reported it as missing, in epoch milliseconds. */
export type PriceAnswer = SeenProduct | { missingAt: number }

export type AddedEntries = {
  entries: ListEntry[]
  added: number
  /** The number of products that were already in the collection, or given twice. */
  known: number
  /** The number of products that were not added because the collection is full. */
  left: number
}

function toEntry({ id, country, note = '', seen = null }: NewEntry, now: number): ListEntry {
  return {
    id,
    country,
    addedAt: now,
    note: cleanNote(note),
    first: seen && { at: seen.at, offerPrice: seen.offerPrice },
    seen,
    missingAt: null,
  }
}

/** Appends products that are not in the collection yet. */
export function addEntries(
  entries: Entries,
  products: readonly NewEntry[],
  now: number,
): AddedEntries {
  const all = new Map(entries.map((entry) => [entryKey(entry), entry]))
  const before = all.size
  let known = 0
  let left = 0
  for (const product of products) {
    const key = entryKey(product)
    if (all.has(key)) known += 1
    else if (all.size >= MOST_ENTRIES) left += 1
    else all.set(key, toEntry(product, now))
  }
  return { entries: [...all.values()], added: all.size - before, known, left }
}

export function removeEntry(entries: Entries, key: string): ListEntry[] {
  return entries.filter((entry) => entryKey(entry) !== key)
}

/** Undoes the removal of an entry, at its earlier index; if it was added again in the meantime, nothing changes. */
export function putBackEntry(entries: Entries, entry: ListEntry, index: number): ListEntry[] {
  if (entries.some((one) => entryKey(one) === entryKey(entry))) return [...entries]
  return entries.toSpliced(index, 0, entry)
}

/** Moves an entry to the index `to`; nothing happens if the entry was removed. */
export function placeEntry(entries: Entries, key: string, to: number): ListEntry[] {
  return moveEntry(
    entries,
    entries.findIndex((entry) => entryKey(entry) === key),
    to,
  )
}

export function noteEntry(entries: Entries, key: string, note: string): ListEntry[] {
  const text = cleanNote(note)
  return entries.map((entry) => (entryKey(entry) === key ? { ...entry, note: text } : entry))
}

function seeEntry(entry: ListEntry, answer: PriceAnswer | undefined): ListEntry {
  if (!answer) return entry
  if ('missingAt' in answer) return { ...entry, missingAt: answer.missingAt }
  // Don’t replace a later answer, which another tab may have stored in the meantime.
  if (entry.seen && entry.seen.at > answer.at) return entry
  const first = entry.first ?? { at: answer.at, offerPrice: answer.offerPrice }
  return { ...entry, first, seen: answer, missingAt: null }
}

/** Stores answers in the entries, by entry key. A missing product retains the values that the service last returned. */
export function seeEntries(
  entries: Entries,
  answers: ReadonlyMap<string, PriceAnswer>,
): ListEntry[] {
  return entries.map((entry) => seeEntry(entry, answers.get(entryKey(entry))))
}
