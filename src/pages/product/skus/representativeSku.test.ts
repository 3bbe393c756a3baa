import { describe, expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { representativeSku } from './representativeSku.ts'

const product = readProduct({
  productId: 'P1',
  merchant: 'northgate',
  skuSet: [
    { ean: '', available: true, attributes: { size: 'XS' } },
    { ean: '2049811763047', available: false, attributes: { size: 'S' } },
    { ean: '2049811763054', available: true, attributes: { size: 'M' }, offerPrice: 47.9 },
  ],
})
const compared = representativeSku(product.skuSet)
if (!compared) throw new Error('the product has a code')

describe('the variant that is compared', () => {
  it('is the middle one of the available ones with a valid code', () => {
    expect(compared).toMatchObject({ code: '2049811763054', label: 'Size M' })
    const codes = ['2049811763030', '2049811763047', '2049811763054', '2049811763061']
    const { skuSet } = readProduct({ skuSet: codes.map((ean) => ({ ean, available: true })) })
    expect(representativeSku(skuSet)).toMatchObject({ code: '2049811763047' })
  })

  it('is the middle one by size, in whatever order they are received', () => {
    const codes = ['2049811763030', '2049811763047', '2049811763054']
    const { skuSet } = readProduct({
      skuSet: ['XL', 'M', 'S'].map((size, at) => ({
        ean: codes[at],
        available: true,
        attributes: { size },
      })),
    })
    expect(representativeSku(skuSet)).toMatchObject({ code: '2049811763047', label: 'Size M' })
  })

  it('is an unavailable one where no other has a code', () => {
    expect(representativeSku(product.skuSet.slice(0, 2))).toMatchObject({ code: '2049811763047' })
  })

  it('is null without a valid code', () => {
    expect(representativeSku([])).toBeNull()
    expect(representativeSku(readProduct({ skuSet: [{ ean: '2049811763055' }] }).skuSet)).toBeNull()
    expect(representativeSku(readProduct({ skuSet: [{ ean: '..' }] }).skuSet)).toBeNull()
  })

  it('is named by its code if it has no size', () => {
    const { skuSet } = readProduct({ skuSet: [{ ean: '2049811763054' }] })
    expect(representativeSku(skuSet)).toMatchObject({ label: '2049811763054' })
  })
})
