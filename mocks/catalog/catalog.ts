/**
 * The interface between the demo's handlers and its engine. It is asynchronous and its values can be cloned, so that the engine
 * can run in a worker.
 */
import type { RecordValueField } from '../knownFields.ts'
import type { WireFacetName, WireProduct, WireTraits } from '../wire.ts'
import type { Values } from './index/valueNumbers.ts'

/** One listing of one merchant in one country. */
export type Listing = { country: string; product: WireProduct; traits: WireTraits }

/**
 * The fields for which the index has a set of positions for each value, and whose words a search finds. A listing may have several
 * sizes.
 */
export const VALUE_FIELDS = [
  'merchant',
  'brand',
  'category',
  'division',
  'gender',
  'silhouette',
  'subSilhouette',
  'pattern',
  'primaryColor',
  'fabric',
  'occasion',
  'size',
] as const
export type ValueField = (typeof VALUE_FIELDS)[number]

/** The fields that a search can filter by: those of the index, and those of the record with plain values. */
export type FilterField = ValueField | RecordValueField

/** The facets in the order of §2.5. */
export const FACETS: readonly WireFacetName[] = [
  'gender',
  'silhouette',
  'merchant',
  'brand',
  'pattern',
  'primaryColor',
  'fabric',
  'occasion',
  'price',
  'discount',
  'size',
  'subSilhouette',
]

/** The values of a listing that the index reads; an empty text or null means that the record lacks the value. */
export type Row = Record<'country' | Exclude<ValueField, 'size'>, string> & {
  sizes: readonly string[]
  offerPrice: number | null
  discount: number | null
  /** The title in parts; no word spans two parts. Parts shared by many titles are split into words only once. */
  title: readonly string[]
  /** Other searchable texts, besides the title and the values above. */
  words: readonly string[]
}

/** The number of a value (see `Values`), or a text without a number. */
type Part = number | string

/** A row with numbers instead of texts, as the index reads it; `NumberedRows.values` has the texts. */
export type NumberedRow = Record<
  Exclude<keyof Row, 'offerPrice' | 'discount' | 'title' | 'words'>,
  number
> &
  Pick<Row, 'offerPrice' | 'discount'> & { title: readonly Part[]; words: readonly Part[] }

export type NumberedRows = { values: Values; at: (ordinal: number) => NumberedRow }

/** A merchant (§2.6); product records contain its name or its id. */
export type Merchant = { id: string; name: string; logo: string | null }

/**
 * The source of records. Each record is a pure function of its ordinal, from 0 to `size` − 1. Equally relevant records are returned
 * in ordinal order.
 */
export type CatalogData = {
  size: number
  merchants: readonly Merchant[]
  row: (ordinal: number) => Row
  /** The same rows, for sources that already produce numbers. */
  numbered?: NumberedRows
  listing: (ordinal: number) => Listing
  ordinalOfProduct: (id: string) => number | null
  /** May include listings that write the code in another form; the engine checks them. */
  ordinalsOfCode: (code: string) => readonly number[]
  /** Every listing on the page of this canonical address. */
  ordinalsOfUrl: (url: string) => readonly number[]
}

/** `this` is the catalog of this week, `next` the same catalog a week later. */
export type Week = 'this' | 'next'

/** The values that a filter accepts: one, or any of several. */
export type Choice = string | readonly string[]

/**
 * §4.3. Filters ignore case and accents; a field without a filter is not restricted. `ownFacet` is the effect of a filter on the
 * facet of its own field: `all` counts the other values too, `chosen` only the chosen value.
 */
export type SearchRequest = {
  countries: string[]
  q: string
  filters: Partial<Record<FilterField, Choice>>
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
  /** `strict` is null if the parameter was not sent. */
  byUrl: (
    url: string,
    countries: string[],
    merchant: string | null,
    strict: boolean | null,
  ) => Promise<Listing[]>
  byCode: (code: string, countries: string[]) => Promise<Listing[]>
  merchants: () => Promise<Merchant[]>
}
