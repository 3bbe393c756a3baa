/** Exact counts of the twelve facets and the matching positions, in one pass over the candidates. */
import type { WireFacetName } from '../wire.ts'
import { eachBit } from './bits.ts'
import type { FacetCounts } from './catalog.ts'
import { type Column, type Columns, SINGLE_FACETS, allowedCodes } from './columns.ts'

/** Values a filter accepts, any one of them; null filters nothing. */
export type Filters = {
  countries: string[]
  merchant: string[] | null
  brand: string[] | null
  category: string[] | null
  division: string[] | null
}

export type Counted = { positions: Uint32Array; facets: FacetCounts[] }

const FACET_ORDER: WireFacetName[] = [
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

const highestFirst = (values: string[], counts: Uint32Array): [string, number][] => {
  const pairs: [string, number][] = []
  values.forEach((value, code) => {
    const count = counts[code] ?? 0
    if (code > 0 && count > 0) pairs.push([value, count])
  })
  return pairs.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}

const passes = (allowed: Uint8Array | null, column: Column, position: number): boolean =>
  allowed === null || allowed[column.codes[position] as number] === 1 // every position has a code

const increment = (counts: Uint32Array, code: number): void => {
  counts[code] = (counts[code] as number) + 1 // codes and counts have the same extent
}

const tally = (column: Column | Columns['size']) => new Uint32Array(column.values.length)

/**
 * Counts what the filters leave of the candidates. With `ownFacet: 'all'` the merchant facet is counted
 * without the merchant filter and the brand facet without the brand filter, so that the rivals of a choice stay countable.
 */
export const countFacets = (
  columns: Columns,
  candidates: Uint32Array,
  filters: Filters,
  ownFacet: 'all' | 'chosen',
): Counted => {
  const { merchant, brand } = columns.facets
  const country = allowedCodes(columns.country, filters.countries)
  const category = allowedCodes(columns.category, filters.category)
  const division = allowedCodes(columns.division, filters.division)
  const merchants = allowedCodes(merchant, filters.merchant)
  const brands = allowedCodes(brand, filters.brand)
  const rest = SINGLE_FACETS.filter((name) => name !== 'merchant' && name !== 'brand').map(
    (name) => ({
      name,
      codes: columns.facets[name].codes,
      values: columns.facets[name].values,
      counts: tally(columns.facets[name]),
    }),
  )
  const merchantCounts = tally(merchant)
  const brandCounts = tally(brand)
  const sizeCounts = tally(columns.size)
  const positions = new Uint32Array(columns.country.codes.length)
  let found = 0
  eachBit(candidates, (position) => {
    if (!passes(country, columns.country, position)) return
    if (!passes(category, columns.category, position)) return
    if (!passes(division, columns.division, position)) return
    const ofMerchant = passes(merchants, merchant, position)
    const ofBrand = passes(brands, brand, position)
    const both = ofMerchant && ofBrand
    if (both || (ownFacet === 'all' && ofBrand))
      increment(merchantCounts, merchant.codes[position] as number)
    if (both || (ownFacet === 'all' && ofMerchant))
      increment(brandCounts, brand.codes[position] as number)
    if (!both) return
    positions[found] = position
    found += 1
    for (const facet of rest) increment(facet.counts, facet.codes[position] as number)
    const end = columns.size.starts[position + 1] as number
    for (let slot = columns.size.starts[position] as number; slot < end; slot += 1) {
      increment(sizeCounts, columns.size.codes[slot] as number)
    }
  })
  const byName = new Map<WireFacetName, [string, number][]>(
    rest.map(({ name, values, counts }) => [name, highestFirst(values, counts)]),
  )
  byName.set('merchant', highestFirst(merchant.values, merchantCounts))
  byName.set('brand', highestFirst(brand.values, brandCounts))
  byName.set('size', highestFirst(columns.size.values, sizeCounts))
  return {
    positions: positions.subarray(0, found),
    facets: FACET_ORDER.map((name) => ({ name, values: byName.get(name) ?? [] })),
  }
}
