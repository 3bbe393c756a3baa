import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { formatPrice } from './format.ts'
import { writeIn } from './language.ts'
import { decimalSignOf, readWrittenPrice, typedSign } from './writtenPrice.ts'

afterEach(() => writeIn('en-GB'))

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
    ['-3.90', null, -3.9],
    ['\u22123.90', null, -3.9],
    ['0', null, 0],
    ['1.299', ',', 1299],
    ['1.299', '.', 1.299],
    ['1,299', '.', 1299],
    ['12,34,567.50', null, 1_234_567.5],
    ['1.23.456,5', null, 123_456.5],
    ['1\u202f299,00', null, 1299],
  ] as const)('%j is read', (cell, sign, price) => {
    expect(readWrittenPrice(cell, sign)).toEqual({ kind: 'price', price })
  })

  it.each(['', ' ', '-', '–'])('%j is none', (cell) => {
    expect(readWrittenPrice(cell, null)).toEqual({ kind: 'none' })
  })

  it.each(['abc', '12.5.0', '1,23,4', '12-50', '.', '1e5'])('%j is refused', (cell) => {
    expect(readWrittenPrice(cell, null).kind).toBe('invalid')
  })

  it('that may be two is not guessed', () => {
    expect(readWrittenPrice('1,299', null)).toEqual({
      kind: 'invalid',
      says: '“1,299” may be a thousand or a decimal; write its decimals.',
    })
  })

  it.each(['en-GB', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'fi-FI', 'ar-EG', 'hi-IN'])(
    'is read as it is shown in %s, whatever it is',
    (tag) => {
      writeIn(tag)
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 1e9 }),
          fc.constantFrom(1, 10, 100, 1000),
          (n, by) => {
            const price = n / by
            expect(readWrittenPrice(formatPrice(price), typedSign())).toEqual({
              kind: 'price',
              price,
            })
          },
        ),
        { seed: 3, numRuns: 200 },
      )
    },
  )

  it('that may be two is read as the reader’s language writes it where it is typed', () => {
    expect(readWrittenPrice('1.299', typedSign())).toEqual({ kind: 'price', price: 1.299 })
    writeIn('de-DE')
    expect(readWrittenPrice('1.299', typedSign())).toEqual({ kind: 'price', price: 1299 })
    expect(readWrittenPrice('1,299.00', typedSign())).toEqual({ kind: 'price', price: 1299 })
  })

  it('takes its decimal sign from its column', () => {
    expect(decimalSignOf(['1.299', '12,50'])).toBe(',')
    expect(decimalSignOf(['1,299.00', '7'])).toBe('.')
    expect(decimalSignOf(['1.299', '2.499'])).toBeNull()
    expect(decimalSignOf(['1.50', '1,50'])).toBeNull()
  })
})
