import { expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { tableRows } from './tableRows.ts'

const products = [
  readProduct({ productId: 'A', title: 'Coded', skuSet: [{ ean: '2049811763054' }] }),
  readProduct({ productId: 'B', title: 'Bare', skuSet: [] }),
]
const titles = (withEan: boolean, some = products) =>
  tableRows({ products: some, countries: ['us'], state: { withEan }, market: null }).map(
    ({ title }) => title,
  )

it('the table leaves out rows without an EAN on request', () => {
  expect(titles(false)).toEqual(['Coded', 'Bare'])
  expect(titles(true)).toEqual(['Coded'])
})

it('the table shows all rows if none has an EAN', () => {
  expect(titles(true, products.slice(1))).toEqual(['Bare'])
})
