/** The answers to the requests of assortment gaps, and which of their brand lists are known to be complete. */
import { facetCertainty, type FacetCertainty } from '@/api/facetCertainty.ts'

/** A brand, or a merchant, with the records that the service counts for it; null where it gave no figure. */
export type Counted = readonly [name: string, count: number | null]

/** Of one answer (§4.3): the records found, and its `brand` facet. */
export type BrandList = {
  /** Null where the service did not say. */
  numFound: number | null
  /** Null where the answer held no such facet. */
  brands: readonly Counted[] | null
}

export type MerchantAnswer =
  | { state: 'waiting' }
  | { state: 'failed'; error: unknown }
  | { state: 'answered'; list: BrandList }

export type MapAnswers = {
  /** Of the whole query, whoever sells it; null while it is not there. */
  all: BrandList | null
  /** Merchants that the service names for the query, with most products first; null where it names none. */
  named: readonly Counted[] | null
  /** Whether `named` is known to be every merchant of the query. */
  namesAll: boolean
  /** Those asked, in the order of their columns. */
  merchants: ReadonlyMap<string, MerchantAnswer>
  /** Records of one brand at one merchant that were requested by themselves, by `cellKey`. */
  cells: ReadonlyMap<string, number | null>
}

export function cellKey(brand: string, merchant: string): string {
  return JSON.stringify([brand, merchant])
}

/** The brand and the merchant of a key that `cellKey` made. */
export function cellOfKey(key: string): readonly [brand: string, merchant: string] {
  return JSON.parse(key) as [string, string] // as `cellKey` wrote it
}

/** Whether a list is known to have every brand. A map requests one record of `lite`, which proves nothing of brands (§2.1). */
export function certaintyOf(list: BrandList): FacetCertainty['is'] {
  if (list.brands === null) return 'unknown'
  const known =
    judged.get(list) ?? facetCertainty('brand', list.brands, { found: list.numFound }).is
  judged.set(list, known)
  return known
}

/** A map is worked out anew after each answer, and lists may hold thousands of brands. */
const judged = new WeakMap<BrandList, FacetCertainty['is']>()
