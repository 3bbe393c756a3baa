/** A service with the test's merchants and brands, for assortment gaps. */
import { http, HttpResponse } from 'msw'
import { demo } from '../demo.ts'

type Counts = Record<string, number>

type Options = {
  /** The maximum number of values in a facet. */
  mostValues?: number
  /** Whether every page is the same as the first. */
  ignoresIndex?: boolean
  /** Returns a response to send instead, or null for the usual one. */
  instead?: (query: URLSearchParams) => Response | null | Promise<Response | null>
}

const sum = (counts: Counts) => Object.values(counts).reduce((total, count) => total + count, 0)

/**
 * `merchants` maps each merchant to its brands with their number of products; each product costs ten times its position, from
 * 10.
 */
export function answerMap(
  merchants: Record<string, Counts>,
  { mostValues = Infinity, ignoresIndex = false, instead = () => null }: Options = {},
) {
  const facet = (counts: Counts) =>
    Object.fromEntries(
      Object.entries(counts)
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, mostValues),
    )
  demo.server.use(
    http.get('*/v1/products', async ({ request }) => {
      const query = new URL(request.url).searchParams
      const other = await instead(query)
      if (other) return other
      const [merchant, brand] = [query.get('merchantFilter'), query.get('brandFilter')]
      const found = Object.entries(merchants)
        .filter(([name]) => merchant === null || name === merchant)
        .flatMap(([name, counts]) =>
          Object.entries(counts)
            .filter(([one]) => brand === null || one === brand)
            .flatMap(([one, count]) =>
              Array.from({ length: count }, (_, at) => ({
                productId: `${name} ${one} ${at}`,
                title: `${one} ${at}`,
                merchant: name,
                brand: one,
                offerPrice: 10 * (at + 1),
              })),
            ),
        )
      if (found.length === 0) return HttpResponse.json({ message: 'none' }, { status: 404 })
      const from = ignoresIndex ? 0 : Number(query.get('index') ?? 0)
      const brands: Counts = {}
      for (const product of found) brands[product.brand] = (brands[product.brand] ?? 0) + 1
      const named = Object.fromEntries(
        Object.entries(merchants).map(([name, counts]) => [name, sum(counts)]),
      )
      return HttpResponse.json({
        success: true,
        numFound: found.length,
        productList: found.slice(from).slice(0, Number(query.get('limit') ?? 10)),
        facets: [
          { name: 'merchant', value: facet(named) },
          { name: 'brand', value: facet(brands) },
        ],
      })
    }),
  )
}

/** The searches requested so far, without the version and the country. */
export const searches = () =>
  demo
    .requests()
    .filter((path) => path.startsWith('/v1/products?'))
    .map((path) => path.replace('/v1/products?', '').replace(/countryCode=\w+&/, ''))
