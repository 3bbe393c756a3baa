import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit } from '../../../lib/gtin.ts'
import {
  MOST_PRICES,
  readPriceRows,
  type PriceChoices,
  type PriceReading,
} from './readPriceRows.ts'

type Read = Extract<PriceReading, { kind: 'read' }>

function read(table: string[][], choices?: PriceChoices): Read {
  const reading = readPriceRows(table, choices)
  if (reading.kind !== 'read') throw new Error(reading.says)
  return reading
}

const CODE = '2049811842247'
const OTHER = '2049811763054'
const HEAD = ['EAN', 'Price', 'Cost', 'Note']
const one = (...cells: string[]) => read([HEAD, cells]).rows[0]

/** A code for each number. */
function codeOf(number: number): string {
  const body = String(200_000_000_000 + number)
  return body + String(checkDigit(body))
}

describe('the rows of a price file', () => {
  it('become entries with price, cost and note', () => {
    const { entries, heading, columns } = read([
      HEAD,
      [CODE, '12.90', '8', ' own brand '],
      [OTHER, '7.50', '', ''],
    ])
    expect(entries).toEqual([
      { code: CODE, price: 12.9, cost: 8, note: 'own brand' },
      { code: OTHER, price: 7.5, cost: null, note: '' },
    ])
    expect(heading).toEqual(HEAD)
    expect(columns).toEqual({
      code: 0,
      price: 1,
      cost: 2,
      floor: null,
      note: 3,
      title: null,
      hasHeading: true,
    })
  })

  it('keep a floor, with the sign that prices show, and nothing where there is none', () => {
    const head = ['EAN', 'Price', 'MAP']
    const { entries } = read([head, [CODE, '1,299.00', '1,199'], [OTHER, '7.50', '']])
    expect(entries).toEqual([
      { code: CODE, price: 1299, cost: null, floor: 1199, note: '' },
      { code: OTHER, price: 7.5, cost: null, note: '' },
    ])
    expect(read([head, [CODE, '', '5.00']]).entries[0]?.floor).toBe(5)
    expect(read([head, [CODE, '7.50', '0']]).rows[0]?.problem).toBe(
      'Floor: A floor of 0 would count nowhere.',
    )
  })

  it('keep a cost without a price: the catalog may hold the price', () => {
    expect(one(CODE, '', '8.00', '')?.entry).toEqual({ code: CODE, price: null, cost: 8, note: '' })
  })

  it.each([
    ['1.299,00', 1299],
    ['1,299.00', 1299],
    ['€ 12,90', 12.9],
    ['12.90 USD', 12.9],
    ['1 299,00', 1299],
    ['7', 7],
  ])('read a price written as %s', (written, price) => {
    expect(one(CODE, written, '', '')?.entry?.price).toBe(price)
  })

  it('say that a price may be read in two ways, unless the column or the user tells', () => {
    const table = [
      ['EAN', 'Price'],
      [CODE, '1,299'],
    ]
    expect(read(table).rows[0]?.problem).toBe(
      'Price: “1,299” may be a thousand or a decimal; write its decimals.',
    )
    expect(read(table, { decimal: '.' }).entries[0]?.price).toBe(1299)
    expect(read(table, { decimal: ',' }).entries[0]?.price).toBe(1.299)
    expect(read([...table, [OTHER, '12.50']]).entries[0]?.price).toBe(1299)
  })

  it('read costs by the sign that prices show', () => {
    const table = [HEAD, [CODE, '1.299,00', '1.000', '']]
    expect(read(table).entries[0]).toMatchObject({ price: 1299, cost: 1000 })
  })

  it.each([
    [['', '1.00'], 'This row has no code.'],
    [
      ['2049811842240', '1.00'],
      'The check digit of 2049811842240 is 0; it should be 7: 2049811842247.',
    ],
    [['4.0E+12', '1.00'], '4.0E+12 is how a spreadsheet shortens a long number'],
    [['shirt', '1.00'], '“shirt” is no code'],
    [[CODE, ''], 'This row has no price, no cost and no floor.'],
    [[CODE, '0'], 'Price: A price of 0 would count nowhere.'],
    [[CODE, '-3'], 'Price: −3.00 is negative.'],
    [[CODE, 'soon'], 'Price: “soon” is no price.'],
    [[CODE, '9'.repeat(400)], 'Price: It has too many digits.'],
    [[CODE, '5.00', '-1'], 'Cost: −1.00 is negative.'],
    [[CODE, '5.00', 'x'], 'Cost: “x” is no price.'],
  ])('are left out, with the reason: %j', (cells, says) => {
    const row = one(...cells)
    expect(row?.entry).toBeNull()
    expect(row?.problem).toContain(says)
  })

  it('restore leading zeros that the check digit proves, and say so', () => {
    const row = one('36000291452', '5.00')
    expect(row?.entry?.code).toBe('036000291452')
    expect(row?.mended).toBe('1 leading zero restored; the check digit is right.')
  })

  it('count as their last row says where several speak of one item, in any length of its code', () => {
    const { rows, entries } = read([
      ['036000291452', '5.00'],
      [CODE, '1.00'],
      ['0036000291452', '6.00'],
      ['36000291452', '7.00'],
    ])
    expect(rows.map(({ replacedBy }) => replacedBy)).toEqual([3, null, 4, null])
    expect(entries.map(({ price }) => price)).toEqual([1, 7])
  })

  it('are not replaced by a later row that cannot be kept', () => {
    expect(read([HEAD, [CODE, '5.00'], [CODE, 'x']]).entries).toHaveLength(1)
  })

  it('count the heading and empty rows in their numbers', () => {
    const { rows } = read([[], HEAD, ['', ''], [CODE, '5.00']])
    expect(rows.map(({ row }) => row)).toEqual([4])
  })

  it('are read by the columns that the user names', () => {
    const table = [
      [OTHER, CODE, '5', '9.50'],
      [CODE, OTHER, '6', '8.50'],
    ]
    const { entries } = read(table, { code: 1, price: 2, cost: null, note: 3 })
    expect(entries).toEqual([
      { code: CODE, price: 5, cost: null, note: '9.50' },
      { code: OTHER, price: 6, cost: null, note: '8.50' },
    ])
    expect(
      read(
        [
          [CODE, '5.00'],
          [OTHER, '6.00'],
        ],
        { hasHeading: true },
      ).entries,
    ).toHaveLength(1)
  })

  it('may all be invalid, each with its reason', () => {
    const { rows, entries } = read([['Name'], ['shirt'], ['hat']], { code: 7 })
    expect(entries).toEqual([])
    expect(rows.every(({ problem }) => problem !== null)).toBe(true)
  })

  it.each([
    ['no rows', []],
    ['empty rows', [[''], [' ', '']]],
  ])('are asked for where there are %s', (_, table) => {
    expect(readPriceRows(table)).toMatchObject({
      kind: 'problem',
      says: 'There is nothing to read: paste rows with a code and a price.',
    })
  })

  it('are asked for where there is only a heading', () => {
    expect(readPriceRows([HEAD], { hasHeading: true })).toMatchObject({
      says: 'There is only a heading; the rows under it are missing.',
    })
  })

  it('may be fifty thousand, and not one more', () => {
    const rows = Array.from({ length: MOST_PRICES }, (_, at) => [codeOf(at), '1.50'])
    expect(read(rows).entries).toHaveLength(50_000)
    expect(readPriceRows([...rows, [CODE, '1.50']])).toMatchObject({
      kind: 'problem',
      says: '50,001 rows; a price list takes 50,000 at the most. Nothing is lost: take out what you do not sell.',
    })
  })

  it('are each kept, replaced or left out for a reason, whatever the cells hold', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom(CODE, OTHER, '36000291452', '4.0E+12', '12.90', '1.299,00', '1,299', '', '-'),
      fc.integer({ min: 0, max: 99 }).map(codeOf),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 30 }), (table) => {
        const reading = readPriceRows(table)
        if (reading.kind === 'problem') return
        const kept = reading.rows.filter(({ entry, replacedBy }) => entry && replacedBy === null)
        expect(reading.entries).toHaveLength(kept.length)
        for (const { entry, problem } of reading.rows) expect(entry === null).toBe(problem !== null)
        for (const { price, cost } of reading.entries) {
          expect(price ?? cost).not.toBeNull()
          expect(price ?? 1).toBeGreaterThan(0)
          expect(cost ?? 0).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
