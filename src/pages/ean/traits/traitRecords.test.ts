import { describe, expect, it } from 'vitest'
import type { Offer } from '@/api/operations/ean.ts'
import { readProduct } from '@/api/operations/product.ts'
import { offeredRecords, stockOf } from './traitRecords.ts'

const offer = (merchantId: string, productId: string | null): Offer => ({
  merchantId,
  merchantName: merchantId.toUpperCase(),
  merchantLogo: null,
  merchantProductUrl: null,
  offerPrice: 10,
  salePrice: null,
  productId,
  raw: {},
})

describe('the records behind the offers', () => {
  it('start with yours and appear once each', () => {
    const offers = [offer('a', 'P1'), offer('b', 'P2'), offer('a', 'P1'), offer('c', 'P3')]
    expect(offeredRecords(offers, ['c'])).toEqual([
      { id: 'P3', name: 'C', isOwn: true },
      { id: 'P1', name: 'A', isOwn: false },
      { id: 'P2', name: 'B', isOwn: false },
    ])
  })

  it('leave out offers whose id is missing or can’t be requested', () => {
    expect(offeredRecords([offer('a', null), offer('b', '..')], [])).toEqual([])
  })

  it('have their ids in their names where one merchant has several', () => {
    const names = offeredRecords([offer('a', 'P1'), offer('a', 'P2'), offer('b', 'P3')], [])
    expect(names.map(({ name }) => name)).toEqual(['A P1', 'A P2', 'B'])
  })
})

describe('the stock of a code', () => {
  const product = (...skuSet: unknown[]) => readProduct({ skuSet })

  it('is the stock of its variant; leading zeros are ignored', () => {
    const skus = [
      { ean: '0012345', available: false },
      { ean: '999', available: true },
    ]
    expect(stockOf(product(...skus), '12345')).toBe(false)
    expect(stockOf(product(...skus), '999')).toBe(true)
  })

  it('is unknown without such a variant, a clear stock value or a record', () => {
    expect(stockOf(product({ ean: '1', available: 'soon' }), '1')).toBeNull()
    expect(stockOf(product(), '1')).toBeNull()
    expect(stockOf(null, '1')).toBeNull()
  })
})
