import { expect, test } from 'vitest'
import { readProduct } from '../../api/product.ts'
import { heldColumns, shownColumns } from './columns.ts'

const ids = (columns: { id: string }[]) => columns.map(({ id }) => id)
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
  const column = heldColumns([full]).find(({ id }) => id === 'inventory')
  expect(column?.value(full)).toBe(0)
  expect(column?.value(lite)).toBeNull()
})
