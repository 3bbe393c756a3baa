/** What the requests of a white-space map have told, and which of their brand lists are cut short. */

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
  /** Those asked, in the order of their columns. */
  merchants: ReadonlyMap<string, MerchantAnswer>
  /** Records of one brand at one merchant that were asked for by themselves, by `cellKey`. */
  cells: ReadonlyMap<string, number | null>
}

export function cellKey(brand: string, merchant: string): string {
  return JSON.stringify([brand, merchant])
}

/**
 * Whether the brands of a list make up exactly what was found: then none is missing from it. More than was found is counted
 * in some other way, and proves nothing.
 */
function isWhole({ numFound, brands }: BrandList): boolean {
  if (brands === null || numFound === null) return false
  let sum = 0
  for (const [, count] of brands) {
    if (count === null) return false
    sum += count
  }
  return sum === numFound
}

/** Values of the longest of these lists: as many as the service may give at the most. */
export function longestList(lists: readonly (BrandList | null)[]): number {
  return Math.max(0, ...lists.map((list) => list?.brands?.length ?? 0))
}

/**
 * Whether a list may end before its last brand: it has exactly as many as the longest one, and they do not make up what was
 * found. How many values a facet holds at the most is not shown (§2.5).
 */
export function mayBeCut(list: BrandList, longest: number): boolean {
  return list.brands !== null && list.brands.length === longest && longest > 0 && !isWhole(list)
}
