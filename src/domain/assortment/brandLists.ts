/** The answers to the requests of assortment gaps, and whether each brand list is known to be complete. */
import { facetCertainty, type FacetCertainty } from '@/api/facetCertainty.ts'

/** A brand or a merchant with the number of records that the service counts for it; null if it gave none. */
export type NamedCount = readonly [name: string, count: number | null]

/** One answer (§4.3): the number of records found, and the `brand` facet. */
export type BrandList = {
  /** The number of records found; null if the service gave none. */
  numFound: number | null
  /** The values of the `brand` facet; null if the answer has no such facet. */
  brands: readonly NamedCount[] | null
}

export type MerchantAnswer =
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown }
  | { state: 'answered'; list: BrandList }

export type AssortmentAnswers = {
  /** The answer for the whole query, all merchants together; null until it has arrived. */
  all: BrandList | null
  /** Merchants that the service lists for the query, most products first; null if it lists no merchants. */
  named: readonly NamedCount[] | null
  /** Whether `named` is known to be all merchants of the query. */
  namesAll: boolean
  /** The requested merchants, in the order of their columns. */
  merchants: ReadonlyMap<string, MerchantAnswer>
  /** Counts of one brand at one merchant that were requested separately, by `cellKey`. */
  cells: ReadonlyMap<string, number | null>
}

export function cellKey(brand: string, merchant: string): string {
  return JSON.stringify([brand, merchant])
}

/** Splits a key made by `cellKey`. */
export function cellOfKey(key: string): readonly [brand: string, merchant: string] {
  return JSON.parse(key) as [string, string] // `cellKey` wrote these two texts.
}

/**
 * Whether a list is known to contain every brand. The request for it returns only a few `lite` records, which prove nothing about
 * brands (§2.1).
 */
export function certaintyOf(list: BrandList): FacetCertainty['is'] {
  if (list.brands === null) return 'unknown'
  const known =
    certainties.get(list) ?? facetCertainty('brand', list.brands, { found: list.numFound }).is
  certainties.set(list, known)
  return known
}

/**
 * The results of `certaintyOf` by list. They are cached because the assortment is recomputed after each answer, and lists can have
 * thousands of brands.
 */
const certainties = new WeakMap<BrandList, FacetCertainty['is']>()
