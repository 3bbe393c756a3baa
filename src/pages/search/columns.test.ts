import { expect, test } from 'vitest'
import { DERIVED } from '@/api/fields/derived.ts'
import { readProduct } from '@/api/operations/product.ts'
import {
  availableColumns,
  sortedRows,
  visibleColumns,
} from '@/components/data-table/columnState.ts'
import { fileColumns } from '@/components/data-table/fileColumns.ts'
import { gridColumns } from '@/components/data-table/gridColumns.tsx'
import { recordSheetColumns } from '@/domain/columns/sheetColumns.ts'
import { searchColumns, searchContext } from './columns.tsx'
import type { TableRow } from './market/tableRows.ts'

const TIME = 1_763_500_000_000
const us = searchContext(['us'], null)
const available = (rows: TableRow[]) => availableColumns(searchColumns, rows, us)
const visible = (rows: TableRow[], chosen: string[] | null) =>
  visibleColumns(searchColumns, rows, us, chosen)
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id)
const isOfService = (id: string) => !Object.hasOwn(DERIVED, id)
const headOf = (columns: ReturnType<typeof available>) =>
  gridColumns(columns, { rows: [], context: us, currencyLabel: '' })
const lite = readProduct({ title: 'A', merchant: 'M', offerPrice: 1, lastChangedTime: 0 })
const full = readProduct({ gender: '', skuSet: [{ inventoryQuantity: 0 }, { ean: '1' }] })

test('the table has the columns with a value in some row; a time of 0 doesn’t count', () => {
  expect(ids(available([lite]))).toEqual(['title', 'merchant', 'offerPrice'])
  const ofFull = ids(available([full]))
  expect(ofFull).toEqual(expect.arrayContaining(['skus', 'inventory']))
  expect(ofFull.filter(isOfService)).toEqual(['title'])
})

test('the table shows the usual columns, or the chosen ones and always the title', () => {
  expect(ids(visible([lite, full], null))).toEqual(['title', 'merchant', 'offerPrice'])
  expect(ids(visible([lite, full], ['inventory', 'brand']))).toEqual(['title', 'inventory'])
})

test('stock is the sum over the variants that state one', () => {
  const column = available([full]).find(({ id }) => id === 'inventory')
  expect(column?.accessor(full)).toBe(0)
  expect(column?.accessor(lite)).toBeNull()
})

test('yes and no are values; a time of 0 and missing variants are not', () => {
  const product = readProduct({
    active: true,
    changed: false,
    creationDate: 0,
    lastChangedTime: TIME,
  })
  const values = Object.fromEntries(
    available([product]).map(({ id, accessor }) => [id, accessor(product)]),
  )
  expect(values).toEqual({ title: null, active: true, changed: false, lastChangedTime: TIME })
})

test('columns know whether they hold numbers or prices, are usual, or begin a group', () => {
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
  const all = available([row])
  const ofService = all.filter(({ id }) => isOfService(id))
  expect(ofService).toHaveLength(26)
  const figureIds = headOf(all).flatMap(({ key, isNumber }) => (isNumber ? key : []))
  expect(figureIds).toEqual(expect.arrayContaining(['ownDiscount', 'discountGap', 'inventory']))
  expect(figureIds.filter(isOfService)).toEqual([
    'offerPrice',
    'salePrice',
    'discount',
    'trueDiscount',
    'avgRating',
    'ratingScore',
    'reviewsCount',
    'categoryRank',
    'trendingRank',
    'lastChangedTime',
    'creationDate',
    'lastModifiedDate',
  ])
  expect(ids(ofService.filter(({ kind }) => kind === 'price'))).toEqual(['offerPrice', 'salePrice'])
  expect(ids(all.filter(({ opensGroup }) => opensGroup))).toEqual([
    'offerPrice',
    'avgRating',
    'categoryRank',
    'active',
    'lastChangedTime',
  ])
  expect(ids(visible([row], null))).toEqual([
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
  expect(all.find(({ id }) => id === 'inventory')?.accessor(row)).toBe(5)
})

test('a file has every field, even without a value, and no market columns before a check', () => {
  const ofFile = fileColumns(searchColumns, [lite], us)
  expect(ofFile.map(({ key, label }) => [key, label])).toEqual(
    recordSheetColumns.map(({ key, label }) => [key, label]),
  )
})

test('prices of several countries can’t be sorted, and the heading explains why', () => {
  const both = searchContext(['us', 'in'], null)
  const heads = gridColumns(visibleColumns(searchColumns, [lite], both, null), {
    rows: [lite],
    context: both,
    currencyLabel: '',
  })
  expect(heads.find(({ key }) => key === 'offerPrice')).toMatchObject({
    whyNotSortable: 'Not sorted: the country of each price isn’t known.',
    total: { why: 'no median across countries' },
  })
})

test('a price of 0 is sorted last, because it isn’t a real price', () => {
  const free = readProduct({ title: 'B', offerPrice: 0 })
  const dear = readProduct({ title: 'C', offerPrice: 9 })
  expect(
    sortedRows(searchColumns, [free, dear, lite], [{ column: 'offerPrice', down: false }]),
  ).toEqual([lite, dear, free])
})
