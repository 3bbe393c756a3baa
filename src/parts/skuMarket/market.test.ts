import { describe, expect, it } from 'vitest'
import type { Offer } from '../../api/ean.ts'
import { eansInWords } from './eansInWords.ts'
import { codeOf, codesOf, positionOf, summaryOf } from './market.ts'

const offer = (
  merchantId: string,
  offerPrice: number | null,
  productId = `of ${merchantId}`,
): Offer => ({
  merchantId,
  merchantName: merchantId.toUpperCase(),
  merchantLogo: null,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
  productId,
  raw: {},
})

const record = { productId: 'P1', merchant: 'NORTH' }
const market = [offer('north', 47.9, 'P1'), offer('a', 40), offer('b', 50), offer('c', 0)]

describe('positionOf', () => {
  it('measures the record against the other merchants, prices of 0 left out', () => {
    const position = positionOf(market, record, 47.9, 'median')
    expect(position).toMatchObject({
      own: 47.9,
      ownFrom: 'offers',
      recordPrice: null,
      reference: 45,
      rank: { rank: 2, of: 3, tied: 1 },
      prices: [47.9, 40, 50, 0],
      offers: 4,
      rivals: 2,
      merchants: ['north', 'a', 'b', 'c'],
    })
    expect(position.index).toBeCloseTo(106.444, 3)
    expect(position.difference).toBeCloseTo(6.444, 3)
    expect(positionOf(market, record, 47.9, 'min').reference).toBe(40)
  })

  it('finds its offer by product id before merchant, and says what the record says otherwise', () => {
    const twice = [offer('north', 60, 'P2'), ...market]
    expect(positionOf(twice, record, 46, 'median')).toMatchObject({ own: 47.9, recordPrice: 46 })
    const byName = positionOf(twice, { ...record, productId: null }, 47.9, 'median')
    expect(byName).toMatchObject({ own: 47.9, reference: 45 })
  })

  it('takes the record’s price where the answer does not list it', () => {
    expect(positionOf(market.slice(1), record, 45, 'median')).toMatchObject({
      own: 45,
      ownFrom: 'record',
      recordPrice: null,
      index: 100,
      rank: { rank: 2, of: 3 },
      prices: [40, 50, 0, 45],
    })
  })

  it('has no index without a price of its own or of another', () => {
    expect(
      positionOf([offer('north', 0, 'P1'), offer('a', 40)], record, 47.9, 'median'),
    ).toMatchObject({ own: null, index: null, difference: null, rank: null, reference: 40 })
    expect(positionOf([offer('north', 47.9, 'P1')], record, null, 'median')).toMatchObject({
      index: null,
      reference: null,
      rank: { rank: 1, of: 1 },
    })
    expect(positionOf([], record, null, 'median')).toMatchObject({ own: null, offers: 0 })
  })

  it('finds its offers by name where no offer has the product id, all of that merchant’s offers', () => {
    const both = [offer('north', 30, 'P2'), offer('north', 47.9, 'P1'), offer('a', 40)]
    expect(positionOf(both, record, 47.9, 'median')).toMatchObject({ own: 47.9, rivals: 1 })
    const others = { ...record, productId: 'P9' }
    expect(positionOf(both, others, 47.9, 'median')).toMatchObject({ own: 30 })
    const nobody = positionOf(both, { productId: null, merchant: null }, 47.9, 'median')
    expect(nobody).toMatchObject({ own: 47.9, ownFrom: 'record', rivals: 3 })
  })

  it('names merchants as names are grouped, and those without a name or an id not at all', () => {
    const named = { ...offer('a', 1), merchantId: null }
    const unnamed = { ...named, merchantName: null }
    const { merchants } = positionOf([offer('b', 1), named, unnamed], record, 1, 'median')
    expect(merchants).toEqual(['b', 'a'])
  })

  it('takes merchants that are joined for one, and for the record’s own where its merchant is one of them', () => {
    const joined = [['Alpha', 'A', 'b']]
    expect(new Set(positionOf(market, record, 47.9, 'median', joined).merchants).size).toBe(3)
    const withOwn = positionOf(market, record, 47.9, 'median', [['NORTH', 'A']])
    expect(withOwn).toMatchObject({ own: 47.9, reference: 50, rivals: 1 })
  })

  it('counts a tie', () => {
    const position = positionOf([...market, offer('d', 47.9)], record, 47.9, 'median')
    expect(position.rank).toEqual({ rank: 2, of: 4, tied: 2 })
  })
})

describe('codes of SKUs', () => {
  it('asks each valid code once and says what is wrong with the others', () => {
    const skus = [
      '2049811763030',
      null,
      '2049811763030',
      '2049811763031',
      'ABC',
      '0049811763047',
    ].map((ean) => ({ ean }))
    expect(codesOf(skus)).toEqual(['2049811763030'])
    expect(skus.map((sku) => codeOf(sku).kind)).toEqual([
      'code',
      'none',
      'code',
      'unusable',
      'unusable',
      'unusable',
    ])
    expect(codeOf({ ean: '2049811763031' })).toMatchObject({ why: 'wrong check digit' })
    expect(codeOf({ ean: 'ABC' })).toEqual({
      kind: 'unusable',
      text: 'ABC',
      why: 'not an EAN or UPC',
    })
  })
})

describe('summaryOf', () => {
  it('is the mean index over EANs that have one, with every offer counted', () => {
    const positions = [
      positionOf(market, record, 47.9, 'median'),
      positionOf(market.slice(0, 1), record, 47.9, 'median'),
      positionOf([offer('north', 45, 'P1'), offer('a', 45)], record, 45, 'median'),
    ]
    const summary = summaryOf(positions)
    expect(summary).toMatchObject({ offers: 7, merchants: 4, n: 2 })
    expect(summary.index).toBeCloseTo(103.222, 3)
    expect(summaryOf([])).toEqual({ offers: 0, merchants: 0, index: null, n: 0 })
  })
})

it('counts EANs in words', () => {
  expect([0, 1, 2, 1200].map(eansInWords)).toEqual(['0 EANs', '1 EAN', '2 EANs', '1,200 EANs'])
})
