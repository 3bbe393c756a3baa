import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productIdProblem } from '@/api/productId.ts'
import { checkDigit } from '@/lib/gtin.ts'
import { readEntry } from './readEntry.ts'
import { writeId } from './writeId.ts'

const code = (digits: string) => digits + checkDigit(digits)
const EAN = '2049811842247'
const UPC = code('04981184224')
const ID = 'FC0F4C9D0BF2F140EC6EF3A7BEA2C731'

describe('a cell with a code', () => {
  it('is read as a code, with a note and an alternative reading', () => {
    expect(readEntry(EAN)).toEqual({ kind: 'ean', code: EAN, note: null })
    expect(readEntry(` 'EAN: ${EAN}' `)).toEqual({ kind: 'ean', code: EAN, note: null })
    expect(readEntry(UPC.replace(/^0+/, ''))).toEqual({
      kind: 'ean',
      code: UPC,
      note: `1 leading zero was restored: ${UPC}.`,
    })
    expect(readEntry('12345670')).toMatchObject({ code: '123456000070', other: '12345670' })
    expect(readEntry('9999901077', 'auto', { isIsbn: true })).toMatchObject({
      code: '9789999901079',
    })
  })

  it('may have words around it', () => {
    expect(readEntry(`2x ${EAN} Oxford shirt`)).toEqual({
      kind: 'ean',
      code: EAN,
      note: null,
      isInText: true,
    })
    expect(readEntry(`Shirt ${EAN}`, 'ean')).toMatchObject({ kind: 'ean', code: EAN })
    expect(readEntry(`Shirt ${EAN}`, 'title')).toMatchObject({ kind: 'title' })
    expect(readEntry(`https://shop.example/?ean=${EAN}`)).toMatchObject({ kind: 'url' })
  })

  it('is read only as a code of a valid length with a correct check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (digits) => {
        const entry = readEntry(digits)
        if (entry.kind !== 'ean') return
        expect([8, 12, 13, 14]).toContain(entry.code.length)
        expect(checkDigit(entry.code.slice(0, -1))).toBe(Number(entry.code.slice(-1)))
      }),
      { numRuns: 500, seed: 4 },
    )
  })
})

describe('a cell that can’t be checked', () => {
  it.each([
    ['', 'empty', 'This row has no code.'],
    [' \u00A0 ', 'empty', 'This row has no code.'],
    ["'", 'empty', 'This row has no code.'],
    [
      '2049811842246',
      'wrong check digit',
      'The check digit of 2049811842246 is 6; it should be 7: 2049811842247.',
    ],
    [
      '4.0E+12',
      'digits lost',
      '4.0E+12 is how a spreadsheet shortens a long number: 11 of 13 digits are lost. Format the column as text and export it again.',
    ],
    ['2.04981E+12', 'digits lost', /7 of 13 digits are lost/],
    ['2,04981E+12', 'digits lost', /7 of 13 digits are lost/],
    ['12', 'too few digits', '2 digits: a code has 8, 12, 13 or 14.'],
    ['4981184225', 'too few digits', '10 digits: a code has 8, 12, 13 or 14.'],
    ['123456789012345', 'too many digits', '15 digits: a code has 8, 12, 13 or 14.'],
    ['0000000000000', 'nothing but zeros', '0000000000000 has nothing but zeros.'],
    [`${EAN} ${EAN}`, 'several', '2 codes in one cell. Put each on a row of its own.'],
    ['ftp://shop.example/1', 'not a url', /http/],
    ['shop.example', 'not a url', 'A link starts with http:// or https://.'],
    [ID.slice(1), 'not an id', 'A product ID has 32 hexadecimal digits; this has 31.'],
    ['cotton shirt', 'unknown', '“cotton shirt” isn’t an EAN, link or product ID.'],
  ])('gets a reason and a message: %j', (cell, reason, message) => {
    expect(readEntry(cell)).toMatchObject({
      kind: 'invalid',
      reason,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })

  it('gets a suggested correction where there is one', () => {
    expect(readEntry('2049811842246')).toMatchObject({ suggestion: EAN })
    expect(readEntry('shop.example')).toMatchObject({ suggestion: 'https://shop.example' })
    expect(readEntry('4.0E+12')).toMatchObject({ suggestion: null })
  })
})

describe('a cell with something else', () => {
  it('is read as a link, a product ID, or the type that the user chose', () => {
    expect(readEntry(' https://shop.example/p?id=1 ')).toEqual({
      kind: 'url',
      url: 'https://shop.example/p?id=1',
    })
    expect(readEntry('www.shop.example/p/1')).toEqual({
      kind: 'url',
      url: 'https://www.shop.example/p/1',
      note: '“https://” added.',
    })
    expect(readEntry('Shirt <https://shop.example/p/1>')).toMatchObject({
      kind: 'url',
      url: 'https://shop.example/p/1',
    })
    expect(readEntry(ID)).toEqual({ kind: 'id', id: ID })
    expect(readEntry('sku-1', 'id')).toEqual({ kind: 'id', id: 'sku-1' })
    expect(readEntry(EAN, 'id')).toEqual({ kind: 'id', id: EAN })
    expect(readEntry('..', 'id')).toMatchObject({ kind: 'invalid', reason: 'not an id' })
    expect(readEntry(ID, 'ean')).toMatchObject({ kind: 'invalid', reason: 'unknown' })
    expect(readEntry(EAN, 'url')).toMatchObject({ kind: 'invalid', reason: 'not a url' })
  })

  it('is always read as one of four kinds, without an error', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary-ascii', maxLength: 60 }),
        fc.constantFrom('auto', 'ean', 'url', 'id'),
        (cell, as) => {
          expect(['ean', 'url', 'id', 'invalid']).toContain(readEntry(cell, as).kind)
        },
      ),
      { numRuns: 500, seed: 4 },
    )
  })
})

describe('a cell with a product ID', () => {
  it('accepts an ID of any form after “id:”', () => {
    expect(readEntry(ID)).toEqual({ kind: 'id', id: ID })
    expect(readEntry('id: 12345')).toEqual({ kind: 'id', id: '12345' })
    expect(readEntry('Product id: a b/c')).toEqual({ kind: 'id', id: 'a b/c' })
    expect(readEntry('id: ABC', 'id')).toEqual({ kind: 'id', id: 'ABC' })
    expect(readEntry('id: ..')).toMatchObject({ kind: 'invalid', reason: 'not an id' })
    expect(readEntry('ABC')).toMatchObject({ kind: 'invalid' })
  })

  it('is read back as the ID that was written', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (text) => {
        const id = text.replace(/\s+/g, ' ').trim()
        fc.pre(id !== '' && productIdProblem(id) === null && !/^["'’‘`´=]|"$/.test(id))
        expect(readEntry(writeId(id))).toEqual({ kind: 'id', id })
      }),
      { numRuns: 300, seed: 4 },
    )
  })
})

describe('the message about a cell', () => {
  it('quotes up to 40 characters, and cuts longer texts', () => {
    const message = (cell: string) => {
      const entry = readEntry(cell, 'ean')
      return entry.kind === 'invalid' ? entry.message : null
    }
    expect(message('x'.repeat(40))).toContain(`“${'x'.repeat(40)}”`)
    expect(message('x'.repeat(41))).toContain(`“${'x'.repeat(39)}…”`)
  })

  it('does not report several codes if cells are read as IDs', () => {
    expect(readEntry(`${ID} ${ID}`, 'id')).not.toMatchObject({ reason: 'several' })
  })
})
