import { describe, expect, it } from 'vitest'
import { guessColumns } from './guessColumns.ts'

const CODES = ['2049811842247', '2049811763054', '4006381333931']
const code = (at: number) => CODES[at % CODES.length] ?? ''

const guess = (rows: readonly (readonly string[])[], as?: 'id' | 'ean') =>
  guessColumns(
    rows.map((cells, at) => ({ line: at + 1, cells: [...cells] })),
    as,
  )
/** One column of these cells beside one of codes. */
const beside = (...cells: string[]) => guess(cells.map((cell, at) => [code(at), cell]))

describe('the column of codes', () => {
  it('is the first where there is nothing to see', () => {
    expect(guess([])).toEqual({ code: 0, price: null, hasHeading: false })
    expect(guess([['x', 'y']])).toEqual({ code: 0, price: null, hasHeading: false })
  })

  it('is the one with most codes, those that were meant to be counting half', () => {
    expect(guess([['x', code(0)]]).code).toBe(1)
    expect(guess([['x', '4.0E+12']]).code).toBe(1)
    expect(
      guess([
        ['4.0E+12', code(0)],
        ['4.0E+12', code(1)],
      ]).code,
    ).toBe(1)
    expect(
      guess([
        ['2049811842246', 'x'],
        ['2049811842246', code(1)],
        ['2049811842246', code(2)],
      ]).code,
    ).toBe(1)
    expect(
      guess([
        ['a', 'x'],
        ['', code(0)],
        [code(1), code(1)],
      ]).code,
    ).toBe(1)
    expect(
      guess([
        ['', 'x'],
        [code(0), code(1)],
        [code(1), 'y'],
      ]).code,
    ).toBe(0)
  })

  it('is spoken for by its name, as by a quarter of its cells', () => {
    const named = (...cells: string[]) =>
      guess([['x', 'EAN'], ...cells.map((cell, at) => [code(at), cell])]).code
    expect(named(code(0), code(1), code(2), 'y')).toBe(0)
    expect(named(code(0), code(1), code(2), code(3), 'y')).toBe(1)
  })

  it('is looked for among the first two hundred', () => {
    const wide = (place: number) =>
      guess([Array.from({ length: 220 }, (_, at) => (at === place ? code(0) : 'x'))]).code
    expect([199, 200].map(wide)).toEqual([199, 0])
  })
})

describe('a heading', () => {
  const isHeading = (head: string, cells: readonly string[] = CODES, as?: 'id' | 'ean') =>
    guess([[head, 'x'], ...cells.map((cell) => [cell, 'y'])], as).hasHeading

  it('is a name above codes, or one that says what is below', () => {
    expect(isHeading('EAN')).toBe(true)
    expect(isHeading('Nummer')).toBe(true)
    expect(isHeading('EAN', ['a', 'b'])).toBe(true)
    expect(isHeading('Nummer', ['a', 'b'])).toBe(false)
    expect(isHeading('Nummer', [code(0), 'b'])).toBe(true)
    expect(isHeading('Nummer', [code(0), 'b', 'c'])).toBe(false)
  })

  it('is none without rows under it, and none that holds a code', () => {
    expect(guess([['EAN', 'x']]).hasHeading).toBe(false)
    expect(isHeading(code(0))).toBe(false)
    expect(isHeading('2049811842246')).toBe(false)
    expect(isHeading('EAN 12345')).toBe(false)
    expect(isHeading('EAN 1234')).toBe(true)
    expect(isHeading(' ')).toBe(false)
    expect(isHeading(`${code(0)} ${code(1)}`)).toBe(false)
  })

  it('may stand above ids of any form', () => {
    expect(isHeading('Product id', ['a', 'b'], 'id')).toBe(true)
    expect(isHeading('FC0F4C9D0BF2F140EC6EF3A7BEA2C731', ['a', 'b'], 'id')).toBe(false)
  })
})

describe('the column of target prices', () => {
  it('is one that a heading calls so, half of it prices', () => {
    const named = (...cells: string[]) =>
      guess([['EAN', 'Stock', 'Target'], ...cells.map((cell, at) => [code(at), '5', cell])]).price
    expect(named('12', '13')).toBe(2)
    expect(named('12', 'x')).toBe(2)
    expect(named('12', 'x', 'y')).toBeNull()
    expect(named('12', '', '')).toBe(2)
    expect(named('', '')).toBeNull()
    expect(
      guess([
        ['Target', 'EAN'],
        ['12', code(0)],
      ]),
    ).toMatchObject({ code: 1, price: 0 })
  })

  it('is the only other one, where four of five are prices, with decimals somewhere', () => {
    expect(beside('1.50', '2', '3', '4', 'x').price).toBe(1)
    expect(beside('1.50', '2', '3', 'x', 'y').price).toBeNull()
    expect(beside('1', '2', '3').price).toBeNull()
    expect(beside('', '').price).toBeNull()
    expect(
      guess([
        [code(0), '1.50', '2.50'],
        [code(1), '1.50', '2.50'],
      ]).price,
    ).toBeNull()
    expect(guess([[code(0)], [code(1)]]).price).toBeNull()
  })
})

describe('a table without codes', () => {
  const table = (...lines: string[]) =>
    lines.map((line, at) => ({ line: at + 1, cells: line.split(';') }))

  it('has its titles in the column that is called so', () => {
    const rows = table('Brand;Title;Size;Price', 'Heinz;Ketchup;500 ml;2.49', 'Hela;Curry;1 l;3.29')
    expect(guessColumns(rows)).toEqual({ code: 1, price: 3, hasHeading: true, isTitles: true })
  })

  it('is one of codes as soon as a column holds some', () => {
    const rows = table('Title;EAN', 'Ketchup;2049811842247', 'Curry;0036000291452')
    expect(guessColumns(rows)).toEqual({ code: 1, price: null, hasHeading: true })
  })
})
