/** Searches the index; answers are positions and counts. */
import type { FacetCounts, Merchant, SearchRequest } from '../catalog.ts'
import { countBits, emptyBits, intersect } from '../index/bits.ts'
import type { SearchIndex } from '../index/searchIndex.ts'
import { fold, tokensOf } from '../index/tokens.ts'
import { type OwnParts, type Whole, facetCounter } from './facetCounts.ts'
import { chosenIn, filtersOf } from './filters.ts'
import { matchTokens } from './matchTokens.ts'
import { pageOf } from './page.ts'
import { scratchOf } from './scratch.ts'

export type Found = { numFound: number; positions: number[]; facets: FacetCounts[] }

/** The number of country sets whose counts are cached. */
const MOST_WHOLES = 16

export const searcher = (
  index: SearchIndex,
  merchants: readonly Merchant[],
): ((request: SearchRequest) => Found) => {
  const { allocate, reset } = scratchOf(index.size)
  const chosen = chosenIn(index)
  const counter = facetCounter(index)
  const wholes = new Map<string, Whole>()
  const wholeOf = (countries: readonly string[]): Whole => {
    const key = [...new Set(countries.map(fold))].toSorted().join('\0')
    const known = wholes.get(key)
    if (known) return known
    const whole = counter.whole(chosen('country', countries, () => emptyBits(index.size)))
    if (wholes.size < MOST_WHOLES) wholes.set(key, whole)
    return whole
  }
  const both = (bits: Uint32Array, other: Uint32Array | null): Uint32Array => {
    if (other === null) return bits
    const copy = allocate()
    copy.set(bits)
    intersect(copy, other)
    return copy
  }
  const counted = (bits: Uint32Array) => ({ bits, count: countBits(bits) })

  return (request) => {
    reset()
    const whole = wholeOf(request.countries)
    const tokens = tokensOf(request.q)
    const matched = allocate()
    matched.set(whole.bits)
    const words = matchTokens(index, tokens, matched, allocate)
    if (words === null) matched.fill(0)
    const filters = filtersOf(request, merchants, chosen, allocate)
    const base = both(both(matched, filters.category), filters.division)
    const ofMerchant = both(base, filters.merchant)
    const found = counted(both(ofMerchant, filters.brand))
    const own: OwnParts = {}
    if (request.ownFacet === 'all') {
      // counted without the facet's own filter, so that the competitors of the chosen value are counted too
      if (filters.merchant) own.merchant = counted(both(base, filters.brand))
      if (filters.brand) own.brand = counted(ofMerchant)
    }
    return {
      numFound: found.count,
      positions: pageOf(found.bits, words ?? [], request.start, request.rows),
      facets: counter.count(whole, found, own, allocate),
    }
  }
}
