import { expect, it } from 'vitest'
import { aMarket, aRecord } from '@test/made/aSavedCollection.ts'
import { productsOf } from './productsOf.ts'

it('returns the listings of a URL, a product ID, or the offers of a code', () => {
  const url = 'https://shop.example/p/1'
  const records = [aRecord({ productId: 'A' }), aRecord({ productId: null })]
  expect(productsOf({ kind: 'url', url, records, market: null }, ['us', 'in'])).toEqual([
    { id: 'A', country: 'us,in' },
    { id: null, country: 'us,in' },
  ])
  const [product = null] = records
  expect(productsOf({ kind: 'id', product, traits: [] }, ['us'])).toEqual([
    { id: 'A', country: 'us' },
  ])
  expect(productsOf({ kind: 'id', product: null, traits: [] }, ['us'])).toEqual([])
  expect(productsOf(aMarket('2049811763054', { northgate: 40, petra: 60 }), ['us'])).toHaveLength(2)
})
