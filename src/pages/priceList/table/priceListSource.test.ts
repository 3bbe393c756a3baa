import { describe, expect, it } from 'vitest'
import { priceListSource } from './priceListSource.ts'

const entries = [
  { code: '036000291452', price: 10, cost: 4, note: '=1+1' },
  { code: '2049811842247', price: null, cost: 5, note: '' },
]
const input = {
  entries,
  found: null,
  q: '',
  sort: [],
  country: 'us',
  at: null,
  label: '',
  now: Date.UTC(2026, 10, 21, 12),
}

describe('the export of a price list', () => {
  it('contains the saved values and the margins, with codes as codes', () => {
    const { columns, rows, filtered } = priceListSource(input)
    expect(rows.map((row) => columns.map(({ cell }) => cell(row)))).toEqual([
      [{ code: '036000291452' }, 10, 4, 60, '=1+1'],
      [{ code: '2049811842247' }, null, 5, null, null],
    ])
    expect(filtered).toBeNull()
  })

  it('has a column for floors where the list has any', () => {
    const { columns, rows } = priceListSource({
      ...input,
      entries: [{ ...entries[0], code: '036000291452', price: 10, cost: 4, note: '', floor: 9 }],
    })
    expect(columns.map(({ label }) => label)).toContain('Floor')
    expect(rows.map((row) => columns.map(({ cell }) => cell(row))).flat()).toContain(9)
  })

  it('states the country, the search, the order and the currency', () => {
    const { name, about } = priceListSource(input)
    expect(name).toBe('Price list US, 2026-11-21')
    expect(about()).toEqual([
      'Your price list for US',
      expect.stringMatching(/^Exported 21 Nov 2026/),
      'Currency: not stated',
      'Order: as imported',
    ])
    const found = priceListSource({ ...input, found: entries.slice(1), q: '2049', label: 'US$' })
    expect(found.about()).toContain('Filter: 2049')
    expect(found.about()).toContain('Currency (your label): US$')
    expect(found.filtered).toHaveLength(1)
    const sorted = priceListSource({ ...input, sort: [{ column: 'cost', down: true }] })
    expect(sorted.about()).toContain('Order: Cost descending')
  })
})
