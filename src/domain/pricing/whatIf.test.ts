import { describe, expect, it } from 'vitest'
import { catalogPriceIn, marketAtPrice } from './whatIf.ts'

const offer = (merchant: string, offerPrice: number | null) => ({
  productId: null,
  merchantId: merchant,
  merchantName: merchant,
  offerPrice,
  salePrice: null,
})
const offers = [offer('Northgate', 54), offer('Sundial', 44), offer('Cartwheel', 50)]
const options = { ownMerchants: ['Northgate'], reference: 'median' } as const

describe('a what-if price', () => {
  it('replaces the catalog price of your merchant', () => {
    expect(marketAtPrice('4006381333931', offers, 47, options)).toMatchObject({
      myPrice: 47,
      reference: 47,
      index: 100,
      status: 'equal',
      rank: 2,
      of: 3,
      n: 2,
    })
    expect(marketAtPrice('4006381333931', offers, 40, options)).toMatchObject({
      status: 'cheaper',
      rank: 1,
      of: 3,
    })
  })

  it('has the catalog price beside it, which is null without a usable offer of yours', () => {
    expect(catalogPriceIn(offers, options)).toBe(54)
    expect(catalogPriceIn([offer('Northgate', 0), offer('Sundial', 44)], options)).toBeNull()
    expect(catalogPriceIn(offers, { ownMerchants: [] })).toBeNull()
  })
})
