import { describe, expect, it } from 'vitest'
import { guessPriceColumns } from './guessPriceColumns.ts'

const CODES = ['2049811842247', '2049811763054', '4006381333931']

/** A table of these columns, each with its heading ('' for a table without one). */
function table(columns: Record<string, readonly string[]>): string[][] {
  const heads = Object.keys(columns)
  const body = CODES.map((_, at) => heads.map((head) => columns[head]?.[at] ?? ''))
  return heads.some((head) => head.trim() !== '') ? [heads, ...body] : body
}

const prices = ['12.90', '7.50', '1,299.00']
const costs = ['8.10', '4.00', '900.00']

describe('the columns of a price file', () => {
  it.each([
    ['English', 'EAN', 'Price', 'Cost', 'Note'],
    ['German', 'Strichcode', 'VK brutto', 'EK netto', 'Bemerkung'],
    ['French', 'Code EAN', 'Prix', 'Coût', 'Remarques'],
    ['two kinds of price', 'GTIN', 'Selling price', 'Cost price', 'Comment'],
    ['one word', 'Barcode', 'Verkaufspreis', 'Einkaufspreis', 'Notiz'],
  ])('are known by %s headings, in any order', (_, code, price, cost, note) => {
    const words = ['own brand', '', '']
    expect(
      guessPriceColumns(table({ [code]: CODES, [price]: prices, [cost]: costs, [note]: words })),
    ).toEqual({ code: 0, price: 1, cost: 2, floor: null, note: 3, title: null, hasHeading: true })
    expect(
      guessPriceColumns(table({ [note]: words, [cost]: costs, [price]: prices, [code]: CODES })),
    ).toEqual({ code: 3, price: 2, cost: 1, floor: null, note: 0, title: null, hasHeading: true })
  })

  it('are guessed from the cells where there is no heading', () => {
    const rows = CODES.map((code, at) => [code, prices[at] ?? '', costs[at] ?? '', 'a word'])
    expect(guessPriceColumns(rows)).toEqual({
      code: 0,
      price: 1,
      cost: 2,
      floor: null,
      note: 3,
      title: null,
      hasHeading: false,
    })
  })

  it.each(['Name', 'Product', 'Product name', 'Title', 'Artikelname', 'Désignation'])(
    'know a column of names by its heading, %s',
    (heading) => {
      const words = ['Oxford shirt', 'Linen shirt', '']
      const found = guessPriceColumns(table({ EAN: CODES, [heading]: words, Price: prices }))
      expect(found).toMatchObject({ code: 0, title: 1, price: 2, note: null })
    },
  )

  it.each(['Floor', 'MAP', 'Minimum price', 'Mindestpreis', 'Prix plancher'])(
    'know a column of floors by its heading alone, %s',
    (heading) => {
      const found = guessPriceColumns(table({ EAN: CODES, [heading]: costs, Price: prices }))
      expect(found).toMatchObject({ floor: 1, price: 2, cost: null })
    },
  )

  it('take an empty column for nothing', () => {
    const rows = CODES.map((code, at) => [code, '', prices[at] ?? ''])
    expect(guessPriceColumns(rows)).toMatchObject({ code: 0, price: 2, cost: null, note: null })
  })

  it('pass over whole numbers, which may be quantities', () => {
    const rows = CODES.map((code, at) => [String(at + 2), code, '30', prices[at] ?? ''])
    expect(guessPriceColumns(rows)).toMatchObject({ code: 1, price: 3, cost: null })
  })

  it('take no column of costs for one of prices', () => {
    expect(guessPriceColumns(table({ EAN: CODES, Cost: costs }))).toMatchObject({
      price: null,
      cost: 1,
    })
  })

  it('take no column that a heading calls something else for notes or costs', () => {
    expect(
      guessPriceColumns(
        table({
          Title: ['Shirt', 'Hat', 'Pen'],
          EAN: CODES,
          Price: prices,
          Stock: ['1.5', '2', '3'],
        }),
      ),
    ).toEqual({
      code: 1,
      price: 2,
      cost: null,
      floor: null,
      note: null,
      title: 0,
      hasHeading: true,
    })
  })

  it('are found for codes that a spreadsheet has spoilt', () => {
    const rows = [
      ['Name', 'EAN', 'Price'],
      ['Shirt', '2.04981E+12', '5.00'],
      ['Hat', '2049811842240', '6.00'],
    ]
    expect(guessPriceColumns(rows)).toMatchObject({ code: 1, price: 2, hasHeading: true })
  })

  it('are a guess in any case, for no rows too', () => {
    expect(guessPriceColumns([])).toEqual({
      code: 0,
      price: null,
      cost: null,
      floor: null,
      note: null,
      title: null,
      hasHeading: false,
    })
    expect(guessPriceColumns([['a'], ['b', 'c']])).toMatchObject({ code: 0, price: null })
  })
})

describe('columns of doubtful files', () => {
  const guess = (...rows: string[][]) => guessPriceColumns(rows)

  it('are the first where there is nothing to see', () => {
    const none = {
      code: 0,
      price: null,
      cost: null,
      floor: null,
      note: null,
      title: null,
      hasHeading: false,
    }
    expect(guess()).toEqual(none)
    expect(guess(['', ' '])).toEqual(none)
  })

  it('have the code where most cells are one, or were meant to be', () => {
    expect(guess(['4.0E+12', 'x'], ['y', CODES[0] ?? ''], ['z', CODES[1] ?? '']).code).toBe(1)
    expect(guess(['x', '2049811842246']).code).toBe(1)
    expect(guess(['x', 'y']).code).toBe(0)
    expect(guess(['x', 'EAN'], ['y', 'a'], ['z', 'b'])).toMatchObject({ code: 1, hasHeading: true })
    expect(guess(['EAN', 'Article'], ...CODES.map((code) => ['x', code])).code).toBe(1)
  })

  it('have a heading only above rows', () => {
    expect(guess(['EAN', 'Price']).hasHeading).toBe(false)
    expect(guess([CODES[0] ?? '', '1.50'], [CODES[1] ?? '', '2.50']).hasHeading).toBe(false)
    expect(guess(['Article', 'x'], ...CODES.map((code) => [code, '1.50'])).hasHeading).toBe(true)
    expect(guess(['', 'x'], ...CODES.map((code) => [code, '1.50'])).hasHeading).toBe(false)
    expect(guess(['12345', 'x'], ...CODES.map((code) => [code, '1.50'])).hasHeading).toBe(false)
    expect(guess(['1234', 'x'], ...CODES.map((code) => [code, '1.50'])).hasHeading).toBe(true)
  })

  it('have prices where four of five cells are one, with decimals somewhere', () => {
    const column = (...cells: string[]) =>
      guess(...cells.map((cell, at) => [CODES[at % 3] ?? '', cell])).price
    expect(column('1.50', '2', '3', '4', 'x')).toBe(1)
    expect(column('1.50', '2', '3', 'x', 'y')).toBeNull()
    expect(column('1', '2', '3', '4', '5')).toBeNull()
    expect(column('1.50', '', '', '', '')).toBe(1)
    expect(column('', '', '', '', '')).toBeNull()
  })

  it('have notes where half of the cells are words', () => {
    const column = (...cells: string[]) =>
      guess(...cells.map((cell, at) => [CODES[at % 3] ?? '', cell])).note
    expect(column('word', '12', 'a', 'word')).toBe(1)
    expect(column('word', '12', 'a')).toBeNull()
    expect(column('word', '', '')).toBe(1)
  })

  it('keep what another heading names for that', () => {
    const under = (heading: string[], ...cells: string[]) =>
      guess(heading, ...CODES.map((code) => [code, ...cells]))
    expect(under(['EAN', 'Note', 'x'], '1.50', '2.50')).toMatchObject({ note: 1, price: 2 })
    expect(under(['EAN', 'x', 'y'], '1.50', '2.50')).toMatchObject({ price: 1, cost: null })
    expect(under(['EAN', 'x'], 'words')).toMatchObject({ price: null, note: null })
  })

  it('are looked for among the first hundred', () => {
    const wide = (place: number) =>
      guess(Array.from({ length: 120 }, (_, at) => (at === place ? (CODES[0] ?? '') : ''))).code
    expect([99, 100].map(wide)).toEqual([99, 0])
  })
})
