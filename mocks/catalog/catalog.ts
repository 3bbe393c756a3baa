/** The one interface between the demo's handlers and its engine: asynchronous and cloneable, so that a worker can stand behind it. */
import type { WireFacetName, WireProduct, WireTraits } from '../wire.ts'
import type { Values } from './index/valueNumbers.ts'

/** One listing of one merchant in one country. */
export type Listing = { country: string; product: WireProduct; traits: WireTraits }

/** What a listing says to the index; an empty text or null means that the record has no such value. */
export type Row = {
  country: string
  merchant: string
  brand: string
  category: string
  division: string
  gender: string
  silhouette: string
  subSilhouette: string
  pattern: string
  primaryColor: string
  fabric: string
  occasion: string
  sizes: readonly string[]
  offerPrice: number | null
  discount: number | null
  /** The title, in parts that no word reaches across; parts that other titles share are cut into words once. */
  title: readonly string[]
  /** What is searchable besides the title and the values above. */
  words: readonly string[]
}

/** A number that stands for some texts, or a text that has none. */
type Part = number | string

/** The same in numbers, as the index reads it; what each stands for says the list that comes with the rows. */
export type NumberedRow = Record<
  Exclude<keyof Row, 'offerPrice' | 'discount' | 'title' | 'words'>,
  number
> &
  Pick<Row, 'offerPrice' | 'discount'> & { title: readonly Part[]; words: readonly Part[] }

export type NumberedRows = { values: Values; at: (ordinal: number) => NumberedRow }

/** A merchant as §2.6 names it; its product records carry the name or the id. */
export type Merchant = { id: string; name: string; logo: string | null }

/** Where records come from: each one a pure function of its ordinal, from 0 to `size` − 1; equally relevant ones are answered in that order. */
export type CatalogData = {
  size: number
  merchants: readonly Merchant[]
  row: (ordinal: number) => Row
  /** The same rows, where they are made of numbers to begin with. */
  numbered?: NumberedRows
  listing: (ordinal: number) => Listing
  ordinalOfProduct: (id: string) => number | null
  /** May hold listings that write the code in another form; the engine looks again. */
  ordinalsOfCode: (code: string) => readonly number[]
  /** Every listing that stands on the page of this canonical address. */
  ordinalsOfUrl: (url: string) => readonly number[]
}

/** The catalog as it is, or a week later. */
export type Week = 'this' | 'next'

/** What a filter lets through: one value, or any of several; null lets everything through. */
export type Choice = string | readonly string[] | null

/**
 * §4.3. Filters are compared without case and accents.
 * `ownFacet` says what a filter does to its own facet: `all` keeps the other values countable,
 * `chosen` leaves only the chosen one.
 */
export type SearchRequest = {
  countries: string[]
  q: string
  merchant: Choice
  brand: Choice
  category: Choice
  division: Choice
  start: number
  rows: number
  ownFacet: 'all' | 'chosen'
}

/** Values by count, highest first; pairs, because a value may be called `__proto__`. */
export type FacetCounts = { name: WireFacetName; values: [string, number][] }

type SearchAnswer = { numFound: number; listings: Listing[]; facets: FacetCounts[] }

export type Catalog = {
  search: (request: SearchRequest) => Promise<SearchAnswer>
  product: (id: string, countries: string[]) => Promise<Listing | null>
  /** `strict` null: the parameter was not sent. */
  byUrl: (
    url: string,
    countries: string[],
    merchant: string | null,
    strict: boolean | null,
  ) => Promise<Listing[]>
  byCode: (code: string, countries: string[]) => Promise<Listing[]>
  merchants: () => Promise<Merchant[]>
}
