import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '@/api/connection.ts'
import { KeyError } from '@/api/http/errors.ts'
import { aSearchRequest } from '@test/made/aSearchRequest.ts'
import { demoConnection } from '@test/made/connections.ts'
import { demoServer } from '../../../mocks/node.ts'
import { getEan } from './ean.ts'
import { getLookup } from './lookup.ts'
import type { Product } from './product.ts'
import { getSearch } from './search.ts'
import { getTraits } from './traits.ts'

/** Tests the app's client against the demo service: two implementations of the specification without shared code. */

const demo = demoServer()
beforeAll(() => demo.listen())
afterEach(() => demo.reset())
afterAll(() => demo.close())

const connection: Connection = { ...demoConnection, baseUrl: 'http://catalog.example' }

const search = aSearchRequest({ q: 'cotton shirt' })

const facetNames = [
  'brand',
  'discount',
  'fabric',
  'gender',
  'merchant',
  'occasion',
  'pattern',
  'price',
  'primaryColor',
  'silhouette',
  'size',
  'subSilhouette',
]

async function first(): Promise<Product> {
  const { products } = await getSearch(connection, search)
  const [product] = products
  if (!product) throw new Error('the demo has no cotton shirt')
  return product
}

describe('the search operation', () => {
  it('reads products, all twelve facets, the total and the echo', async () => {
    const result = await getSearch(connection, search)
    expect(result).toMatchObject({ kind: 'found', shuffled: false, pageSize: 24, start: 0 })
    expect(result.products).toHaveLength(24)
    expect(result.numFound).toBeGreaterThan(24)
    expect(result.appliedQuery).toContain('cotton shirt')
    expect(result.facets.map(({ name }) => name).toSorted()).toEqual(facetNames)
    expect(result.featured.map(([name]) => name).toSorted()).toEqual([
      'gender',
      'silhouette',
      'subSilhouette',
    ])
  })

  it('reads SKU fields that only search returns, and no merchant product ID', async () => {
    const product = await first()
    expect(product.merchantProductId).toBeNull()
    expect(product.skuSet[0]).toMatchObject({
      hasAltUrl: expect.any(Boolean),
      inventoryQuantity: expect.any(Number),
    })
  })

  it('gets fewer fields in lite mode', async () => {
    const { products } = await getSearch(connection, { ...search, mode: 'lite' })
    expect(products[0]).toMatchObject({ brand: null, skuSet: [], title: expect.any(String) })
  })

  it('returns and counts only the products that match a filter', async () => {
    const merchant = (await first()).merchant ?? ''
    const result = await getSearch(connection, { ...search, merchant: [merchant] })
    expect(new Set(result.products.map((product) => product.merchant))).toEqual(new Set([merchant]))
    const counts = result.facets.find(({ name }) => name === 'merchant')?.values ?? []
    expect(new Map(counts).get(merchant)).toBe(result.numFound)
    expect(counts.length).toBeGreaterThan(1)
  })

  it('pages without repeating products, and recognises a page past the end', async () => {
    const one = await getSearch(connection, search)
    const two = await getSearch(connection, { ...search, page: 2 })
    const ids = [...one.products, ...two.products].map(({ productId }) => productId)
    expect(new Set(ids).size).toBe(48)
    const beyond = await getSearch(connection, { ...search, page: 9999 })
    expect(beyond.kind).toBe('past the end')
  })

  it('finds no products for unknown keywords', async () => {
    const result = await getSearch(connection, { ...search, q: 'zzqqxx' })
    expect(result).toMatchObject({ kind: 'none', numFound: 0, products: [] })
  })
})

describe('the traits operation', () => {
  it('reads no product in lite mode, and the traits with the product in full mode', async () => {
    const id = (await first()).productId ?? ''
    const lite = await getTraits(connection, { id, countries: ['us'], mode: 'lite' })
    expect(lite).toMatchObject({ kind: 'found', product: null })
    const full = await getTraits(connection, { id, countries: ['us'], mode: 'full' })
    expect(full).toMatchObject({
      kind: 'found',
      product: { productId: id, merchantProductId: expect.any(String) },
    })
    expect(full.kind === 'found' && full.traits.length).toBeGreaterThan(0)
  })

  it('finds no product for an unknown ID or in another country', async () => {
    const requestTraits = (id: string, country: string) =>
      getTraits(connection, { id, countries: [country], mode: 'full' })
    expect((await requestTraits('0'.repeat(32), 'us')).kind).toBe('none')
    expect((await requestTraits((await first()).productId ?? '', 'de')).kind).toBe('none')
  })
})

describe('the lookup operation', () => {
  const lookUp = (url: string, mode: 'lite' | 'full' = 'full') =>
    getLookup(connection, { url, countries: ['us'], merchant: '', strict: '', mode })

  it('finds a product by its URL', async () => {
    const { productUrl, productId } = await first()
    const { products } = await lookUp(productUrl ?? '')
    expect(products.map((product) => product.productId)).toContain(productId)
    expect(products[0]?.skuSet.length).toBeGreaterThan(0)
  })

  it('gets fewer fields in lite mode, and nothing for an unknown URL', async () => {
    const { products } = await lookUp((await first()).productUrl ?? '', 'lite')
    expect(products[0]?.skuSet).toEqual([])
    expect((await lookUp('https://nowhere.example/p/1')).products).toEqual([])
  })
})

describe('the EAN operation', () => {
  const requestEan = (code: string, mode: 'lite' | 'full' = 'full') =>
    getEan(connection, { code, countries: ['us'], mode })

  it('reads the offers for the EAN of a SKU, including the product it came from', async () => {
    const product = await first()
    const code = product.skuSet.find(({ ean }) => ean !== null)?.ean ?? ''
    const result = await requestEan(code)
    expect(result).toMatchObject({ kind: 'found', ean: code })
    const offers = result.kind === 'found' ? result.offers : []
    expect(offers.map(({ productId }) => productId)).toContain(product.productId)
    expect(offers[0]).toMatchObject({
      merchantId: expect.any(String),
      merchantName: expect.any(String),
      merchantProductUrl: expect.stringMatching(/^https:/),
    })
    expect(result.kind === 'found' && result.images.length).toBeGreaterThan(0)
    const lite = await requestEan(code, 'lite')
    expect(lite).toMatchObject({ kind: 'found', images: [], description: null })
  })

  it('finds no offers for an unknown code', async () => {
    expect((await requestEan('4006381333931')).kind).toBe('none')
  })
})

describe('the key', () => {
  it('is refused by all four operations when it is wrong', async () => {
    const wrong = { ...connection, apiKey: 'other' }
    const requested = [
      getSearch(wrong, search),
      getTraits(wrong, { id: 'A', countries: ['us'], mode: 'lite' }),
      getLookup(wrong, {
        url: 'https://a.example',
        countries: ['us'],
        merchant: '',
        strict: '',
        mode: 'lite',
      }),
      getEan(wrong, { code: '2049811763054', countries: ['us'], mode: 'lite' }),
    ]
    const outcomes = await Promise.allSettled(requested)
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
      requested.map(() => expect.any(KeyError)),
    )
  })
})
