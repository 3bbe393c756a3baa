import { describe, expect, it } from 'vitest'
import type { Answer } from '@/api/http/call.ts'
import { readProduct } from '@/api/operations/product.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import { compareState } from '@/routing/states/compareState.ts'
import { compareSheet } from './compareSheet.ts'
import { toComparison } from './comparison.ts'
import { toProductColumn } from './rows/productColumns.ts'

const at = Date.UTC(2025, 10, 18, 9, 42)
type Query = Parameters<typeof toProductColumn>[1]

/** A column as its query would return it. */
function column(id: string, record: Record<string, unknown> | null) {
  const answer = { text: `{"of":"${id}"}`, receivedAt: at } as Answer // what a sheet reads of it
  const data =
    record === null
      ? { kind: 'none', answer }
      : { kind: 'found', product: readProduct(record), traits: [['fit', 'Slim|Soft']], answer }
  return toProductColumn(id, { data, isFetching: false, fetchStatus: 'idle' } as unknown as Query) // no more is read
}

const state = compareState({ ids: ['X', 'Y', 'Z'], country: 'us', diff: true })
const columns = [
  column('X', { title: 'One', merchant: 'Northgate', offerPrice: 50, brand: 'B', season: '' }),
  column('Y', { title: 'Two', merchant: 'Cartwheel', offerPrice: 40, brand: 'B', season: null }),
  column('Z', null),
]
const reference = referenceWords('median')
const sheet = () =>
  compareSheet({ state, comparison: toComparison(columns, state), reference, label: '', at })
const rowOf = (field: string) => {
  const { rows, columns: all } = sheet()
  const row = rows.find(({ label }) => label === field)
  return row && all.map(({ cell }) => cell(row))
}

describe('the exported comparison', () => {
  it('has a row for each field and a column for each product', () => {
    expect(sheet().columns.map(({ label }) => label)).toEqual([
      'Group',
      'Field',
      'Differs',
      '1 Northgate',
      '2 Cartwheel',
      '3 Z',
    ])
    expect(rowOf('Product ID')).toEqual([
      '',
      'Product ID',
      null,
      { code: 'X' },
      { code: 'Y' },
      { code: 'Z' },
    ])
    expect(rowOf('Offer price')).toEqual(['Price', 'Offer price', true, 50, 40, null])
    expect(rowOf('Offer price compared with the base, %')?.slice(3)).toEqual([null, -20, null])
    expect(rowOf('fit')).toEqual(['Attributes', 'fit', false, 'Slim | Soft', 'Slim | Soft', null])
  })

  it('distinguishes an empty text from a missing value', () => {
    expect(rowOf('season')?.slice(3)).toEqual(['', null, null])
  })

  it('says country, base, currency and what is missing', () => {
    const { about, name } = sheet()
    expect(name).toBe('Comparison of 3 products, 2025-11-18')
    expect(about()).toContain('Country: US; mode: full')
    expect(about()).toContain('Currency: not stated')
    expect(about()).toContain('Compared with: X')
    expect(about()).toContain('Incomplete: Z not found')
  })

  it('contains all rows, the rows shown, and the responses as received', () => {
    const { rows, filtered, received } = sheet()
    expect(rows.some(({ label }) => label === 'Brand')).toBe(true)
    expect(filtered?.some(({ label }) => label === 'Brand')).toBe(false)
    expect(filtered?.some(({ label }) => label === 'Product ID')).toBe(true)
    expect(received?.()).toBe('[\n{"of":"X"},\n{"of":"Y"},\n{"of":"Z"}\n]\n')
  })

  it('contains each kind of value in a form that suits a spreadsheet', () => {
    const time = 1_763_500_000_000
    const full = column('F', {
      title: 'Full',
      offerPrice: 50,
      salePrice: 60,
      discount: -16,
      active: false,
      newArrival: true,
      lastChangedTime: time,
      avgRating: 4.5,
      ratingsCount: 12,
      reviewsCount: 3,
      description: '<b>Soft</b>',
      primaryColor: 'Blue',
      material: { fabric: 'Cotton' },
      seasons: 4,
      isKnit: true,
      skuSet: [
        {
          skuId: 'S1',
          ean: '2049811763054',
          available: true,
          offerPrice: 50,
          salePrice: 60,
          attributes: { size: 'M' },
        },
        { available: false, attributes: { size: 'L' } },
        { skuId: 'S3' },
      ],
    })
    const both = [full, column('Y', { title: 'Two', offerPrice: 40 })]
    const requested = compareState({ ids: ['F', 'Y'], country: 'us' })
    const source = compareSheet({
      state: requested,
      comparison: toComparison(both, requested),
      reference,
      label: 'USD',
      at,
    })
    const first = source.columns.find(({ key }) => key === 'product F')
    const written = Object.fromEntries(source.rows.map((row) => [row.label, first?.cell(row)]))
    expect(written).toEqual({
      Available: 'M available | L not available',
      'Category rank': null,
      Changed: null,
      Description: '<b>Soft</b>',
      Discount: -16,
      'Last changed': {
        at: 1763500000000,
      },
      MRP: 60,
      'New arrival': true,
      'No size given': 'SKU S3, stock unknown',
      'Offer price': 50,
      'Offer price compared with the base, %': null,
      'Product ID': {
        code: 'F',
      },
      Rating: 4.5,
      'Rating score': null,
      Ratings: 12,
      Reviews: 3,
      Variants: 3,
      'Variants available': 1,
      'Size L': 'not available',
      'Size M': 'SKU S1, EAN 2049811763054, available, offer 50, MRP 60',
      Stock: false,
      Title: 'Full',
      'Trending rank': null,
      'True discount': null,
      fit: 'Slim | Soft',
      isKnit: true,
      material: '{"fabric":"Cotton"}',
      primaryColor: 'Blue',
      seasons: 4,
    })
    expect(source.filtered).toBeNull()
    expect(source.about()).toContain('Complete: every product was loaded')
    expect(source.about()).not.toContain('Currency: not stated')
  })

  it('says what prices are compared with, if anything, and why products are missing', () => {
    const query = (overrides: object) =>
      ({ fetchStatus: 'idle', isFetching: false, ...overrides }) as unknown as Query
    const open = [
      ...columns.slice(0, 1),
      toProductColumn('Y', query({ isFetching: true })),
      toProductColumn('Z', query({})),
    ]
    const lines = (base: string) => {
      const requested = compareState({ ids: ['X', 'Y', 'Z'], country: 'us', base })
      const comparison = toComparison(open, requested)
      return compareSheet({ state: requested, comparison, reference, label: '', at })
    }
    expect(lines('Y').about()).toContain('Compared with: Y')
    expect(lines('Y').about()).toContain('Incomplete: Y not loaded; Z failed')
    expect(lines('none').about()).toContain('Compared with: nothing')
    const fields = (base: string) => lines(base).rows.map(({ label }) => label)
    expect(fields('none')).not.toContain('Offer price compared with the base, %')
    expect(fields('X')).toContain('Offer price compared with the base, %')
  })
})
