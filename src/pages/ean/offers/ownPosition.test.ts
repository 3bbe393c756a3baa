import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toOfferRows } from '@/domain/pricing/offerRows.ts'
import type { OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import type { Reference } from '@/domain/pricing/reference.ts'
import { ownPosition } from './ownPosition.ts'

const offer = (merchantId: string, offerPrice: number | null) => ({
  productId: null,
  merchantId,
  merchantName: merchantId,
  offerPrice,
  salePrice: null,
})
const OFFERS = [offer('a', 10), offer('b', 20), offer('c', 30)]
const own = (price: number | null, cost: number | null = null): OwnPrice => ({
  price,
  cost,
  note: '',
})

function position(
  list: OwnPrice | null,
  {
    offers = OFFERS,
    ownMerchants = [],
    reference = 'median',
  }: { offers?: typeof OFFERS; ownMerchants?: OwnMerchants; reference?: Reference } = {},
) {
  const { summary } = toOfferRows(offers, { ownMerchants, reference })
  return ownPosition(offers, summary, list, { ownMerchants, reference })
}

describe('your price position in a market', () => {
  it('uses the price list if no merchant is yours', () => {
    const { rankedPrice, index, noIndex } = position(own(22))
    expect(rankedPrice).toEqual({
      rank: 3,
      of: 4,
      tied: 1,
      price: 22,
      source: 'price list',
      vsReference: 10,
      side: 'dearer',
    })
    expect(index).toEqual({ index: 110, reference: 20, n: 3, difference: 2 })
    expect(noIndex).toBeNull()
  })

  it.each([
    [0.5, 'equal'],
    [0.1, 'dearer'],
  ])('is at market only within the tolerance: %d', (tolerance, status) => {
    const { summary } = toOfferRows(OFFERS, { ownMerchants: [], reference: 'median', tolerance })
    const options = { ownMerchants: [], reference: 'median', tolerance } as const
    const { rankedPrice, status: is } = ownPosition(OFFERS, summary, own(20.06), options)
    expect([rankedPrice?.side, is]).toEqual([status, status])
  })

  it('uses the price list if your merchant has no offer', () => {
    expect(position(own(22), { ownMerchants: ['northgate'] }).rankedPrice?.source).toBe(
      'price list',
    )
  })

  it('uses your offer in the catalog if there is one, whatever the price list says', () => {
    const { rankedPrice, index } = position(own(5), { ownMerchants: ['b'] })
    expect(rankedPrice).toMatchObject({
      price: 20,
      rank: 2,
      of: 3,
      source: 'catalog',
      vsReference: 0,
    })
    expect(index?.index).toBe(100)
  })

  it('doesn’t use the price list if your offer in the catalog has no usable price', () => {
    const offers = [...OFFERS, offer('mine', 0)]
    expect(position(own(5), { offers, ownMerchants: ['mine'] })).toMatchObject({
      rankedPrice: null,
      noIndex: 'Your offer has no usable price.',
    })
  })

  it('counts ties with the offers in the catalog', () => {
    expect(position(own(20)).rankedPrice).toMatchObject({ rank: 2, of: 4, tied: 2 })
  })

  it('is measured against one competitor on request', () => {
    expect(position(own(15), { reference: { merchant: 'a' } })).toMatchObject({
      index: { index: 150, reference: 10 },
      referenceLabel: 'a',
    })
  })

  it('is unknown without a catalog or list price', () => {
    expect(position(null).rankedPrice).toBeNull()
    expect(position(own(null, 5)).rankedPrice).toBeNull()
    expect(position(null, { ownMerchants: ['northgate'] }).noIndex).toBe(
      'Your merchant isn’t among these offers.',
    )
  })

  it('gives the margin at your price and at the median where the cost is known', () => {
    expect(position(own(25, 10)).margin).toEqual({ cost: 10, atOwnPrice: 60, atReference: 50 })
    expect(position(own(null, 10)).margin).toEqual({ cost: 10, atOwnPrice: null, atReference: 50 })
    expect(position(own(null, 10), { ownMerchants: ['c'] }).margin?.atOwnPrice).toBeCloseTo(
      66.667,
      3,
    )
    expect(position(own(25)).margin).toBeNull()
    expect(position(own(25, 10), { offers: [offer('a', 0)] }).margin).toEqual({
      cost: 10,
      atOwnPrice: 60,
      atReference: null,
    })
  })

  it('changes no statistic and no rank of the catalog’s offers', () => {
    const price = fc.integer({ min: 1, max: 20 })
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 9 }), price, (prices, listPrice) => {
        const offers = prices.map((one, at) => offer(`m${at}`, one))
        const before = toOfferRows(offers, { ownMerchants: [], reference: 'median' })
        const { rankedPrice } = ownPosition(offers, before.summary, own(listPrice), {
          ownMerchants: [],
          reference: 'median',
        })
        expect(toOfferRows(offers, { ownMerchants: [], reference: 'median' })).toEqual(before)
        expect(rankedPrice?.of).toBe(prices.length + 1)
        expect(rankedPrice?.rank).toBe(1 + prices.filter((one) => one < listPrice).length)
      }),
    )
  })
})
