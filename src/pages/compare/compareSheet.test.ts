import { describe, expect, it } from 'vitest'
import type { Answer } from '../../api/http.ts'
import { readProduct } from '../../api/product.ts'
import { compareState } from '../../url/compareState.ts'
import { toColumn } from './compareColumns.ts'
import { compareSheet } from './compareSheet.ts'
import { toComparison } from './comparison.ts'

const at = Date.UTC(2025, 10, 18, 9, 42)
type Query = Parameters<typeof toColumn>[1]

/** A column as its query would make it. */
function column(id: string, record: Record<string, unknown> | null) {
  const answer = { text: `{"of":"${id}"}`, receivedAt: at } as Answer // what a sheet reads of it
  const data =
    record === null
      ? { kind: 'none', answer }
      : { kind: 'found', product: readProduct(record), traits: [['fit', 'Slim|Soft']], answer }
  return toColumn(id, { data, isFetching: false, fetchStatus: 'idle' } as unknown as Query) // no more is read
}

const state = compareState({ ids: ['X', 'Y', 'Z'], country: 'us', diff: true })
const columns = [
  column('X', { title: 'One', merchant: 'Northgate', offerPrice: 50, brand: 'B', season: '' }),
  column('Y', { title: 'Two', merchant: 'Cartwheel', offerPrice: 40, brand: 'B', season: null }),
  column('Z', null),
]
const sheet = () => compareSheet({ state, comparison: toComparison(columns, state), label: '', at })
const rowOf = (field: string) => {
  const { rows, columns: all } = sheet()
  const row = rows.find((one) => one.field === field)
  return row && all.map(({ cell }) => cell(row))
}

describe('a comparison as a sheet', () => {
  it('has a row for each field and a column for each product', () => {
    expect(sheet().columns.map(({ label }) => label)).toEqual([
      'Group',
      'Field',
      'Differs',
      '1 Northgate',
      '2 Cartwheel',
      '3 Z',
    ])
    expect(rowOf('Product id')).toEqual([
      '',
      'Product id',
      null,
      { code: 'X' },
      { code: 'Y' },
      { code: 'Z' },
    ])
    expect(rowOf('Offer price')).toEqual(['Price', 'Offer price', true, 50, 40, null])
    expect(rowOf('Offer price against the base, %')?.slice(3)).toEqual([null, -20, null])
    expect(rowOf('fit')).toEqual(['Traits', 'fit', false, 'Slim | Soft', 'Slim | Soft', null])
  })

  it('keeps an empty text apart from what was not given', () => {
    expect(rowOf('season')?.slice(3)).toEqual(['', null, null])
  })

  it('says country, base, currency and what is missing', () => {
    const { about, name } = sheet()
    expect(name).toBe('Comparison of 3 products, 2025-11-18')
    expect(about()).toContain('Country: us; mode: full')
    expect(about()).toContain('Currency: not stated')
    expect(about()).toContain('Measured against: X')
    expect(about()).toContain('Incomplete: Z not found')
  })

  it('holds the rows shown beside all of them, and the answers as received', () => {
    const { rows, filtered, received } = sheet()
    expect(rows.some(({ field }) => field === 'Brand')).toBe(true)
    expect(filtered?.some(({ field }) => field === 'Brand')).toBe(false)
    expect(filtered?.some(({ field }) => field === 'Product id')).toBe(true)
    expect(received?.()).toBe('[\n{"of":"X"},\n{"of":"Y"},\n{"of":"Z"}\n]\n')
  })
})
