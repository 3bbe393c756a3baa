import { describe, expect, it } from 'vitest'
import { DERIVED } from '@/api/fields/derived.ts'
import type { RowFields } from '@/api/fields/places.ts'
import { readProduct } from '@/api/operations/product.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { columnKeys, valueInRecord, valueInRow, type ColumnKey } from './columns.ts'

describe('a calculated column', () => {
  it.each<[ColumnKey, Partial<RowFields>, number | null]>([
    ['ownDiscount', { offerPrice: 40, salePrice: 50 }, 20],
    ['ownDiscount', { offerPrice: 60, salePrice: 50 }, -20],
    ['ownDiscount', { offerPrice: 40, salePrice: 0 }, null],
    ['discountGap', { discount: 30.3, trueDiscount: 20.1 }, 10.2],
    ['discountGap', { discount: 30, trueDiscount: null }, null],
  ])('from fields: %s of %o is %o', (column, fields, value) => {
    const row = aResultRow(fields)
    expect(valueInRow(row, column)).toBe(value)
    expect(valueInRecord({ ...row, skuSet: [] }, column)).toBe(value)
  })

  it.each<[ColumnKey, object[], number | null]>([
    ['skus', [{}, {}], 2],
    ['skus', [], null],
    ['skusAvailable', [{ available: true }, { available: false }, {}], 1],
    ['skusAvailable', [{}], null],
    ['inventory', [{ inventoryQuantity: 3 }, { inventoryQuantity: 4 }, {}], 7],
    ['inventory', [{}], null],
  ])('from variants: %s of %o is %o', (column, skuSet, value) => {
    expect(valueInRecord(readProduct({ skuSet }), column)).toBe(value)
  })

  it.each(Object.entries(DERIVED))(
    'comes right after the column that it follows: %s',
    (column, { follows }) => {
      const before = columnKeys.slice(
        0,
        columnKeys.findIndex((key) => key === column),
      )
      const place = before.findIndex((key) => key === follows)
      expect(place).toBeGreaterThanOrEqual(0)
      // Several may follow the same one.
      const between = before.slice(place + 1).filter((key) => !Object.hasOwn(DERIVED, key))
      expect(between).toEqual([])
    },
  )
})
