import { describe, expect, it } from 'vitest'
import type { Offer } from '@/api/operations/ean.ts'
import { positionIn } from '@/domain/pricing/position.ts'
import { codeOf, codesOf, recordInMarket, summaryOf } from './market.ts'

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

describe('this listing in its market', () => {
  it('has the price of its offer, and reports a different price in the record', () => {
    const itself = { price: 47.9, from: 'offers', otherwise: null, elsewhere: 2 }
    expect(recordInMarket(market, record, 47.9)).toEqual(itself)
    const twice = [offer('north', 60, 'P2'), ...market]
    expect(recordInMarket(twice, record, 46)).toEqual({ ...itself, otherwise: 46 })
  })

  it('is found by its merchant or an alias if no offer has its product ID', () => {
    const twice = [offer('north', 60, 'P2'), ...market]
    expect(recordInMarket(twice, { ...record, productId: null }, null)).toMatchObject({
      price: 47.9,
      from: 'offers',
      elsewhere: 2,
    })
    const joined = [['NORTH', 'A']]
    expect(recordInMarket(market.slice(1), record, null, joined)).toMatchObject({
      price: 40,
      elsewhere: 1,
    })
  })

  it('uses its own price if the offers don’t include it', () => {
    const unlisted = { price: 45, from: 'record', otherwise: null, elsewhere: 2 }
    expect(recordInMarket(market.slice(1), record, 45)).toEqual(unlisted)
    const nobodys = { productId: null, merchant: null }
    expect(recordInMarket(market, nobodys, 45)).toEqual({ ...unlisted, elsewhere: 3 })
    expect(recordInMarket([], record, null)).toEqual({ ...unlisted, price: null, elsewhere: 0 })
  })
})

describe('codes of variants', () => {
  it('are requested once each, and unusable ones get a reason', () => {
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

describe('the summary of several markets', () => {
  const at = (offers: Offer[], ownMerchants: string[]) => ({
    offers,
    ownPosition: positionIn(offers, { ownMerchants, reference: 'median' }),
  })

  it('averages your price indices over EANs that have one, and counts every offer', () => {
    const summary = summaryOf([
      at(market, ['north']),
      at(market.slice(0, 1), ['north']),
      at([offer('north', 45, 'P1'), offer('a', 45)], ['north']),
    ])
    expect(summary).toMatchObject({ offers: 7, merchants: 4, n: 2 })
    expect(summary.index).toBeCloseTo(103.222, 3)
    expect(summaryOf([])).toEqual({ offers: 0, merchants: 0, index: null, n: 0 })
  })

  it('has no price index if no merchant of yours is chosen', () => {
    expect(summaryOf([at(market, [])])).toMatchObject({ offers: 4, index: null, n: 0 })
  })

  it('counts aliases as one merchant, and leaves out merchants without a name or ID', () => {
    const unnamed = { ...offer('a', 1), merchantId: null, merchantName: null }
    const all = [at([...market, unnamed], [])]
    expect(summaryOf(all).merchants).toBe(4)
    expect(summaryOf(all, [['Alpha', 'A', 'b']]).merchants).toBe(3)
  })
})
