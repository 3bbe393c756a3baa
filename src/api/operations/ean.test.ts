import { describe, expect, it } from 'vitest'
import { defaultApiVariant } from '@/api/apiVariant.ts'
import { UnreadableError } from '@/api/http/errors.ts'
import { listen, replyJson } from '@test/listen.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { getEan, readEan } from './ean.ts'

const CODE = '0041250500735'
const request = { code: CODE, countries: ['us'], mode: 'lite' as const }
const merchants = [{ merchantId: 1, offerPrice: '9.5', merchantLogo: 'javascript:x' }]
const image = 'https://a.example/1.png'

const read = (body: unknown, status = 200) =>
  readEan(anAnswer({ status, text: JSON.stringify(body) }), CODE)

describe('the merchants of a code', () => {
  it('are requested with the code unchanged, including leading zeros', async () => {
    const { connection, requests } = await listen(replyJson({ result: { merchants } }))
    await getEan(connection, request)
    expect(requests[0]?.url).toContain(`/productCodes/${CODE}?`)
  })

  it('are requested in several countries at once where the API variant says so', async () => {
    const { connection, requests } = await listen(replyJson({ result: { merchants } }))
    const apiVariant = { ...defaultApiVariant, countryLists: 'comma' as const }
    await getEan({ ...connection, apiVariant }, { ...request, countries: ['us', 'in'] })
    expect(requests[0]?.url).toContain('countryCode=us%2Cin')
  })

  it('are read as offers', () => {
    expect(read({ success: true, result: { merchants } })).toMatchObject({
      kind: 'found',
      offers: [{ merchantId: '1', offerPrice: 9.5, merchantLogo: null, salePrice: null }],
    })
  })

  it.each([
    ['a single merchant instead of a list', { result: { merchants: merchants[0] } }],
    ['a result without an envelope', { ean: CODE, merchants }],
    ['a result in a list', { result: [{ merchants }] }],
  ])('are read from %s', (_name, body) => {
    expect(read(body)).toMatchObject({ kind: 'found', offers: [{ merchantId: '1' }] })
  })

  it.each([
    ['404', { success: false }, 404],
    ['a null result', { success: true, result: null }, 200],
    ['an empty result', { success: true, result: {} }, 200],
    ['an empty list', [], 200],
    ['an empty list instead of the result', { result: [] }, 200],
    ['an empty list of merchants', { result: { ean: CODE, merchants: [], shelf: 7 } }, 200],
    ['null merchants', { result: { ean: CODE, merchants: null } }, 200],
    ['a count of zero', { success: true, numFound: 0 }, 200],
  ])('are reported as not found after %s', (_name, body, status) => {
    expect(read(body, status).kind).toBe('none')
  })

  it('can be empty although the answer describes the code', () => {
    const result = { merchants: [], description: 'D' }
    expect(read({ result })).toMatchObject({ kind: 'found', offers: [], description: 'D' })
  })

  it.each([
    null,
    'x',
    5,
    {},
    { result: 'x' },
    { result: [{}, {}] },
    { result: { merchants: [1] } },
  ])('can’t be read from the unexpected body %j', (body) => {
    expect(() => read(body)).toThrow(UnreadableError)
  })
})

describe('the echo of a code', () => {
  it.each([
    [41250500735, CODE],
    [CODE, CODE],
    ['41250500735', '41250500735'],
    [null, null],
    [2 ** 60, null],
    [-5, '-5'],
  ])('is read from %j as %j', (ean, echo) => {
    expect(read({ result: { ean, merchants } })).toMatchObject({ ean: echo })
  })
})

describe('the extra fields of full mode', () => {
  it.each([
    ['the result', { ean: 'x', merchants, imageUrl: image, description: 'D' }],
    [
      'the product in the result',
      { merchants, product: { images: [image], longDescription: 'D' } },
    ],
    ['a list of products', { merchants, product: [{ images: [image], longDescription: 'D' }] }],
    ['a merchant', { merchants: [{ pictures: [{ url: image }], description: 'D' }] }],
    ['fields with other names', { merchants, thumbnail: { src: image }, productDesc: 'D' }],
  ])('are found in %s', (_name, result) => {
    expect(read({ result })).toMatchObject({ images: [image], description: 'D', otherFields: [] })
  })

  it.each([
    ['the result', { merchants, title: 'T' }, 'T'],
    ['the product in the result', { merchants, product: { productName: 'T' } }, 'T'],
    ['a merchant', { merchants: [{ name: 'Shop', productTitle: 'T' }] }, 'T'],
    ['nowhere', { merchants: [{ name: 'Shop' }], title: ' ' }, null],
  ])('include a product name from %s', (_name, result, title) => {
    expect(read({ result })).toMatchObject({ title })
  })

  it('include undocumented fields from anywhere in the result', () => {
    const result = {
      merchants: [{ stock: 3 }, { merchantId: 'm', stock: 0, unit: null }],
      product: { brand: 'Marlowe' },
      shelf: 7,
      legacy: null,
    }
    expect(read({ result })).toMatchObject({
      otherFields: [
        ['shelf', 7],
        ['legacy', null],
        ['brand', 'Marlowe'],
        ['stock (merchants)', [3, 0]],
        ['unit (merchants)', [null]],
      ],
    })
  })

  it('include picture and description fields that weren’t used completely', () => {
    const result = {
      merchants,
      images: { front: image },
      picture: ['javascript:x', image],
      description: 'first',
      shortDescription: 'second',
      descriptions: { en: 'third' },
      descriptionEmpty: '',
      product: 'shirt',
    }
    expect(read({ result })).toMatchObject({
      images: [image],
      description: 'first',
      otherFields: [
        ['images', { front: image }],
        ['picture', ['javascript:x', image]],
        ['shortDescription', 'second'],
        ['descriptions', { en: 'third' }],
        ['product', 'shirt'],
      ],
    })
  })

  it('exclude the envelope around a bare result', () => {
    const body = { success: true, message: '', errorCode: '', merchants, shelf: 7 }
    expect(read(body)).toMatchObject({ otherFields: [['shelf', 7]] })
  })
})
