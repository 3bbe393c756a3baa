import { describe, expect, it } from 'vitest'
import { sharedEngine } from '../../node.ts'
import { CODE, OXFORD, createRequester } from '../fixture.ts'

const huge = createRequester({ scenario: () => 'huge' })
const MANY = 10_000

type Thing = { productId: string }
const distinct = (things: Thing[]) => new Set(things.map(({ productId }) => productId)).size

describe('the huge catalog', () => {
  it('returns 10,000 search records with separate ids, about 20 MB', async () => {
    const request = createRequester({ scenario: () => 'huge', catalog: () => sharedEngine(300) })
    const { body, text } = await request('/products?countryCode=us&mode=full&limit=24')
    const { productList, numFound } = body as { productList: Thing[]; numFound: number }
    expect(productList).toHaveLength(MANY)
    expect(distinct(productList)).toBe(MANY)
    expect(numFound).toBeGreaterThanOrEqual(MANY)
    const megabytes = Buffer.byteLength(text) / 1e6
    expect(megabytes).toBeGreaterThan(15)
    expect(megabytes).toBeLessThan(40)
  })

  it('returns 10,000 records for a URL, merchants for a code and variants of a product', async () => {
    const url = encodeURIComponent('https://shop.example/p/2')
    const records = (await huge(`/products/lookup?countryCode=us&url=${url}`)).body as Thing[]
    expect(records).toHaveLength(MANY)
    expect(distinct(records)).toBe(MANY)
    const { body } = await huge(`/insights/daas/productCodes/${CODE}?countryCode=us`)
    const { merchants } = (body as { result: { merchants: Thing[] } }).result
    expect(merchants).toHaveLength(MANY)
    const traits = await huge(`/products/${OXFORD}/traits?countryCode=us&mode=full`)
    const answer = traits.body as { product: { skuSet: unknown[] }; traits: object }
    expect(answer.product.skuSet).toHaveLength(MANY)
    expect(Object.keys(answer.traits).length).toBeGreaterThanOrEqual(1000)
  })

  it('still finds nothing for unknown products and codes', async () => {
    expect((await huge('/products?countryCode=us&q=nothing')).response.status).toBe(404)
    expect((await huge('/products/lookup?countryCode=us&url=x')).body).toEqual([])
  })
})
