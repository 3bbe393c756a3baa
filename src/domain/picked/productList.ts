/** A shortlist of products: which ones, in which order, with what the user wrote of them and what was last seen of them. */
import type { RowFields } from '@/api/fields/places.ts'
import type { SavedView } from '@/domain/collections/collection.ts'

export const SEEN_FIELDS = [
  'title',
  'merchant',
  'brand',
  'imageUrl',
  'offerPrice',
  'active',
] as const satisfies readonly (keyof RowFields)[]

/** A product as it was answered at one moment; what was not received is null. */
export type SeenProduct = Pick<RowFields, (typeof SEEN_FIELDS)[number]> & {
  /** Epoch milliseconds of the answer. */
  at: number
  /** The valid codes of its SKUs; absent where an earlier version saw it. */
  eans?: string[]
}

export type ListEntry = {
  /** The product id. */
  id: string
  /** The countries it is requested in; several, joined by commas, where one answer is for all of them. */
  country: string
  /** Epoch milliseconds. */
  addedAt: number
  /** The user's own words; '' for none. */
  note: string
  /** The price when it was first seen in this list: what a change is measured against. */
  first: { at: number; offerPrice: number | null } | null
  /** Null until it was answered once. */
  seen: SeenProduct | null
  /** When the service said that it does not know this product; null where it did not, or found it since. */
  missingAt: number | null
}

export type ProductList = {
  id: string
  /** When it was made, and when its products, notes or name were last changed: epoch milliseconds. */
  at: number
  changedAt: number
  name: string
  entries: ListEntry[]
  /** The batches that asked for the markets of its products, the latest last. */
  markets?: string[]
  /** Its saved views; absent where it has none. */
  views?: SavedView[]
}

/** A product to be put into a list. */
export type NewEntry = Pick<ListEntry, 'id' | 'country'> & {
  note?: string
  seen?: SeenProduct | null
}

/** All of them are loaded one by one and stand on one page. */
export const MOST_ENTRIES = 500
export const NAME_LENGTH = 100
export const NOTE_LENGTH = 500

/** What tells the entries of a list apart: a product in another country is another entry. */
export function entryKey({ id, country }: Pick<ListEntry, 'id' | 'country'>): string {
  return `${country.toLowerCase()} ${id}`
}

/** Since when the service does not know a product: epoch milliseconds; null where it has not said so, or found it since. */
export function missingSince({ seen, missingAt }: Pick<ListEntry, 'seen' | 'missingAt'>) {
  return missingAt !== null && missingAt >= (seen?.at ?? 0) ? missingAt : null
}

/** The countries of an entry as they are requested. */
export function countriesOf({ country }: Pick<ListEntry, 'country'>): string[] {
  return country.split(',')
}

/** Where the entries of a list are requested, each once, in their order; of a file it may be written in capitals. */
export function listCountries(entries: readonly Pick<ListEntry, 'country'>[]): string[] {
  return [...new Set(entries.map(({ country }) => country.toLowerCase()))]
}

/** A note on one line, without a half character where it is cut. */
export function cleanNote(text: string): string {
  const calm = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (calm.length <= NOTE_LENGTH) return calm
  return calm.slice(0, NOTE_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
}

/** A name on one line; '' for none. */
export function cleanName(text: string): string {
  return cleanNote(text).slice(0, NAME_LENGTH).trim()
}
