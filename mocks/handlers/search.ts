/** §4.3: products by keywords, with filters, pages and facet counts. */
import type { FacetCounts, SearchRequest } from '../catalog/catalog.ts'
import { withoutMagicWord } from '../scenarios.ts'
import type { WireSearchAnswer } from '../wire.ts'
import { echoOf } from './answer/echo.ts'
import { recordOf } from './answer/fields.ts'
import { defineOperation } from './operation.ts'
import { Refusal, countriesOf, filtersOf, modeOf, windowOf } from './parameters.ts'

const FEATURED = ['gender', 'silhouette', 'subSilhouette']
const FEATURED_VALUES = 3

/** Features the most frequent values, except those that contain a comma, which is the separator. */
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
  answer: async ({ query, reading, input, catalog, assets }) => {
    const mode = modeOf(query)
    const request: SearchRequest = {
      countries: countriesOf(query, reading),
      q: withoutMagicWord(input),
      filters: filtersOf(query, reading),
      ...windowOf(query, reading),
      ownFacet: reading.ownFacet,
    }
    const { numFound, listings, facets } = await catalog.search(request)
    const shuffle = reading.order === 'shuffled'
    const inOrder = shuffle ? listings.toReversed() : listings
    const body: WireSearchAnswer = {
      productList: inOrder.map(({ product }) => recordOf(product, mode, 'search', assets)),
      // fromEntries makes `__proto__` an ordinary key
      facets: facets.map(({ name, values }) => ({ name, value: Object.fromEntries(values) })),
      success: true,
      numFound,
      q: echoOf(request, mode, reading),
      shuffle,
      featuredFacets: featuredOf(facets),
    }
    const none = new Refusal(404, 'PRODUCT_NOT_FOUND', 'Product not found')
    return { body, nothing: request.start >= numFound ? none : null }
  },
})
