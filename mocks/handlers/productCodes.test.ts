import { describe, expect, it } from 'vitest'
import { CODE, OXFORD, createRequester } from './fixture.ts'

const get = createRequester()
const path = (code: string, rest = '') =>
  `/insights/daas/productCodes/${code}?countryCode=us${rest}`

const offers = [
  {
    offerPrice: 46.5,
    salePrice: 59,
    productId: OXFORD,
    merchantId: 'northgate',
    merchantName: 'Northgate',
    merchantLogo: 'http://demo.test/demo-pictures/logo.webp',
    merchantProductUrl: 'https://www.northgate.example/men/shirts/p/48210?color=light-blue',
  },
  {
    offerPrice: null,
    salePrice: 59,
    productId: '1000000000000000000000000000000A',
    merchantId: 'harbormain',
    merchantName: 'Harbor & Main',
    merchantLogo: '',
    merchantProductUrl: 'https://www.northgate.example/men/shirts/p/48210?color=light-blue',
  },
]

describe('product codes (§4.4)', () => {
  it('returns an envelope with every merchant that sells the code, at its variant’s price', async () => {
    expect((await get(path(CODE))).body).toEqual({
      success: true,
      message: '',
      errorCode: '',
      result: { ean: CODE, merchants: offers },
    })
  })

  it('adds images and a description to the result in full mode', async () => {
    const { body } = await get(path(CODE, '&mode=full'))
    expect(body).toMatchObject({
      result: {
        merchants: offers,
        images: [
          'http://demo.test/demo-pictures/shirt.webp',
          'http://demo.test/demo-pictures/shirt-2.webp',
          'https://img.example/3.webp',
        ],
        description: '<p>Soft <b>cotton</b></p>',
      },
    })
  })

  it('answers 404 in the envelope for unknown codes and other forms of a known one', async () => {
    for (const code of ['2049811763047', `0${CODE}`, '049811763030', 'letters', '0']) {
      const { response, body } = await get(path(code))
      expect(response.status).toBe(404)
      expect(body).toEqual({
        success: false,
        message: 'EAN not found',
        errorCode: 'EAN_NOT_FOUND',
        result: null,
      })
    }
  })

  it('answers 404 in a country without sellers, and 400 without a country', async () => {
    const elsewhere = await get(`/insights/daas/productCodes/${CODE}?countryCode=in`)
    expect(elsewhere.response.status).toBe(404)
    const missing = await get(`/insights/daas/productCodes/${CODE}`)
    expect(missing.response.status).toBe(400)
    expect(missing.body).toMatchObject({ success: false, errorCode: 'MISSING_PARAMETER' })
  })
})
