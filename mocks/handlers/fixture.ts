/** Five hand-written listings, for tests that must know every field of an answer. */
import { getResponse } from 'msw'
import type { CatalogData, Listing, Row } from '../catalog/catalog.ts'
import { createCatalog } from '../catalog/createCatalog.ts'
import type { WireProduct, WireSku } from '../wire.ts'
import { type Settings, createHandlers } from './index.ts'

export const OXFORD = 'BF8B44A1000000000000000000002DD1'
export const CODE = '2049811763030'
const ROOT = 'https://www.northgate.example/men/shirts/p/48210?color=light-blue'

const sku = (ean: string, offerPrice: number | null): WireSku => ({
  attributes: { colour: 'Light blue' },
  available: true,
  ean,
  hasAltUrl: false,
  inventoryQuantity: 7,
  offerPrice,
  rank: 1,
  salePrice: 59,
  skuId: `SKU-${ean}`,
})

const oxford: WireProduct = {
  active: true,
  articleType: 'Casual shirts',
  attributeNames: ['colour'],
  avgRating: 4.3,
  brand: 'Marlowe',
  brandName: 'Marlowe',
  breadCrumb: 'Apparel/Men/Shirts',
  category: 'Shirts',
  categoryRank: 12,
  changed: false,
  creationDate: 1_700_000_000_000,
  description: '<p>Soft <b>cotton</b></p>',
  discount: 18.8,
  division: 'Apparel',
  extAttributes: { origin: 'Portugal' },
  gender: 'Men',
  imageUrl: '/demo-pictures/shirt.webp',
  images: ['/demo-pictures/shirt-2.webp', 'https://img.example/3.webp'],
  lastChangedTime: 0,
  lastModifiedDate: 1_700_000_000_000,
  merchant: 'Northgate',
  merchantDivision: 'Menswear',
  merchantProductId: '48210',
  newArrival: false,
  normalizedArticleType: 'Shirt',
  normalizedCategory: 'Shirts',
  normalizedSubCategory: 'Casual',
  offerPrice: 47.9,
  productId: OXFORD,
  productUrl: ROOT,
  ratingScore: 86,
  ratingsCount: 218,
  reviewsCount: 40,
  salePrice: 59,
  seoTitle: 'mens-slim-fit-oxford-shirt',
  skuSet: [sku(CODE, 46.5), sku('', 47.9)],
  subCategory: 'Casual shirts',
  title: "Men's Slim Fit Oxford Shirt",
  trendingRank: 3,
  trueDiscount: 19,
  vendor: 'Marlowe Ltd',
  videos: [],
}

const other = (number: number, changes: Partial<WireProduct>): WireProduct => ({
  ...oxford,
  productId: `${String(number)}000000000000000000000000000000A`,
  productUrl: `https://shop.example/p/${String(number)}`,
  skuSet: [],
  ...changes,
})

const traits = { benefits: 'Breathable|Easy iron', quantity: '1 piece' }

const listings: Listing[] = [
  { country: 'us', product: oxford, traits },
  {
    country: 'us',
    product: other(1, {
      title: 'Oxford Shirt, Gift Box',
      productUrl: ROOT,
      merchant: 'harbormain',
      skuSet: [sku(CODE, null)],
      description: null,
    }),
    traits: {},
  },
  {
    country: 'us',
    product: other(2, { title: 'Cotton Polo', brand: 'Élan', gender: '' }),
    traits: {},
  },
  { country: 'in', product: other(3, { title: 'Oxford Kurta', gender: 'Women' }), traits: {} },
  { country: 'in', product: other(4, { title: 'Tea, green', category: 'Tea, green' }), traits: {} },
]

const rowOf = ({ country, product }: Listing): Row => ({
  country,
  merchant: product.merchant,
  brand: product.brand ?? '',
  category: product.category ?? '',
  division: product.division ?? '',
  gender: product.gender ?? '',
  silhouette: 'Slim',
  subSilhouette: '',
  pattern: 'Solid',
  primaryColor: 'Light blue',
  fabric: 'Cotton',
  occasion: 'Casual',
  sizes: ['M', 'L'],
  offerPrice: product.offerPrice,
  discount: product.discount,
  title: [product.title],
  words: [],
})

const at = (ordinal: number): Listing => listings[ordinal] as Listing // the engine uses ordinals below the size

const ordinalsWhere = (holds: (listing: Listing) => boolean): number[] =>
  listings.flatMap((listing, ordinal) => (holds(listing) ? [ordinal] : []))

const data: CatalogData = {
  size: listings.length,
  merchants: [
    { id: 'northgate', name: 'Northgate', logo: '/demo-pictures/logo.webp' },
    { id: 'harbormain', name: 'Harbor & Main', logo: null },
  ],
  row: (ordinal) => rowOf(at(ordinal)),
  listing: at,
  ordinalOfProduct: (id) => ordinalsWhere(({ product }) => product.productId === id)[0] ?? null,
  ordinalsOfCode: (code) =>
    ordinalsWhere(({ product }) => product.skuSet.some(({ ean }) => ean === code)),
  ordinalsOfUrl: (url) => ordinalsWhere(({ product }) => product.productUrl === url),
}

export const fixtureCatalog = createCatalog(data)

export type TestResponse = { response: Response; text: string; body: unknown }

/** Sends requests for `/v1…` to newly created handlers, with the key unless headers are given. */
export const createRequester = (settings: Partial<Settings> = {}) => {
  const handlers = createHandlers({ catalog: fixtureCatalog, ...settings })
  return async (
    path: string,
    headers: Record<string, string> = { apikey: 'demo' },
  ): Promise<TestResponse> => {
    const request = new Request(`http://demo.test/v1${path}`, { headers })
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No handler for ${path}`)
    const text = response.type === 'error' ? '' : await textOf(response)
    return { response, text, body: readJson(text) }
  }
}

/** Preserves the byte order mark, which `Response.text` removes. */
const textOf = async (response: Response): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
