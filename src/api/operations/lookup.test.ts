import { describe, expect, it } from 'vitest'
import { UnreadableError } from '@/api/http/errors.ts'
import { listen, replyJson } from '@test/listen.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import type { LookupRequest } from './calls.ts'
import { getLookup, readLookup } from './lookup.ts'

const request: LookupRequest = {
  url: 'https://shop.example/p?a=1&b=2',
  countries: ['us'],
  merchant: '',
  strict: '',
  mode: 'lite',
}

const read = (body: unknown, status = 200) =>
  readLookup(anAnswer({ status, text: JSON.stringify(body) })).products

describe('a look-up by URL', () => {
  it('sends the URL encoded, and strict and merchant only when chosen', async () => {
    const { connection, requests } = await listen(replyJson([]))
    await getLookup(connection, request)
    const url = encodeURIComponent(request.url)
    expect(requests[0]?.url).toBe(`/v1/products/lookup?countryCode=us&url=${url}&mode=lite`)
    await getLookup(connection, { ...request, merchant: 'm', strict: 'false' })
    expect(requests[1]?.url).toContain('&merchant=m&mode=lite&strict=false')
  })

  const record = { productId: 'A' }
  it.each([
    ['an array', [record]],
    ['a single record without an array', record],
    ['productList', { productList: [record] }],
    ['products', { products: [record] }],
    ['result', { result: record }],
    ['results', { results: [record] }],
    ['data', { success: true, data: [record] }],
    ['nested envelopes', { data: { products: [record] } }],
    [
      'the envelope field that contains records',
      { result: 'ok', productList: null, data: [record] },
    ],
    ['a record with a field named like an envelope', { ...record, data: { x: 1 }, result: [] }],
    ['an envelope that has a title', { title: 'Found', products: [record] }],
    ['an array with entries that aren’t records', [null, record, 'x', 5, [record]]],
  ])('reads the record from %s', (_name, body) => {
    expect(read(body)).toMatchObject([record])
  })

  it('recognises a single record by any of its usual fields', () => {
    expect(read({ seoTitle: 'a', offerPrice: 1 })).toMatchObject([{ seoTitle: 'a', offerPrice: 1 }])
  })

  it('returns every record in order, including duplicates', () => {
    const body = [{ productId: 'B' }, { productId: 'A' }, { productId: 'B' }, {}]
    expect(read(body).map(({ productId }) => productId)).toEqual(['B', 'A', 'B', null])
  })

  it.each([
    ['404', {}, 404],
    ['an empty array', [], 200],
    ['null instead of the array', null, 200],
    ['null in an envelope', { data: null }, 200],
    ['an empty map in an envelope', { data: {} }, 200],
    ['empty text in an envelope', { data: '' }, 200],
    ['a count of zero', { numFound: '0' }, 200],
    ['a count of zero with an invalid record', { productList: [''], numFound: 0 }, 200],
    ['a count of zero with a null list', { productList: null, numFound: 0 }, 200],
  ])('reads %s as not matched', (_name, body, status) => {
    expect(read(body, status)).toEqual([])
  })

  it.each(['x', 5, {}, true, ['x'], [[]], { data: 'x' }, { products: [5] }])(
    'rejects the body %j as unexpected',
    (body) => {
      expect(() => read(body)).toThrow(UnreadableError)
    },
  )

  it('rejects deeply nested envelopes as unreadable', () => {
    const deep = `${'{"data":'.repeat(50_000)}[]${'}'.repeat(50_000)}`
    expect(() => readLookup(anAnswer({ text: deep }))).toThrow(UnreadableError)
  })
})
