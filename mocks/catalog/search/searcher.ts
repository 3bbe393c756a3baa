/** Searches the index; answers are positions and counts. */
import { type CatalogData, FACETS, type FacetCounts, type SearchRequest } from '../catalog.ts'
import { countBits, emptyBits, intersect } from '../index/bits.ts'
import type { SearchIndex } from '../index/searchIndex.ts'
import { fold, tokensOf } from '../index/tokens.ts'
import { type OwnFacetPositions, type CountryPositions, facetCounter } from './facetCounts.ts'
import { type Filter, createPositionFinder, filtersOf } from './filters.ts'
import { matchTokens } from './matchTokens.ts'
import { pageOf } from './page.ts'
import { createBitsPool } from './scratch.ts'

export type SearchResult = { numFound: number; positions: number[]; facets: FacetCounts[] }

/** The number of country sets whose counts are cached. */
const MOST_WHOLES = 16

const hasFacet = ({ field }: Filter): boolean => FACETS.some((name) => name === field)

export const searcher = (
  index: SearchIndex,
  { merchants, listing }: Pick<CatalogData, 'merchants' | 'listing'>,
): ((request: SearchRequest) => SearchResult) => {
  const { allocate, reset } = createBitsPool(index.size)
  const chosen = createPositionFinder(index, listing)
  const counter = facetCounter(index)
  const wholes = new Map<string, CountryPositions>()
  const wholeOf = (countries: readonly string[]): CountryPositions => {
    const key = [...new Set(countries.map(fold))].toSorted().join('\0')
    const known = wholes.get(key)
    if (known) return known
    const whole = counter.whole(chosen('country', countries, () => emptyBits(index.size)))
    if (wholes.size < MOST_WHOLES) wholes.set(key, whole)
    return whole
  }
  const passing = (bits: Uint32Array, filters: readonly Filter[]): Uint32Array => {
    if (filters.length === 0) return bits
    const copy = allocate()
    copy.set(bits)
    for (const { accepted } of filters) intersect(copy, accepted)
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
    const ofFacets = filters.filter(hasFacet)
    const base = passing(
      matched,
      filters.filter((filter) => !hasFacet(filter)),
    )
    const found = counted(passing(base, ofFacets))
    const own: OwnFacetPositions = {}
    if (request.ownFacet === 'all') {
      for (const name of FACETS) {
        // counted without the facet's own filter, so that the other values of the facet are counted too
        const others = ofFacets.filter(({ field }) => field !== name)
        if (others.length < ofFacets.length) own[name] = counted(passing(base, others))
      }
    }
    return {
      numFound: found.count,
      positions: pageOf(found.bits, words ?? [], request.start, request.rows),
      facets: counter.count(whole, found, own, allocate),
    }
  }
}
