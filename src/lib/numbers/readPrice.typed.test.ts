import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { formatPrice } from './format.ts'
import { setLanguage } from './language.ts'
import { decimalSignOf, readPrice } from './readPrice.ts'
import { readTypedNumber } from './typedNumber.ts'
import { typedSign } from './typedSign.ts'

afterEach(() => setLanguage('en-GB'))

describe('a written price', () => {
  it.each([
    ['12.50', null, 12.5],
    ['12,50', null, 12.5],
    ['1.299,00', null, 1299],
    ['1,299.00', null, 1299],
    ['1 299,50', null, 1299.5],
    ['1’299.50', null, 1299.5],
    ['1,234,567', null, 1_234_567],
    ['€ 12.50', null, 12.5],
    ['12,50 €', null, 12.5],
    ['US$12', null, 12],
    ['Rs.499', null, 499],
    ['0', null, 0],
    ['1.299', ',', 1299],
    ['1.299', '.', 1.299],
    ['1,299', '.', 1299],
    ['12,34,567.50', null, 1_234_567.5],
    ['1.23.456,5', null, 123_456.5],
    ['1\u202f299,00', null, 1299],
  ] as const)('%j is understood', (cell, sign, price) => {
    expect(readPrice(cell, sign)).toMatchObject({ kind: 'price', price })
  })

  it.each(['', ' ', '-', '–', '.'])('%j counts as empty', (cell) => {
    expect(readPrice(cell, null)).toEqual({ kind: 'none' })
  })

  it.each(['abc', '12.5.0', '1,23,4', '12-50', '1e5', '-3.90', '\u22123.90'])(
    '%j is refused',
    (cell) => {
      expect(readPrice(cell, null).kind).toBe('refused')
    },
  )

  it('with two possible meanings is refused', () => {
    expect(readPrice('1,299', null)).toEqual({
      kind: 'refused',
      problem: 'decimal sign',
      message: '“1,299” may be a thousand or a figure with three decimals.',
    })
  })

  it.each(['en-GB', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'fi-FI', 'ar-EG', 'hi-IN'])(
    'is read back correctly as it is shown in %s',
    (tag) => {
      setLanguage(tag)
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 1e9 }),
          fc.constantFrom(1, 10, 100, 1000),
          (n, by) => {
            const price = n / by
            expect(readPrice(formatPrice(price), typedSign())).toMatchObject({
              kind: 'price',
              price,
            })
          },
        ),
        { seed: 3, numRuns: 200 },
      )
    },
  )

  it('with two possible meanings is read in the user’s language if it was typed', () => {
    expect(readPrice('1.299', typedSign())).toMatchObject({ price: 1.299 })
    setLanguage('de-DE')
    expect(readPrice('1.299', typedSign())).toMatchObject({ price: 1299 })
    expect(readPrice('1,299.00', typedSign())).toMatchObject({ price: 1299 })
  })

  it('has the decimal sign that the cells of its column suggest', () => {
    expect(decimalSignOf(['1.299', '12,50'])).toBe(',')
    expect(decimalSignOf(['1,299.00', '7'])).toBe('.')
    expect(decimalSignOf(['1.299', '2.499'])).toBeNull()
    expect(decimalSignOf(['1.50', '1,50'])).toBeNull()
  })
})

describe('a typed number', () => {
  it('is read in the format of the user’s language', () => {
    expect(readTypedNumber('1.299', 'none')).toEqual({ kind: 'number', value: 1.299 })
    setLanguage('de-DE')
    expect(readTypedNumber('-1.299', 'none')).toEqual({ kind: 'number', value: -1299 })
    expect(readTypedNumber('2,5 %', 'percent')).toEqual({ kind: 'number', value: 2.5 })
  })

  it('is empty if nothing is typed', () => {
    expect(readTypedNumber(' ', 'amount')).toEqual({ kind: 'none' })
  })
})
