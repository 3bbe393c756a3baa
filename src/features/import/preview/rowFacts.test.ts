import { describe, expect, it } from 'vitest'
import type { CatalogRow, CodeRow } from '@/features/import/reading.ts'
import { priceRow } from '@test/made/anImportReading.ts'
import { rowFacts } from './rowFacts.ts'

const { code, ...cells } = priceRow(4)
const codeRow = (more: Partial<CodeRow> = {}): CodeRow => ({
  ...cells,
  text: '4049811 763007',
  entry: { kind: 'ean', code, note: null },
  ...more,
})
const catalogRow: CatalogRow = {
  line: 4,
  id: 'A1',
  title: 'Oxford shirt',
  codes: [code],
  brand: 'Marlowe',
  merchant: 'Northgate',
  country: 'us',
  size: 'M',
  offerPrice: 47.9,
  salePrice: 59,
  inStock: null,
}

describe('the name and facts of a row', () => {
  it.each([
    [
      'a price list',
      priceRow(4, { title: 'Shirt', floor: 40, target: 45, listPrice: 59, note: 'own brand' }),
      code,
      'Shirt, 47.90, MRP 59.00, cost 18.40, margin 61.6%, floor 40.00, target 45.00, own brand',
    ],
    ['a price list without a price', priceRow(4, { price: null }), code, 'no price, cost 18.40'],
    ['codes', codeRow(), code, '47.90, cost 18.40, margin 61.6%'],
    ['codes without prices', codeRow({ price: null, cost: null }), code, ''],
    [
      'titles',
      codeRow({ text: 'Shirt', title: 'Shirt', entry: { kind: 'title', title: 'Shirt' } }),
      'Shirt',
      '47.90, cost 18.40, margin 61.6%',
    ],
    ['products', { line: 1, id: 'A1', country: 'de', note: 'new' }, 'A1', 'de, new'],
    [
      'a catalog',
      catalogRow,
      'Oxford shirt',
      `${code}, Marlowe, M, 47.90, MRP 59.00, stock unknown`,
    ],
    [
      'a catalog without a title and a price',
      { ...catalogRow, title: '', offerPrice: null, salePrice: null, inStock: false },
      'A1',
      `${code}, Marlowe, M, no price, out of stock`,
    ],
  ])('are shown for %s', (_, row, name, facts) => {
    const shown = rowFacts(row)
    expect(shown.name).toBe(name)
    expect(shown.facts.join(', ')).toBe(facts)
  })
})
