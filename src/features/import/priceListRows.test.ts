import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeKey } from '@/lib/gtin.ts'
import { priceRow } from '@test/made/anImportReading.ts'
import { priceListRows } from './priceListRows.ts'
import type { PriceRow } from './reading.ts'

const NONE = { price: null, cost: null, floor: null }
const read = (rows: readonly PriceRow[], explained: readonly number[] = []) =>
  priceListRows(rows, new Set(explained))
const remarkTexts = ({ remarks }: ReturnType<typeof read>) =>
  remarks.map(({ line, role, about }) => `${line} ${role}: ${about}`)

describe('the rows of a price list', () => {
  it.each([
    ['a price', { price: 5 }],
    ['a cost, because the catalog may have the price', { cost: 5 }],
    ['a cost of 0', { cost: 0 }],
    ['a floor', { floor: 5 }],
  ])('are used with only %s', (_, figures) => {
    const row = priceRow(4, { ...NONE, ...figures })
    expect(read([row])).toEqual({ rows: [row], remarks: [] })
  })

  it('without price, cost and floor are left out, with one remark each', () => {
    const rows = [priceRow(4, NONE), priceRow(5, { ...NONE, listPrice: 59 })]
    expect(remarkTexts(read(rows))).toEqual([
      '4 null: This row has no price, no cost and no floor.',
      '5 null: This row has no price, no cost and no floor.',
    ])
    expect(read(rows, [4, 5])).toEqual({ rows: [], remarks: [] })
  })

  it('ignore a price or floor of 0', () => {
    const made = read([
      priceRow(4, { ...NONE, price: 0, cost: 4 }),
      priceRow(5, { ...NONE, code: '2049811842247', price: 0 }),
      priceRow(6, { ...NONE, code: '2049811763054', price: 7, floor: 0 }),
    ])
    expect(made.rows.map(({ line, price, cost, floor }) => [line, price, cost, floor])).toEqual([
      [4, null, 4, null],
      [6, 7, null, null],
    ])
    expect(remarkTexts(made)).toEqual([
      '4 price: A price of 0 isn’t used.',
      '5 price: A price of 0 isn’t used.',
      '6 floor: A floor of 0 isn’t used.',
    ])
  })

  it('count once per product: the last row wins, whatever the code’s length', () => {
    const made = read([
      priceRow(2, { code: '036000291452', price: 5 }),
      priceRow(3, { code: '2049811842247', price: 1 }),
      priceRow(4, { code: '0036000291452', price: 6 }),
      priceRow(1205, { code: '036000291452', price: 7 }),
    ])
    expect(made.rows.map(({ price }) => price)).toEqual([1, 7])
    expect(remarkTexts(made)).toEqual([
      '2 code: Replaced by line 1,205, which is for the same product.',
      '4 code: Replaced by line 1,205, which is for the same product.',
    ])
  })

  it('are not replaced by a later row without figures', () => {
    const made = read([priceRow(2, { price: 5 }), priceRow(3, NONE)])
    expect(made.rows.map(({ line }) => line)).toEqual([2])
  })

  it('are each used or get a remark, whatever they contain', () => {
    const figure = fc.option(fc.constantFrom(0, 1, 2.5))
    const row = fc.record({
      code: fc.constantFrom('036000291452', '0036000291452', '2049811842247', '2049811763054'),
      price: figure,
      cost: figure,
      floor: figure,
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (made) => {
        const { rows, remarks } = read(made.map((one, at) => priceRow(at + 1, one)))
        const lines = new Set([...rows, ...remarks].map(({ line }) => line))
        expect(lines.size).toBe(made.length)
        expect(new Set(rows.map(({ code }) => codeKey(code))).size).toBe(rows.length)
        for (const { price, cost, floor } of rows) {
          expect(price ?? cost ?? floor).not.toBeNull()
          expect(price ?? 1).toBeGreaterThan(0)
        }
      }),
    )
  })
})
