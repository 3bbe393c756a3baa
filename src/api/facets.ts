/** Facets (§2.5): the kind, the label and the order of the values of each. Values are pairs, so that any text can be a key. */
import { compareSizes, isSizeName } from '@/lib/sizes.ts'
import { capital } from '@/lib/text/capital.ts'
import { compareTexts } from '@/lib/text/collation.ts'
import { foldLetters } from '@/lib/text/spelling.ts'
import { facetFilters } from './fields/filters.ts'

/** A facet value and its count; null if the count is not known (the value was seen in an earlier answer). */
export type FacetValue = [string, number | null]
export type FacetKind = 'filter' | 'distribution' | 'word'

/**
 * What a facet of this name is: `filter`, which the service applies; `distribution`, counts drawn as a histogram; or `word`,
 * where a click adds the value to the keywords. Facets that the specification does not name are words.
 */
export function facetKind(name: string): FacetKind {
  if (facetFilters.some(({ field }) => field === name)) return 'filter'
  switch (name) {
    case 'price':
    case 'discount':
      return 'distribution'
    default:
      return 'word'
  }
}

const LABELS = new Map([
  ['primaryColor', 'Primary colour'],
  ['subSilhouette', 'Sub-silhouette'],
  ['discount', 'Discount %'],
])

/**
 * The heading of a facet: a label for known ones, a readable form of other names if that is safe, otherwise the name as received.
 */
export function facetLabel(name: string): string {
  const known = LABELS.get(name)
  if (known !== undefined) return known
  if (name.trim() === '') return 'Facet without a name'
  if (!/^[a-zA-Z][a-zA-Z0-9]*(?:[_-][a-zA-Z0-9]+)*$/.test(name)) return name
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[ _-]/)
    .map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(' ')
  return capital(words)
}

/** Reads a key of the `price` facet, `<min> - <max>`; null if it is written in any other way. */
export function readPriceRange(key: string): { min: number; max: number } | null {
  const ends = /^\s*(-?\d+(?:\.\d+)?)\s*-\s*(-?\d+(?:\.\d+)?)\s*$/.exec(key)
  const min = Number(ends?.[1] ?? Number.NaN)
  const max = Number(ends?.[2] ?? Number.NaN)
  return Number.isFinite(min) && Number.isFinite(max) && min <= max ? { min, max } : null
}

/** Reads a key of the `discount` facet, a numeric string; null if it is anything else. */
export function readDiscountKey(key: string): number | null {
  const value = /^\s*-?\d+(?:\.\d+)?\s*$/.test(key) ? Number(key) : Number.NaN
  return Number.isFinite(value) ? value : null
}

/** The order of two numbers, ascending, with null after all numbers. */
function compareRead(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

function comparison(name: string): (a: FacetValue, b: FacetValue) => number {
  switch (name) {
    case 'price':
      return ([a], [b]) => {
        const [one, other] = [readPriceRange(a), readPriceRange(b)]
        return (
          compareRead(one?.min ?? null, other?.min ?? null) ||
          compareRead(one?.max ?? null, other?.max ?? null) ||
          compareTexts(a, b)
        )
      }
    case 'discount':
      return ([a], [b]) => compareRead(readDiscountKey(a), readDiscountKey(b)) || compareTexts(a, b)
    default:
      if (isSizeName(name)) return ([a], [b]) => compareSizes(a, b)
      return ([a, countA], [b, countB]) => (countB ?? -1) - (countA ?? -1) || compareTexts(a, b)
  }
}

const featuredKey = (value: string) => foldLetters(value.trim())

/**
 * Orders the values of a facet: featured values first, in the service's order; then by count, highest first, then by name.
 * `price` and `discount` are sorted by their figures, sizes from small to large. No value is left out.
 */
export function orderFacetValues(
  name: string,
  values: FacetValue[],
  featured: string[] = [],
): FacetValue[] {
  const compare = comparison(name)
  // Without featured values the map of their places is not needed. Most facets have none, and may have thousands of other values.
  if (featured.length === 0) return values.toSorted(compare)
  const places = new Map<string, number>()
  for (const value of featured) {
    const key = featuredKey(value)
    if (!places.has(key)) places.set(key, places.size)
  }
  const place = (value: string) => places.get(featuredKey(value)) ?? places.size
  return values.toSorted((a, b) => place(a[0]) - place(b[0]) || compare(a, b))
}

/** Returns true if a value is one of the featured values. Ignores case and accents, but not signs: A is not A+. */
export function isFeatured(value: string, featured: string[]): boolean {
  const key = featuredKey(value)
  return featured.some((other) => featuredKey(other) === key)
}

/**
 * Merges a facet's current values into those seen before: a service may answer with the chosen value alone. Values seen before
 * then stay in place without counts, and new ones follow. Order the values before merging, so that a choice does not move them.
 */
export function mergeSeenValues(seen: FacetValue[], current: FacetValue[]): FacetValue[] {
  const counts = new Map(current)
  const merged = new Map<string, number | null>()
  for (const [value] of seen) merged.set(value, counts.get(value) ?? null)
  for (const [value, count] of current) merged.set(value, count)
  return [...merged]
}
