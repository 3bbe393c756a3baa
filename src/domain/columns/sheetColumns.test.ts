import { expect, it } from 'vitest'
import { readProduct } from '@/api/operations/product.ts'
import { recordSheetColumns } from './sheetColumns.ts'

function cellsOf(record: Record<string, unknown>) {
  const product = readProduct(record)
  return Object.fromEntries(recordSheetColumns.map(({ key, cell }) => [key, cell(product)]))
}

it('writes codes, links and times as typed cells', () => {
  expect(
    cellsOf({
      productId: 'A1',
      merchantProductId: '007',
      title: 'Shirt',
      offerPrice: 0,
      active: false,
      productUrl: 'https://a.example/p',
      lastChangedTime: 1_700_000_000_000,
    }),
  ).toMatchObject({
    productId: { code: 'A1' },
    merchantProductId: { code: '007' },
    title: 'Shirt',
    offerPrice: 0,
    active: false,
    productUrl: { url: 'https://a.example/p' },
    lastChangedTime: { at: 1_700_000_000_000 },
  })
})

it('leaves every cell of an empty record empty', () => {
  expect(new Set(Object.values(cellsOf({})))).toEqual(new Set([null]))
})

it('leaves the cell of a time of 0 empty', () => {
  expect(cellsOf({ lastChangedTime: 0 })['lastChangedTime']).toBeNull()
})

it('adds up the stock of the sizes that state it, including 0', () => {
  const stock = (...counts: (number | null)[]) =>
    cellsOf({ skuSet: counts.map((inventoryQuantity) => ({ inventoryQuantity })) })['inventory']
  expect(stock(4, null, 3)).toBe(7)
  expect(stock(0)).toBe(0)
  expect(stock(null, null)).toBeNull()
})

it('counts the sizes, and lists each valid code once', () => {
  const [one, other] = ['2899000276045', '2049811842247']
  const skuSet = [{ ean: one }, { ean: null }, { ean: other }, { ean: one }, { ean: '123' }]
  expect(cellsOf({ skuSet })).toMatchObject({ skus: 5, eans: { code: `${one} ${other}` } })
})
