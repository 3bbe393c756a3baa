import { describe, expect, it } from 'vitest'
import { UnreadableError } from '@/api/http/errors.ts'
import { listen, replyJson } from '@test/listen.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import type { TraitsRequest } from './calls.ts'
import { getTraits, readTraits } from './traits.ts'

const read = (body: unknown, mode: TraitsRequest['mode'] = 'full', status = 200) =>
  readTraits(anAnswer({ status, text: JSON.stringify(body) }), mode)

describe('the traits of a product', () => {
  it('are requested with the id as one segment of the path', async () => {
    const { connection, requests } = await listen(replyJson({ traits: {} }))
    await getTraits(connection, { id: 'A/B', countries: ['us'], mode: 'full' })
    expect(requests[0]?.url).toBe('/v1/products/A%2FB/traits?countryCode=us&mode=full')
  })

  it.each([
    ['a map', { benefits: 'Soft|Warm' }],
    ['lists in a map', { benefits: ['Soft', 'Warm'] }],
    ['pairs', [{ name: 'benefits', value: ['Soft', 'Warm'] }]],
    ['one pair', [{ name: 'benefits', value: 'Soft|Warm' }]],
  ])('are read from %s', (_name, traits) => {
    expect(read({ traits })).toMatchObject({
      kind: 'found',
      product: null,
      traits: [['benefits', 'Soft|Warm']],
    })
  })

  it('may be texts, figures and flags; what is none of these leaves the name', () => {
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

  it('keep names that are parts of every object', () => {
    const answer = anAnswer({ text: '{"traits":{"__proto__":"a","constructor":"b"}}' })
    expect(readTraits(answer, 'lite')).toMatchObject({
      traits: [
        ['__proto__', 'a'],
        ['constructor', 'b'],
      ],
    })
  })

  it('may be missing beside the product', () => {
    const skuSet = { skuId: 's', ean: 5, rank: '2' }
    expect(read({ product: { productId: 'A', skuSet } })).toMatchObject({
      kind: 'found',
      traits: [],
      product: { productId: 'A', skuSet: [{ skuId: 's', ean: '5', rank: 2, available: null }] },
    })
  })

  it.each([null, {}, [], ''])('show without a product where it is %j', (product) => {
    expect(read({ product, traits: { a: 'b' } })).toMatchObject({ kind: 'found', product: null })
  })

  it('may be none: an empty map is a product without traits where no product was requested', () => {
    expect(read({ traits: {} }, 'lite').kind).toBe('found')
    expect(read({ traits: {} }, 'full').kind).toBe('none')
  })

  it.each([
    ['404', {}, 404],
    ['404 with success false', { success: false }, 404],
    ['null for both', { traits: null, product: null }, 200],
    ['null for the product, and no traits', { traits: {}, product: null }, 200],
    ['an empty list', [], 200],
    ['a count of zero', { numFound: 0 }, 200],
  ])('are of an unknown product after %s', (_name, body, status) => {
    expect(read(body, 'full', status).kind).toBe('none')
  })

  it.each([null, 'x', 5, {}, ['x']])('are not to be had from the body %j', (body) => {
    expect(() => read(body)).toThrow(UnreadableError)
  })
})
