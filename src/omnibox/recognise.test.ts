import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProductId, productIdProblem } from '../catalog/productId.ts'
import { recognise } from './recognise.ts'

const ID = 'BF8B4404FC13F9B4C052AB88873F2DD1'

describe('recognise', () => {
  it.each([
    ['', { kind: 'empty' }],
    [' \n\t ', { kind: 'empty' }],
    ['  cotton   shirt ', { kind: 'keywords', q: 'cotton shirt' }],
    [ID, { kind: 'product', id: ID }],
    [` ${ID.toLowerCase()} `, { kind: 'product', id: ID.toLowerCase() }],
    [`${ID}0`, { kind: 'keywords', q: `${ID}0` }],
    [
      '12345678901234567890123456789012',
      { kind: 'product', id: '12345678901234567890123456789012' },
    ],
    [
      'https://northgate.example/p/1?a=b',
      { kind: 'url', url: 'https://northgate.example/p/1?a=b', note: null },
    ],
    ['HTTP://northgate.example', { kind: 'url', url: 'HTTP://northgate.example', note: null }],
    [
      'northgate.example/p/1',
      { kind: 'url', url: 'https://northgate.example/p/1', note: '“https://” added.' },
    ],
    ['northgate.example', { kind: 'keywords', q: 'northgate.example' }],
    ['S.Oliver/M', { kind: 'keywords', q: 'S.Oliver/M' }],
    [
      '<https://northgate.example/p/1>',
      {
        kind: 'url',
        url: 'https://northgate.example/p/1',
        note: 'Read without “<” before the link and “>” after it.',
      },
    ],
    ['javascript:alert(1)', { kind: 'keywords', q: 'javascript:alert(1)' }],
    ['<script>alert(1)</script>', { kind: 'keywords', q: '<script>alert(1)</script>' }],
    ['1234567', { kind: 'keywords', q: '1234567' }],
    ['قميص قطن', { kind: 'keywords', q: 'قميص قطن' }],
    ['👕', { kind: 'keywords', q: '👕' }],
    ['2049811763054\n96385074', { kind: 'lines', count: 2, q: '2049811763054 96385074' }],
    ['2049\n811763054', { kind: 'keywords', q: '2049 811763054' }],
    [
      'https://a.example/1\r\nhttps://a.example/2',
      { kind: 'lines', count: 2, q: 'https://a.example/1 https://a.example/2' },
    ],
  ])('reads %j', (text, expected) => {
    expect(recognise(text)).toEqual(expected)
  })

  it('reads codes, right and wrong', () => {
    expect(recognise('2049811763054\n')).toMatchObject({
      kind: 'ean',
      gtin: { code: '2049811763054', format: 'EAN-13' },
    })
    expect(recognise('2049811763055')).toMatchObject({
      kind: 'wrong check digit',
      reading: { corrected: '2049811763054' },
    })
  })

  it('never throws and never loses a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(recognise(text).kind === 'empty').toBe(text.trim() === '')
      }),
      { seed: 32, numRuns: 1000 },
    )
  })
})

describe('product ids', () => {
  it('knows the form of the samples, in either case, and no other script', () => {
    expect(isProductId(ID)).toBe(true)
    expect(isProductId(ID.toLowerCase())).toBe(true)
    expect(isProductId(ID.slice(1))).toBe(false)
    expect(isProductId(`${ID} `)).toBe(false)
    expect(isProductId('０'.repeat(32))).toBe(false)
  })

  it.each(['.', '..', ' .. ', '%2e', '%2E.', '', '  ', 'x'.repeat(513), 'x'.repeat(5000)])(
    'refuses %.20j',
    (id) => {
      expect(productIdProblem(id)).toMatch(/^\S.*\.$/)
    },
  )

  it.each([ID, 'a', '...', '../x', 'a b', '☕', 'x'.repeat(512), '<script>'])(
    'allows %.20j',
    (id) => {
      expect(productIdProblem(id)).toBeNull()
    },
  )

  it('says how long an overlong id is', () => {
    expect(productIdProblem('x'.repeat(5000))).toBe(
      'This product id is 5,000 characters long; the longest that is asked for is 512.',
    )
  })
})
