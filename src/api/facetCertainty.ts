/**
 * Whether a facet lists every value; the specification (§2.5) does not say. Its counts or the counted records can prove that it
 * does; a record's value that the list lacks proves that it does not. The length of a list proves nothing, because a service may
 * list as few as three values.
 */
import { spellingKey } from '@/lib/text/spelling.ts'
import { readPriceRange, type FacetValue } from './facets.ts'
import { isRecord, readText } from './fields/readers.ts'

export type FacetCertainty =
  | { is: 'complete' | 'unknown' }
  /** `missing` are the values of records that the list lacks, each once; empty if only the counts prove the cut. */
  | { is: 'cut'; missing: readonly string[] }

/** A value and its count; null if the count is unknown. */
type ListedValue = readonly [value: string, count: number | null]

/** What is known of the search that returned the facet. */
export type FacetEvidence = {
  /** `numFound`: how many records the facet counts; null if the service did not state it. */
  found: number | null
  /**
   * Whether the facet's filter was sent. The list may then contain only the selected value; the specification (§4.3) does not
   * say.
   */
  isFiltered?: boolean
  /** The facet values of each counted record; an empty list for a record without a value. */
  records?: readonly (readonly string[])[]
}

/**
 * How many values of a facet a record has. `one each`: a listing has one merchant. `one or none`: a brand or a gender may be
 * missing (§2.2). `several`: facets that are not fields in the specification, such as sizes and colours.
 */
type Values = 'one each' | 'one or none' | 'several'

function valuesOfRecord(facet: string): Values {
  switch (facet) {
    case 'merchant':
      return 'one each'
    case 'brand':
    case 'gender':
      return 'one or none'
    default:
      return 'several'
  }
}

/** The sum of a list's counts; null if one of them is missing. */
export function sumOfCounts(values: readonly ListedValue[]): number | null {
  let sum = 0
  for (const [, count] of values) {
    if (count === null) return null
    sum += count
  }
  return sum
}

/**
 * Judges whether the list of a facet's values is complete or cut; `facet` is the facet's name.
 *
 * It is cut if a record has a value that is not listed, or if the counts of merchants sum up to fewer records than were found and
 * no record without a merchant was seen.
 *
 * It is complete if a record has at most one value and the counts sum up to all records that have one, or if every record that
 * was found was seen and each of their values is listed.
 *
 * A list with none of the records' values may count something else, and proves nothing.
 */
export function facetCertainty(
  facet: string,
  values: readonly ListedValue[],
  { found, isFiltered = false, records = [] }: FacetEvidence,
): FacetCertainty {
  if (isFiltered) return { is: 'unknown' }
  const seen = [...new Set(records.flat())]
  const listed = seen.length === 0 ? null : new Set(values.map(([value]) => spellingKey(value)))
  const missing = seen.filter((value) => !listed?.has(spellingKey(value)))
  const isOfThese = missing.length < seen.length
  if (missing.length > 0) return isOfThese ? { is: 'cut', missing } : { is: 'unknown' }
  if (found === null) return { is: 'unknown' }
  if (records.length >= found && (isOfThese || values.length === 0)) return { is: 'complete' }

  const kind = valuesOfRecord(facet)
  const sum = sumOfCounts(values)
  if (kind === 'several' || sum === null || sum === 0) return { is: 'unknown' }
  const without = records.filter((each) => each.length === 0).length
  if (sum === found || sum === found - without) return { is: 'complete' }
  const isShort = kind === 'one each' && without === 0 && sum < found
  return isShort ? { is: 'cut', missing: [] } : { is: 'unknown' }
}

/**
 * The values of a facet in each record of one answer, as received, for `Counted.records`. Null if they are unknown: no record field
 * corresponds to the facet (§2.5), or no record of the answer has the field, as in `lite` (§2.1).
 */
export function valuesInRecords(
  facet: string,
  raws: readonly unknown[],
): (readonly string[])[] | null {
  if (valuesOfRecord(facet) === 'several') return null
  const values = raws.map((raw) =>
    isRecord(raw) && Object.hasOwn(raw, facet) ? raw[facet] : undefined,
  )
  if (values.every((value) => value === undefined)) return null
  return values.map((value) => [readText(value) ?? []].flat())
}

/**
 * The highest price of some records above the last range of their `price` facet; null without such a price. A record is given
 * by all its prices, because the specification does not name the counted one: it is covered if any of them is. A facet that
 * covers no record may use another unit, and proves nothing.
 */
export function priceBeyond(
  values: readonly FacetValue[],
  records: readonly (readonly (number | null)[])[],
): number | null {
  const ends = values.flatMap(([key]) => readPriceRange(key)?.max ?? [])
  const end = ends.reduce((highest, one) => Math.max(highest, one), -Infinity)
  const lowest = records.flatMap((prices) => {
    const known = prices.filter((price) => price !== null)
    return known.length > 0 ? Math.min(...known) : []
  })
  // "490 - 499" includes 499.99.
  const beyond = lowest.filter((price) => Math.floor(price) > end)
  const isProved = ends.length > 0 && beyond.length > 0 && beyond.length < lowest.length
  return isProved ? Math.max(...beyond) : null
}
