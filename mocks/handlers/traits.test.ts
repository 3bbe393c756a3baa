import { describe, expect, it } from 'vitest'
import { OXFORD, createRequester } from './fixture.ts'

const get = createRequester()

const FULL_FIELDS =
  'active articleType attributeNames avgRating brand brandName breadCrumb category categoryRank changed creationDate description discount division extAttributes gender imageUrl images lastChangedTime lastModifiedDate merchant merchantDivision merchantProductId newArrival normalizedArticleType normalizedCategory normalizedSubCategory offerPrice productId productUrl ratingScore ratingsCount reviewsCount salePrice seoTitle skuSet subCategory title trendingRank trueDiscount vendor videos'

describe('traits (§4.1)', () => {
  it('returns only the traits in lite mode, the default', async () => {
    const expected = { traits: { benefits: 'Breathable|Easy iron', quantity: '1 piece' } }
    expect((await get(`/products/${OXFORD}/traits?countryCode=us`)).body).toEqual(expected)
    expect((await get(`/products/${OXFORD}/traits?countryCode=us&mode=lite`)).body).toEqual(
      expected,
    )
  })

  it('adds the full record with the merchant’s product id, and variants without search’s fields', async () => {
    const { body } = await get(`/products/${OXFORD}/traits?countryCode=us&mode=full`)
    const { product } = body as { product: Record<string, unknown> & { skuSet: object[] } }
    expect(Object.keys(product).toSorted().join(' ')).toBe(FULL_FIELDS)
    expect(product['merchantProductId']).toBe('48210')
    expect(
      Object.keys(product.skuSet[0] ?? {})
        .toSorted()
        .join(' '),
    ).toBe('attributes available ean offerPrice rank salePrice skuId')
  })

  it('gives pictures the origin of the request and leaves other addresses unchanged', async () => {
    const { body } = await get(`/products/${OXFORD}/traits?countryCode=us&mode=full`)
    expect(body).toMatchObject({
      product: {
        imageUrl: 'http://demo.test/demo-pictures/shirt.webp',
        images: ['http://demo.test/demo-pictures/shirt-2.webp', 'https://img.example/3.webp'],
      },
    })
  })

  it('finds a product in any country of a comma-separated list, and in no other', async () => {
    expect((await get(`/products/${OXFORD}/traits?countryCode=in,US`)).response.status).toBe(200)
    expect((await get(`/products/${OXFORD}/traits?countryCode=in`)).response.status).toBe(404)
  })

  it('answers 404 with a message for an unknown or strange id', async () => {
    for (const id of ['0'.repeat(32), 'x', 'a%2Fb', '%F0%9F%91%97', 'x'.repeat(5000)]) {
      const { response, body } = await get(`/products/${id}/traits?countryCode=us`)
      expect(response.status).toBe(404)
      expect(body).toEqual({ message: 'Product not found', errorCode: 'PRODUCT_NOT_FOUND' })
    }
  })

  it('answers 400 without a country and for an unknown mode', async () => {
    const missing = await get(`/products/${OXFORD}/traits`)
    expect(missing.response.status).toBe(400)
    expect(missing.body).toEqual({
      message: 'The parameter countryCode is required',
      errorCode: 'MISSING_PARAMETER',
    })
    expect((await get(`/products/${OXFORD}/traits?countryCode=us&mode=all`)).response.status).toBe(
      400,
    )
  })
})
