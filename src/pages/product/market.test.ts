import { describe, expect, it } from 'vitest'
import type { Offer } from '../../api/ean.ts'
import { readProduct } from '../../api/product.ts'
import { comparedSku, marketOf } from './market.ts'

const offer = (merchantId: string, offerPrice: number | null, productId = merchantId): Offer => ({
  merchantId,
  merchantLogo: null,
  merchantName: merchantId.toUpperCase(),
  merchantProductUrl: null,
  offerPrice,
  productId,
  salePrice: null,
  raw: {},
})

const product = readProduct({
  productId: 'P1',
  merchant: 'northgate',
  skuSet: [
    { ean: '', available: true, attributes: { size: 'XS' } },
    { ean: '2049811763047', available: false, attributes: { size: 'S' } },
    { ean: '2049811763054', available: true, attributes: { size: 'M' }, offerPrice: 47.9 },
  ],
})
const compared = comparedSku(product.skuSet)
if (!compared) throw new Error('the product has a code')

describe('the SKU that is compared', () => {
  it('is the middle one of those available with a valid code', () => {
    expect(compared).toMatchObject({ code: '2049811763054', label: 'Size M' })
    const codes = ['2049811763030', '2049811763047', '2049811763054', '2049811763061']
    const { skuSet } = readProduct({ skuSet: codes.map((ean) => ({ ean, available: true })) })
    expect(comparedSku(skuSet)).toMatchObject({ code: '2049811763047' })
  })

  it('is one that is not available where no other has a code', () => {
    expect(comparedSku(product.skuSet.slice(0, 2))).toMatchObject({ code: '2049811763047' })
  })

  it('does not exist without a valid code', () => {
    expect(comparedSku([])).toBeNull()
    expect(comparedSku(readProduct({ skuSet: [{ ean: '2049811763055' }] }).skuSet)).toBeNull()
    expect(comparedSku(readProduct({ skuSet: [{ ean: '..' }] }).skuSet)).toBeNull()
  })

  it('is named by its code where it has no size', () => {
    const { skuSet } = readProduct({ skuSet: [{ ean: '2049811763054' }] })
    expect(comparedSku(skuSet)).toMatchObject({ label: '2049811763054' })
  })
})

describe('the market of that SKU', () => {
  it('measures this offer against the median of the others, not of all', () => {
    const offers = [offer('northgate', 60, 'P1'), offer('a', 40), offer('b', 50), offer('c', 45)]
    const market = marketOf(offers, product, compared.sku.offerPrice, 'median')
    expect(market).toMatchObject({ merchants: 4, excluded: 0, min: 40, max: 60, own: 60 })
    expect(market.index).toMatchObject({ reference: 45, n: 3 })
    expect(market.index?.index).toBeCloseTo(133.3, 1)
  })

  it('leaves out prices of 0 and missing ones, and counts them', () => {
    const offers = [offer('northgate', 60, 'P1'), offer('a', 0), offer('b', null), offer('c', 50)]
    expect(marketOf(offers, product, compared.sku.offerPrice, 'median')).toMatchObject({
      excluded: 2,
      min: 50,
      index: { reference: 50, n: 1 },
    })
  })

  it("takes the SKU's own price where this record is not among the offers", () => {
    expect(marketOf([offer('a', 40)], product, compared.sku.offerPrice, 'median')).toMatchObject({
      own: 47.9,
      index: { reference: 40 },
    })
  })

  it('has no distance where nobody else has a usable price', () => {
    const market = marketOf(
      [offer('northgate', 60, 'P1')],
      product,
      compared.sku.offerPrice,
      'median',
    )
    expect(market).toMatchObject({ merchants: 1, own: 60, index: null })
  })
})
