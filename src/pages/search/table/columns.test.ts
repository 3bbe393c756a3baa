import { expect, test } from 'vitest'
import { readProduct } from '../../../catalog/operations/product.ts'
import { heldColumns, shownColumns } from './columns.ts'

const TIME = 1_763_500_000_000
const ids = (columns: { key: string }[]) => columns.map(({ key }) => key)
const lite = readProduct({ title: 'A', merchant: 'M', offerPrice: 1, lastChangedTime: 0 })
const full = readProduct({ gender: '', skuSet: [{ inventoryQuantity: 0 }, { ean: '1' }] })

test('holds the columns that some row has a value for; 0 is a value, except for times', () => {
  expect(ids(heldColumns([lite]))).toEqual(['title', 'merchant', 'offerPrice'])
  expect(ids(heldColumns([full]))).toEqual(['title', 'skus', 'inventory'])
})

test('shows the usual ones, or those chosen and always the title', () => {
  expect(ids(shownColumns([lite, full], null))).toEqual(['title', 'merchant', 'offerPrice'])
  expect(ids(shownColumns([lite, full], ['inventory', 'brand']))).toEqual(['title', 'inventory'])
})

test('adds up the stock of the SKUs that state one', () => {
  const column = heldColumns([full]).find(({ key }) => key === 'inventory')
  expect(column?.value(full)).toBe(0)
  expect(column?.value(lite)).toBeNull()
})

test('reads yes, no and not known, a time of 0 as none, and no SKUs as none', () => {
  const product = readProduct({
    active: true,
    changed: false,
    creationDate: 0,
    lastChangedTime: TIME,
  })
  const values = Object.fromEntries(
    heldColumns([product]).map(({ key, value }) => [key, value(product)]),
  )
  expect(values).toEqual({ title: null, active: 1, changed: 0, lastChangedTime: TIME })
})

test('tells figures, prices, the usual columns and where a group begins', () => {
  const text = 'category division subCategory articleType gender vendor merchantProductId productId'
  const figures =
    'salePrice discount trueDiscount categoryRank trendingRank avgRating ratingScore reviewsCount'
  const row = readProduct({
    ...Object.fromEntries(text.split(' ').map((name) => [name, 'A'])),
    ...Object.fromEntries(figures.split(' ').map((name) => [name, 1])),
    title: 'A',
    merchant: 'M',
    brand: 'B',
    offerPrice: 1,
    active: true,
    newArrival: true,
    changed: true,
    lastChangedTime: TIME,
    creationDate: TIME,
    lastModifiedDate: TIME,
    skuSet: [{ inventoryQuantity: 2 }, { inventoryQuantity: 3 }],
  })
  const all = heldColumns([row])
  expect(all).toHaveLength(30)
  expect(ids(all.filter(({ isNumber }) => isNumber))).toEqual([
    'offerPrice',
    'salePrice',
    'discount',
    'trueDiscount',
    'ownDiscount',
    'discountGap',
    'avgRating',
    'ratingScore',
    'reviewsCount',
    'categoryRank',
    'trendingRank',
    'skus',
    'inventory',
    'lastChangedTime',
    'creationDate',
    'lastModifiedDate',
  ])
  expect(ids(all.filter(({ isPrice }) => isPrice))).toEqual(['offerPrice', 'salePrice'])
  expect(ids(all.filter(({ opensGroup }) => opensGroup))).toEqual([
    'offerPrice',
    'avgRating',
    'categoryRank',
    'active',
    'lastChangedTime',
  ])
  expect(ids(shownColumns([row], null))).toEqual([
    'title',
    'merchant',
    'brand',
    'category',
    'offerPrice',
    'salePrice',
    'discount',
    'trueDiscount',
    'categoryRank',
    'trendingRank',
    'active',
    'lastChangedTime',
  ])
  expect(all.find(({ key }) => key === 'inventory')?.value(row)).toBe(5)
})
