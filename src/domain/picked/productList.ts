/**
 * A collection of picked products (in code: list): which products, in which order, with the user’s notes and the values that the
 * service last returned.
 */
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

/** A product as the service returned it at one time; fields that were not received are null. */
export type SeenProduct = Pick<RowFields, (typeof SEEN_FIELDS)[number]> & {
  /** When it was answered, in epoch milliseconds. */
  at: number
  /** The valid codes of its SKUs; absent if an earlier app version stored it. */
  eans?: string[]
}

export type ListEntry = {
  /** The product id. */
  id: string
  /** The country that is requested; several are joined by commas if one answer covers all of them. */
  country: string
  /** When the product was added, in epoch milliseconds. */
  addedAt: number
  /** The user’s note; '' without one. */
  note: string
  /** The first price after the product was added, with which later prices are compared; null until it was requested once. */
  first: { at: number; offerPrice: number | null } | null
  /** The values that the service last returned; null until then. */
  seen: SeenProduct | null
  /** When the service reported the product as unknown, in epoch milliseconds; null if it did not, or found it since. */
  missingAt: number | null
}

export type ProductList = {
  id: string
  /** When it was created, and when its products, notes or name last changed, in epoch milliseconds. */
  at: number
  changedAt: number
  name: string
  entries: ListEntry[]
  /** The ids of the collections of codes that checked the markets of its products, the latest last. */
  markets?: string[]
  views?: SavedView[]
}

/** A product to add to a collection of picked products. */
export type NewEntry = Pick<ListEntry, 'id' | 'country'> & {
  note?: string
  seen?: SeenProduct | null
}

/** The maximum number of products in one collection, because they are requested one by one and shown on one page. */
export const MOST_ENTRIES = 500
export const NAME_LENGTH = 100
export const NOTE_LENGTH = 500

/** Identifies an entry within its collection. The same product in another country is another entry. */
export function entryKey({ id, country }: Pick<ListEntry, 'id' | 'country'>): string {
  return `${country.toLowerCase()} ${id}`
}

/** Since when the service has not known the product, in epoch milliseconds; null if it never reported that, or found it since. */
export function missingSince({ seen, missingAt }: Pick<ListEntry, 'seen' | 'missingAt'>) {
  return missingAt !== null && missingAt >= (seen?.at ?? 0) ? missingAt : null
}

export function countriesOf({ country }: Pick<ListEntry, 'country'>): string[] {
  return country.split(',')
}

/** The distinct countries of the entries, in order; in lower case, because a file may have capitals. */
export function listCountries(entries: readonly Pick<ListEntry, 'country'>[]): string[] {
  return [...new Set(entries.map(({ country }) => country.toLowerCase()))]
}

/** A note on one line, cut between whole characters. */
export function cleanNote(text: string): string {
  const calm = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (calm.length <= NOTE_LENGTH) return calm
  return calm.slice(0, NOTE_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
}

/** A name on one line; '' if nothing is left. */
export function cleanName(text: string): string {
  return cleanNote(text).slice(0, NAME_LENGTH).trim()
}
