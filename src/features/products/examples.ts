/** Examples that work, based on one product that the service returned. */
import type { Connection } from '@/api/connection.ts'
import { NO_FILTERS } from '@/api/fields/filters.ts'
import type { Product } from '@/api/operations/product.ts'
import { searchQuery, type SearchResult } from '@/api/operations/search.ts'
import { productIdProblem } from '@/api/productId.ts'
import { readGtin } from '@/lib/gtin.ts'
import { shortId } from '@/lib/numbers/format.ts'
import { plural } from '@/lib/text/plural.ts'
import { paths } from '@/routing/paths.ts'

type ExampleKind = 'search' | 'product' | 'url' | 'ean'
export type Example = {
  kind: ExampleKind
  name: string
  /** What the user would type, as an example. */
  value: string
  /** What the example leads to. */
  detail: string
  /** The path that the example opens; null if it only explains. */
  path: string | null
}

const EXPLAINED: Example[] = [
  {
    kind: 'search',
    name: 'Search',
    value: 'any keywords',
    detail: 'a title, brand or type',
    path: null,
  },
  {
    kind: 'product',
    name: 'Product',
    value: '32 hexadecimal digits',
    detail: 'a product ID',
    path: null,
  },
  {
    kind: 'url',
    name: 'Link',
    value: 'https://…',
    detail: 'a product page in a shop',
    path: null,
  },
  {
    kind: 'ean',
    name: 'EAN',
    value: '8, 12, 13 or 14 digits',
    detail: 'also a UPC or GTIN',
    path: null,
  },
]

function searchOf({ numFound, facets }: SearchResult, product: Product, countries: string[]) {
  const { brand } = product
  const counts = facets.find(({ name }) => name === 'brand')?.values
  const count = counts?.find(([value]) => value === brand)?.[1] ?? null
  if (brand === null) {
    const detail = numFound === null ? 'everything there is' : plural(numFound, 'product')
    return { value: 'all products', detail, path: paths.search({ countries }) }
  }
  return {
    value: `brand ${brand}`,
    detail: count === null ? 'its products' : plural(count, 'product'),
    path: paths.search({ brand: [brand], countries }),
  }
}

function productOf({ productId, title, merchant }: Product, countries: string[]) {
  if (productId === null || productIdProblem(productId) !== null) return null
  const detail = [title, merchant].filter((part) => part !== null).join(', ')
  return { value: shortId(productId), detail, path: paths.product(productId, { countries }) }
}

/** The host and the end of the path of a URL: "northgate.example/…/p/48210". */
export function shortUrl(url: string): string {
  if (!URL.canParse(url)) return url
  const { host, pathname } = new URL(url)
  const steps = pathname.split('/').filter((step) => step !== '')
  const end = steps.slice(-2).join('/')
  const start = host.replace(/^www\./, '')
  return steps.length > 2 ? `${start}/…/${end}` : `${start}/${end}`
}

function urlOf({ productUrl, merchant }: Product, countries: string[]) {
  if (productUrl === null) return null
  return {
    value: shortUrl(productUrl),
    detail: merchant === null ? 'its listings' : `its listings at ${merchant}`,
    path: paths.resolve({ url: productUrl, countries }),
  }
}

const validCodes = ({ skuSet }: Product): string[] =>
  skuSet.flatMap(({ ean }) => {
    const reading = readGtin(ean ?? '')
    return reading.kind === 'valid' ? [reading.gtin.code] : []
  })

function eanOf(product: Product, countries: string[]) {
  const codes = validCodes(product)
  // The size in the middle, because more merchants sell it than the first or last of a range.
  const code = codes[Math.floor((codes.length - 1) / 2)]
  if (code === undefined) return null
  return {
    value: code,
    detail: 'who sells it, at what price',
    path: paths.ean(code, { countries }),
  }
}

/** How many products are requested for examples: few are enough to find one with an id, a link and a code. */
export const EXAMPLE_ROWS = 4

/** The query for any products of these countries, or of a merchant; it is requested only once. */
export function examplesQuery(
  connection: Connection,
  countries: string[],
  size: number,
  merchant: string[] = [],
) {
  const filters = { ...NO_FILTERS, merchant }
  const request = { ...filters, countries, q: '', page: 1, size, mode: 'full' as const }
  return { ...searchQuery(connection, request), staleTime: Infinity }
}

/** Up to `most` valid codes: the first code of each product, then the second ones, and so on. */
export function exampleCodes(products: readonly Product[], most: number): string[] {
  const inTurn = products
    .flatMap((product) => validCodes(product).map((code, at) => ({ code, at })))
    .toSorted((one, other) => one.at - other.at)
  return [...new Set(inTurn.map(({ code }) => code))].slice(0, most)
}

/** The four examples of what can be looked up; an example without data explains what can be typed. */
export function examplesOf(result: SearchResult | undefined, countries: string[]): Example[] {
  const products = result?.products ?? []
  const [first] = products
  const firstOf = <Found>(make: (product: Product, countries: string[]) => Found | null) =>
    products.map((product) => make(product, countries)).find((found) => found !== null)
  const made = {
    search: result && first && searchOf(result, first, countries),
    product: firstOf(productOf),
    url: firstOf(urlOf),
    ean: firstOf(eanOf),
  }
  return EXPLAINED.map((explained) => ({ ...explained, ...made[explained.kind] }))
}
