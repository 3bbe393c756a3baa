/**
 * How sure it is that a facet lists every value (§2.5 promises nothing): its counts can prove that it does, and a value of the
 * records that it counts, missing from the list, that it does not.
 */
import { spellingKey } from '../lib/text/spelling.ts'
import { readPriceRange, type FacetValue } from './facets.ts'

export type FacetCertainty =
  | { is: 'complete' | 'unknown' }
  /** `missing` are the values seen in records that the list lacks, each once. */
  | { is: 'cut'; missing: readonly string[] }

/**
 * Of a field with one value a record. `inRecords` are its values in records that the facet counts; `found` is how many records
 * it counts. A list that has none of these values may speak of something else, and proves nothing.
 */
export function facetCertainty(
  values: readonly FacetValue[],
  inRecords: Iterable<string>,
  found: number | null,
): FacetCertainty {
  const listed = new Set(values.map(([value]) => spellingKey(value)))
  const seen = [...new Set(inRecords)]
  const missing = seen.filter((value) => !listed.has(spellingKey(value)))
  if (missing.length > 0 && missing.length < seen.length) return { is: 'cut', missing }
  const counted = values.reduce((sum, [, count]) => sum + (count ?? Number.NaN), 0)
  return { is: counted > 0 && counted === found ? 'complete' : 'unknown' }
}

/**
 * The highest price of some records beyond the last range of their `price` facet; null where there is none. Each record has
 * its prices, because the specification does not say which of them is counted: one that is covered is enough. A facet that
 * covers none of the records may count in another unit, and proves nothing.
 */
export function priceBeyond(
  values: readonly FacetValue[],
  records: readonly (readonly (number | null)[])[],
): number | null {
  const ends = values.flatMap(([key]) => readPriceRange(key)?.max ?? [])
  const end = Math.max(...ends)
  const lowest = records.flatMap((prices) => {
    const known = prices.filter((price) => price !== null)
    return known.length > 0 ? Math.min(...known) : []
  })
  // "490 - 499" holds 499.99.
  const beyond = lowest.filter((price) => Math.floor(price) > end)
  const isProved = ends.length > 0 && beyond.length > 0 && beyond.length < lowest.length
  return isProved ? Math.max(...beyond) : null
}
