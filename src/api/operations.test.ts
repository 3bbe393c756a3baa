import { describe, expect, it } from 'vitest'
import { listen, replyJson } from '../testing/listen.ts'
import { defaultDialect } from './dialect.ts'
import { getEan } from './ean.ts'
import { UnreadableError } from './errors.ts'
import { getLookup } from './lookup.ts'
import { getTraits } from './traits.ts'

const traitsRequest = { id: 'A/B', countries: ['us'], mode: 'full' } as const
const lookupRequest = {
  url: 'https://shop.example/p?a=1&b=2',
  countries: ['us'],
  merchant: '',
  strict: '',
  mode: 'lite',
} as const
const eanRequest = { code: '0041250500735', countries: ['us'], mode: 'lite' } as const

describe('traits', () => {
  it('asks for the id as one segment of the path', async () => {
    const { connection, requests } = await listen(replyJson({ traits: {} }))
    await getTraits(connection, { ...traitsRequest, countries: ['us'] })
    expect(requests[0]?.url).toBe('/v1/products/A%2FB/traits?countryCode=us&mode=full')
  })

  it.each([
    ['a map', { benefits: 'Soft|Warm' }],
    ['a list', [{ name: 'benefits', value: ['Soft', 'Warm'] }]],
  ])('reads traits from %s', async (_name, traits) => {
    const { connection } = await listen(replyJson({ traits }))
    expect(await getTraits(connection, { ...traitsRequest, countries: ['us'] })).toMatchObject({
      kind: 'found',
      product: null,
      traits: [['benefits', 'Soft|Warm']],
    })
  })

  it('reads the product beside missing traits', async () => {
    const body = { product: { productId: 'A', skuSet: { skuId: 's', ean: 5, rank: '2' } } }
    const { connection } = await listen(replyJson(body))
    expect(await getTraits(connection, { ...traitsRequest, countries: ['us'] })).toMatchObject({
      kind: 'found',
      traits: [],
      product: { productId: 'A', skuSet: [{ skuId: 's', ean: '5', rank: 2, available: null }] },
    })
  })

  it.each([
    ['404', 404, {}],
    ['null for both', 200, { traits: null, product: null }],
  ])('reads %s as an unknown product', async (_name, status, body) => {
    const { connection } = await listen(replyJson(body, status))
    const result = await getTraits(connection, { ...traitsRequest, countries: ['us'] })
    expect(result.kind).toBe('none')
  })

  it.each([null, [], 'x', 5, {}])('calls the body %j unexpected', async (body) => {
    const { connection } = await listen(replyJson(body))
    const asked = getTraits(connection, { ...traitsRequest, countries: ['us'] })
    await expect(asked).rejects.toBeInstanceOf(UnreadableError)
  })
})

describe('lookup', () => {
  const ask = async (body: unknown, status = 200) => {
    const { connection } = await listen(replyJson(body, status))
    return getLookup(connection, { ...lookupRequest, countries: ['us'] })
  }

  it('sends the URL encoded, and strict and merchant only when chosen', async () => {
    const { connection, requests } = await listen(replyJson([]))
    await getLookup(connection, { ...lookupRequest, countries: ['us'] })
    const url = encodeURIComponent(lookupRequest.url)
    expect(requests[0]?.url).toBe(`/v1/products/lookup?countryCode=us&url=${url}&mode=lite`)
    const chosen = { merchant: 'm', strict: 'false' } as const
    await getLookup(connection, { ...lookupRequest, ...chosen, countries: ['us'] })
    expect(requests[1]?.url).toContain('&merchant=m&mode=lite&strict=false')
  })

  it.each([
    ['an array', [{ productId: 'A' }]],
    ['one record', { productId: 'A' }],
    ['productList', { productList: [{ productId: 'A' }] }],
    ['products', { products: [{ productId: 'A' }] }],
    ['result', { result: { productId: 'A' } }],
    ['results', { results: [{ productId: 'A' }] }],
    ['data', { success: true, data: [{ productId: 'A' }] }],
  ])('reads records from %s', async (_name, body) => {
    expect((await ask(body)).products).toMatchObject([{ productId: 'A' }])
  })

  it.each([
    ['an empty array', [], 200],
    ['404', {}, 404],
    ['an empty envelope', { data: null }, 200],
  ])('reads %s as not matched', async (_name, body, status) => {
    expect((await ask(body, status)).products).toEqual([])
  })

  it.each([null, 'x', 5, {}])('calls the body %j unexpected', async (body) => {
    await expect(ask(body)).rejects.toBeInstanceOf(UnreadableError)
  })
})

describe('EAN', () => {
  const merchants = [{ merchantId: 1, offerPrice: '9.5', merchantLogo: 'javascript:x' }]
  const ask = async (body: unknown, status = 200) => {
    const { connection } = await listen(replyJson(body, status))
    return getEan(connection, { ...eanRequest, countries: ['us'] })
  }

  it('asks for the code as it is, leading zeros included', async () => {
    const { connection, requests } = await listen(replyJson({ result: { merchants: [] } }))
    await getEan(connection, { ...eanRequest, countries: ['us'] })
    expect(requests[0]?.url).toContain('/productCodes/0041250500735?')
  })

  it('reads offers and pads a numeric echo', async () => {
    expect(await ask({ success: true, result: { ean: 41250500735, merchants } })).toMatchObject({
      kind: 'found',
      ean: '0041250500735',
      offers: [{ merchantId: '1', offerPrice: 9.5, merchantLogo: null, salePrice: null }],
    })
  })

  const image = 'https://a.example/1.png'
  it.each([
    ['the result', { ean: 'x', merchants, imageUrl: image, description: 'D' }],
    ['its product', { merchants, product: { images: [image], longDescription: 'D' } }],
    ['a merchant', { merchants: [{ pictures: [{ url: image }], description: 'D' }] }],
  ])('finds the extras of full mode in %s', async (_name, result) => {
    expect(await ask({ result })).toMatchObject({ images: [image], description: 'D' })
  })

  it('keeps fields that nobody documented', async () => {
    expect(await ask({ result: { merchants, shelf: 7 } })).toMatchObject({
      otherFields: [['shelf', 7]],
    })
  })

  it.each([
    ['404', { success: false }, 404],
    ['a null result', { success: true, result: null }, 200],
    ['an empty list', [], 200],
  ])('reads %s as an unknown code', async (_name, body, status) => {
    expect((await ask(body, status)).kind).toBe('none')
  })

  it.each([null, 'x', 5, {}])('calls the body %j unexpected', async (body) => {
    await expect(ask(body)).rejects.toBeInstanceOf(UnreadableError)
  })

  it('puts several countries into one parameter where the dialect says so', async () => {
    const { connection, requests } = await listen(replyJson({ result: { merchants: [] } }))
    const dialect = { ...defaultDialect, countryLists: 'comma' as const }
    await getEan({ ...connection, dialect }, { ...eanRequest, countries: ['us', 'in'] })
    expect(requests[0]?.url).toContain('countryCode=us%2Cin')
  })
})
