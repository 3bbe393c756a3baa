/**
 * Algolia's search operation on top of the demo service: the same products and counts in the format that Algolia's clients
 * read.
 */
import type { WireSearchAnswer } from '../../mocks/wire.ts'

/** Returns the response text of the demo service for an address (path and query); each address is computed once. */
export type AnswerText = (address: string) => Promise<string>

export const INDEX_PATH = '/1/indexes/*/queries'

type Query = {
  query?: string
  page?: number
  hitsPerPage?: number
  maxValuesPerFacet?: number
  facets?: string | string[]
  facetFilters?: (string | string[])[]
}

/** Facets that the service can filter by. Other values are added to the keywords. */
const FILTERS: Record<string, string> = { merchant: 'merchantFilter', brand: 'brandFilter' }

function addressOf({ query = '', page = 0, hitsPerPage = 20, facetFilters = [] }: Query): string {
  const chosen = facetFilters.flat().map((filter) => {
    const [name = '', ...value] = filter.split(':')
    return { filter: FILTERS[name], value: value.join(':') }
  })
  const words = chosen.flatMap(({ filter, value }) => (filter === undefined ? [value] : []))
  const requested = new URLSearchParams({ countryCode: 'us', q: [query, ...words].join(' ') })
  for (const { filter, value } of chosen) if (filter !== undefined) requested.set(filter, value)
  if (page > 0) requested.set('index', String(page * hitsPerPage))
  requested.set('limit', String(Math.max(1, hitsPerPage)))
  requested.set('mode', 'full')
  return `/v1/products?${requested}`
}

async function resultOf(query: Query, answer: AnswerText) {
  const { page = 0, hitsPerPage = 20, maxValuesPerFacet = 100, facets = [] } = query
  // The service's own format: a response without products has neither list.
  const found = JSON.parse(await answer(addressOf(query))) as Partial<WireSearchAnswer>
  const { numFound = 0, productList = [] } = found
  const wanted = new Set([facets].flat())
  const most = (counts: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(counts)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, maxValuesPerFacet),
    )
  return {
    hits:
      hitsPerPage === 0
        ? []
        : productList.map((product) => ({ ...product, objectID: product.productId })),
    nbHits: numFound,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(numFound / hitsPerPage),
    hitsPerPage,
    facets: Object.fromEntries(
      (found.facets ?? [])
        .filter(({ name }) => wanted.has(name) || wanted.has('*'))
        .map(({ name, value }) => [name, most(value)]),
    ),
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    query: query.query ?? '',
    params: '',
    processingTimeMS: 1,
    index: 'products',
  }
}

/** Returns the response to several queries in one request, as text. */
export async function answerAsIndex(
  body: string,
  answer: AnswerText,
  origin: string,
): Promise<string> {
  const { requests } = JSON.parse(body) as { requests: Query[] } // as the client writes it
  const results = await Promise.all(requests.map((query) => resultOf(query, answer)))
  return JSON.stringify({ results }).replaceAll('"/demo-pictures/', `"${origin}/demo-pictures/`)
}
