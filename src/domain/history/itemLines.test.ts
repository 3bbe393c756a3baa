import { expect, it } from 'vitest'
import { marketKey } from '@/domain/market/rowMarket.ts'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { itemLines } from './itemLines.ts'
import { sameProducts } from './sameProducts.ts'

const CODE = '2049811763054'
const offer = (merchantId: string, offerPrice: number | null, code: string | null = CODE) =>
  aChangeSide(`${merchantId} of ${code}`, { merchantId, merchant: merchantId, code, offerPrice })
const keyOf = (merchantId: string) => `us ${merchantId} of ${CODE} ${CODE}`

it('has a line for each merchant of the code, with gaps where a version has no price', () => {
  const found = itemLines(
    [
      [offer('a', 20), offer('b', 0), offer('c', 9, '2049811763061')],
      [offer('b', 18), offer('a', 22)],
    ],
    keyOf('a'),
  )
  expect(found?.lines).toEqual([
    { merchantId: 'b', merchant: 'b', prices: [null, 18] },
    { merchantId: 'a', merchant: 'a', prices: [20, 22] },
  ])
  expect(found?.market).toBe(marketKey('us', CODE))
  expect(found?.lowest).toEqual({ price: 18, merchant: 'b', place: 1 })
})

it('puts a merchant that is no longer listed after those of the latest version', () => {
  const found = itemLines([[offer('gone', 10)], [offer('a', 22)]], keyOf('a'))
  expect(found?.lines.map(({ merchant, prices }) => [merchant, prices])).toEqual([
    ['a', [null, 22]],
    ['gone', [10, null]],
  ])
})

it('has one line for a record, and none for an unknown product', () => {
  const record = aChangeSide('A', { code: null, offerPrice: 20 })
  const found = itemLines([[record], []], 'us A')
  expect(found?.lines.map(({ prices }) => prices)).toEqual([[20, null]])
  expect(found?.market).toBeNull()
  expect(itemLines([[record]], 'us B')).toBeNull()
})

it('finds the products with a price in every version', () => {
  const side = (id: string, offerPrice: number | null) => aChangeSide(id, { offerPrice })
  const same = sameProducts([
    [side('A', 20), side('B', 10), side('C', null)],
    [side('A', 21), side('C', 5), side('D', 5)],
  ])
  expect([...same]).toEqual(['us A'])
  expect(sameProducts([])).toEqual(new Set())
})
