/** §4.3: products by keywords, with filters, pages and facet counts. `index` counts from 0; `limit` is 24 unless sent and 100 at most. */
import type { FacetCounts, SearchRequest } from '../catalog/catalog.ts'
import { withoutMagicWord } from '../scenarios.ts'
import type { WireSearchAnswer } from '../wire.ts'
import { fieldsOf, recordOf } from './fields.ts'
import { defineOperation } from './operation.ts'
import { type Mode, Refusal, countriesOf, modeOf, optional, wholeNumber } from './parameters.ts'

const DEFAULT_LIMIT = 24
const HIGHEST_LIMIT = 100
const FEATURED = ['gender', 'silhouette', 'subSilhouette']
const FEATURED_VALUES = 3

/** The query as applied, in the demo's notation: keywords, filters, window, requested fields. */
const echoOf = (request: SearchRequest, mode: Mode): string => {
  const filters = [
    ['merchant', request.merchant],
    ['brand', request.brand],
    ['category', request.category],
    ['division', request.division],
  ]
  return [
    `q=${request.q === '' ? '*' : request.q}`,
    `fq=country:${request.countries.join(',')}`,
    ...filters
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `fq=${name}:"${value}"`),
    `start=${String(request.start)}`,
    `rows=${String(request.rows)}`,
    `fl=${fieldsOf(mode, 'search').join(',')}`,
  ].join('&')
}

/** The most frequent values, as a service would feature them; a comma inside a value would split it. */
const featuredOf = (facets: FacetCounts[]): Record<string, string> =>
  Object.fromEntries(
    facets
      .filter(({ name }) => FEATURED.includes(name))
      .map(({ name, values }) => {
        const whole = values.map(([value]) => value).filter((value) => !value.includes(','))
        return [name, whole.slice(0, FEATURED_VALUES).join(',')]
      }),
  )

export const search = defineOperation({
  operation: 'search',
  path: '/products',
  input: (query) => query.get('q') ?? '',
  answer: async ({ query, input, scenario, catalog, assets }) => {
    const mode = modeOf(query)
    const request: SearchRequest = {
      countries: countriesOf(query),
      q: withoutMagicWord(input),
      merchant: optional(query, 'merchantFilter'),
      brand: optional(query, 'brandFilter'),
      category: optional(query, 'categoryFilter'),
      division: optional(query, 'divisionFilter'),
      start: wholeNumber(query, 'index', 0),
      rows: Math.min(HIGHEST_LIMIT, wholeNumber(query, 'limit', DEFAULT_LIMIT)),
      ownFacet: scenario?.name === 'conjunctive' ? 'chosen' : 'all',
    }
    const { numFound, listings, facets } = await catalog.search(request)
    if (request.start >= numFound) throw new Refusal(404, 'PRODUCT_NOT_FOUND', 'Product not found')
    const shuffle = scenario?.name === 'shuffled'
    const inOrder = shuffle ? listings.toReversed() : listings
    const body: WireSearchAnswer = {
      productList: inOrder.map(({ product }) => recordOf(product, mode, 'search', assets)),
      // fromEntries makes a value called __proto__ an own key
      facets: facets.map(({ name, values }) => ({ name, value: Object.fromEntries(values) })),
      success: true,
      numFound,
      q: echoOf(request, mode),
      shuffle,
      featuredFacets: featuredOf(facets),
    }
    return { status: 200, body }
  },
})
