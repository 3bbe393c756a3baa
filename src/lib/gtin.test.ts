import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit, codeKey, gtinForms, oneDigitNeighbours, readGtin } from './gtin.ts'

const SEED = { seed: 2_049_811, numRuns: 500 }

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
const validCode = fc
  .constantFrom(8, 12, 13, 14)
  .chain((length) => digits(length - 1))
  .map((body) => body.join('') + checkDigit(body.join('')))

describe('readGtin', () => {
  it.each([
    ['96385074', 'EAN-8', 4],
    ['73513537', 'EAN-8', 7],
    ['036000291452', 'UPC-A', 2],
    ['012345678905', 'UPC-A', 5],
    ['2049811763054', 'EAN-13', 4],
    ['4006381333931', 'EAN-13', 1],
    ['0000000000017', 'EAN-13', 7],
    ['10614141000415', 'GTIN-14', 5],
  ])('reads %s as %s with check digit %i', (code, format, digit) => {
    expect(readGtin(code)).toEqual({ kind: 'valid', gtin: { code, format, checkDigit: digit } })
  })

  it.each([
    '  2049811763054\n',
    '2 049811 763054',
    '2-049811-763054',
    '2049 8117  63054',
    '2 - 049811763054',
  ])('tolerates spaces and hyphens in %j', (text) => {
    expect(readGtin(text)).toMatchObject({ kind: 'valid', gtin: { code: '2049811763054' } })
  })

  it('returns the expected digit for a wrong check digit', () => {
    expect(readGtin('2049811763055')).toEqual({
      kind: 'wrong check digit',
      code: '2049811763055',
      format: 'EAN-13',
      actual: 5,
      expected: 4,
      corrected: '2049811763054',
    })
  })

  it.each([
    ['', 'no code was given'],
    ['   ', 'no code was given'],
    ['204981176305X', 'a code has only the digits 0 to 9'],
    ['-2049811763054', 'a code has only the digits 0 to 9'],
    ['2049811763054.', 'a code has only the digits 0 to 9'],
    ['4.0E+12', 'a code has only the digits 0 to 9'],
    ['２０４９８１１７６３０５４', 'a code has only the digits 0 to 9'],
    ['٢٠٤٩٨١١٧٦٣٠٥٤', 'a code has only the digits 0 to 9'],
    ['<script>', 'a code has only the digits 0 to 9'],
    ['\uD800', 'a code has only the digits 0 to 9'],
    ['7', '1 digit: a code has 8, 12, 13 or 14'],
    ['1234567', '7 digits: a code has 8, 12, 13 or 14'],
    ['123456789012345', '15 digits: a code has 8, 12, 13 or 14'],
  ])('refuses %j, because %s', (text, reason) => {
    expect(readGtin(text)).toEqual({ kind: 'not a code', reason })
  })

  it('reads every valid code as valid and keeps its leading zeros', () => {
    fc.assert(
      fc.property(validCode, (code) => {
        expect(readGtin(code)).toMatchObject({ kind: 'valid', gtin: { code } })
      }),
      SEED,
    )
  })

  it('catches every change of a single digit', () => {
    fc.assert(
      fc.property(validCode, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, index, by) => {
        const i = index % code.length
        const changed = code.slice(0, i) + ((Number(code.charAt(i)) + by) % 10) + code.slice(i + 1)
        expect(readGtin(changed).kind).toBe('wrong check digit')
      }),
      SEED,
    )
  })

  it('corrects a wrong check digit to a valid code', () => {
    fc.assert(
      fc.property(validCode, fc.integer({ min: 1, max: 9 }), (code, by) => {
        const reading = readGtin(code.slice(0, -1) + ((Number(code.slice(-1)) + by) % 10))
        expect(reading).toMatchObject({ kind: 'wrong check digit', corrected: code })
      }),
      SEED,
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readGtin(text).kind).toBeTypeOf('string')
      }),
      SEED,
    )
  })
})

describe('checkDigit', () => {
  it('rejects text that isn’t only digits', () => {
    expect(() => checkDigit('12a')).toThrow(RangeError)
    expect(() => checkDigit('')).toThrow(RangeError)
  })
})

describe('gtinForms', () => {
  it.each([
    ['036000291452', ['0036000291452', '00036000291452']],
    ['0036000291452', ['036000291452', '00036000291452']],
    ['00036000291452', ['0036000291452', '036000291452']],
    ['2049811763054', ['02049811763054']],
    ['96385074', ['000096385074', '0000096385074', '00000096385074']],
    ['0000096385074', ['000096385074', '00000096385074', '96385074']],
    ['10614141000415', []],
    ['12a', []],
    ['', []],
  ])('returns the other lengths of %s, closest first', (code, forms) => {
    expect(gtinForms(code)).toEqual(forms)
  })

  it('returns only valid codes that differ in leading zeros and lead back to the first code', () => {
    fc.assert(
      fc.property(validCode, (code) => {
        const forms = gtinForms(code)
        expect(forms).not.toContain(code)
        expect(new Set(forms).size).toBe(forms.length)
        for (const form of forms) {
          expect(form.replace(/^0+/, '')).toBe(code.replace(/^0+/, ''))
          expect(readGtin(form).kind).toBe('valid')
          expect(gtinForms(form)).toContain(code)
        }
      }),
      SEED,
    )
  })
})

describe('codeKey', () => {
  it('is the same for all lengths of a code, and different for other codes', () => {
    fc.assert(
      fc.property(validCode, validCode, (code, other) => {
        const keys = new Set([code, ...gtinForms(code)].map(codeKey))
        expect(keys.size).toBe(1)
        expect(keys.has(codeKey(other))).toBe(code === other || gtinForms(code).includes(other))
      }),
      SEED,
    )
  })
})

describe('oneDigitNeighbours', () => {
  it('returns codes with swapped digits before codes with one changed digit', () => {
    const neighbours = oneDigitNeighbours('2049811763045')
    expect(neighbours.slice(0, 2)).toEqual(['2049811763405', '2049811763054'])
    expect(neighbours.length).toBeGreaterThan(2)
    expect(neighbours).toHaveLength(new Set(neighbours).size)
  })

  it('returns nothing for text that can’t be a code', () => {
    expect(oneDigitNeighbours('1234567')).toEqual([])
    expect(oneDigitNeighbours('abcdefgh')).toEqual([])
  })

  it('finds the right code after any single wrong digit, and only valid codes', () => {
    fc.assert(
      fc.property(validCode, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, index, by) => {
        const i = index % code.length
        const typed = code.slice(0, i) + ((Number(code.charAt(i)) + by) % 10) + code.slice(i + 1)
        const neighbours = oneDigitNeighbours(typed)
        expect(neighbours).toContain(code)
        expect(neighbours).not.toContain(typed)
        expect(neighbours.every((one) => readGtin(one).kind === 'valid')).toBe(true)
      }),
      { ...SEED, numRuns: 200 },
    )
  })
})
