import { describe, expect, it } from 'vitest'
import { UnreadableError } from '@/api/http/errors.ts'
import { listen, replyJson } from '@test/listen.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import type { TraitsRequest } from './calls.ts'
import { getTraits, readTraits } from './traits.ts'

const read = (body: unknown, mode: TraitsRequest['mode'] = 'full', status = 200) =>
  readTraits(anAnswer({ status, text: JSON.stringify(body) }), mode)

describe('the traits of a product', () => {
  it('are requested with the ID as one segment of the path', async () => {
    const { connection, requests } = await listen(replyJson({ traits: {} }))
    await getTraits(connection, { id: 'A/B', countries: ['us'], mode: 'full' })
    expect(requests[0]?.url).toBe('/v1/products/A%2FB/traits?countryCode=us&mode=full')
  })

  it.each([
    ['a map', { benefits: 'Soft|Warm' }],
    ['a map of lists', { benefits: ['Soft', 'Warm'] }],
    ['pairs', [{ name: 'benefits', value: ['Soft', 'Warm'] }]],
    ['a single pair', [{ name: 'benefits', value: 'Soft|Warm' }]],
  ])('are read from %s', (_name, traits) => {
    expect(read({ traits })).toMatchObject({
      kind: 'found',
      product: null,
      traits: [['benefits', 'Soft|Warm']],
    })
  })

  it('can be text, numbers and booleans; other values become empty', () => {
    const traits = { weight: 5, vegan: true, odd: { a: 1 }, none: null, list: [1, null, 'x'] }
    expect(read({ traits })).toMatchObject({
      traits: [
        ['weight', '5'],
        ['vegan', 'true'],
        ['odd', ''],
        ['none', ''],
        ['list', '1|x'],
      ],
    })
  })

  it('can have names such as __proto__ and constructor', () => {
    const answer = anAnswer({ text: '{"traits":{"__proto__":"a","constructor":"b"}}' })
    expect(readTraits(answer, 'lite')).toMatchObject({
      traits: [
        ['__proto__', 'a'],
        ['constructor', 'b'],
      ],
    })
  })

  it('can be missing although the product is there', () => {
    const skuSet = { skuId: 's', ean: 5, rank: '2' }
    expect(read({ product: { productId: 'A', skuSet } })).toMatchObject({
      kind: 'found',
      traits: [],
      product: { productId: 'A', skuSet: [{ skuId: 's', ean: '5', rank: 2, available: null }] },
    })
  })

  it.each([null, {}, [], ''])('are read without a product when that is %j', (product) => {
    expect(read({ product, traits: { a: 'b' } })).toMatchObject({ kind: 'found', product: null })
  })

  it('count as found when empty in lite mode, and as not found in full mode', () => {
    expect(read({ traits: {} }, 'lite').kind).toBe('found')
    expect(read({ traits: {} }, 'full').kind).toBe('none')
  })

  it.each([
    ['404', {}, 404],
    ['404 with success false', { success: false }, 404],
    ['null for traits and product', { traits: null, product: null }, 200],
    ['null for the product, and no traits', { traits: {}, product: null }, 200],
    ['an empty list', [], 200],
    ['a count of zero', { numFound: 0 }, 200],
  ])('are reported as not found after %s', (_name, body, status) => {
    expect(read(body, 'full', status).kind).toBe('none')
  })

  it.each([null, 'x', 5, {}, ['x']])('can’t be read from the unexpected body %j', (body) => {
    expect(() => read(body)).toThrow(UnreadableError)
  })
})
