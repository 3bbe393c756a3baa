/** What the client reads from every operation on a service with some API variants; it must be the same for all. */
import type { Connection } from '@/api/connection.ts'
import { getEan } from '@/api/operations/ean.ts'
import { getLookup } from '@/api/operations/lookup.ts'
import type { Product } from '@/api/operations/product.ts'
import { getSearch } from '@/api/operations/search.ts'
import { getTraits } from '@/api/operations/traits.ts'
import { readingOf } from '../../mocks/apiVariants.ts'
import { productIdIn } from '../../mocks/handlers/apiVariant/productIds.ts'
import { demo } from '../demo.ts'
import { aSearchRequest } from '../made/aSearchRequest.ts'
import { demoConnection } from '../made/connections.ts'
import { unknownValues, sampleProduct } from './sampleProducts.ts'
import { settingsFor } from './settingsFor.ts'

/** Makes the demo service use these API variants; returns a connection with the settings for them. */
export function connectionTo(names: readonly string[]): Connection {
  demo.choose(names.join(','))
  return { ...demoConnection, ...settingsFor(names) }
}

/** Functions that call the four operations: `found` for existing values, `none` for values that no product has. */
export function createClient(connection: Connection, names: readonly string[]) {
  const search = aSearchRequest({ q: 'regular', merchant: ['Northgate'], page: 2 })
  const three = ({ id, url, code }: typeof sampleProduct | typeof unknownValues) =>
    [
      getTraits(connection, { id, countries: ['us'], mode: 'full' }),
      getLookup(connection, { url, countries: ['us'], merchant: '', strict: '', mode: 'full' }),
      getEan(connection, { code, countries: ['us'], mode: 'full' }),
    ] as const
  const ours = { ...sampleProduct, id: productIdIn(readingOf(names), sampleProduct.id) }
  const nothing = { ...search, q: unknownValues.keywords, merchant: [], page: 1 }
  return {
    found: () => [getSearch(connection, search), ...three(ours)] as const,
    none: () => [getSearch(connection, nothing), ...three(unknownValues)] as const,
  }
}

/** Fields that every service returns for a product; others may be missing or less exact. */
const figuresOf = (product: Product | null) =>
  product && [
    product.title,
    product.merchant,
    product.brand,
    product.offerPrice,
    product.salePrice,
    product.discount,
    product.active,
    product.avgRating,
    product.ratingsCount,
    product.trendingRank,
    product.imageUrl,
    Math.floor((product.creationDate ?? 0) / 1000),
    product.skuSet.map((sku) => [sku.ean, sku.available, sku.offerPrice, sku.salePrice, sku.skuId]),
  ]

/** Sorted, because a service may shuffle a page. */
const byTitle = (products: readonly Product[]) =>
  products.toSorted((a, b) => (a.title ?? '').localeCompare(b.title ?? '')).map(figuresOf)

export async function clientFigures(names: readonly string[]) {
  const client = createClient(connectionTo(names), names)
  const [search, traits, lookup, ean] = await Promise.all(client.found())
  const [noSearch, noTraits, noLookup, noEan] = await Promise.all(client.none())
  return {
    search: [search.kind, search.numFound, byTitle(search.products)],
    // A filter's own facet may contain only the chosen value.
    facets: search.facets.filter(({ name }) => name !== 'merchant'),
    traits: traits.kind === 'found' && [figuresOf(traits.product), traits.traits],
    lookup: lookup.products.map(figuresOf),
    ean: ean.kind === 'found' && [
      ean.ean,
      ean.description,
      ean.offers.map((offer) => [offer.merchantName, offer.offerPrice, offer.salePrice]),
    ],
    none: [
      noSearch.kind,
      noTraits.kind,
      noLookup.products.length,
      noEan.kind === 'found' ? noEan.offers.length : 0,
    ],
  }
}
