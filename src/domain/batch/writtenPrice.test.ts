import { describe, expect, it } from 'vitest'
import { decimalSignOf, readWrittenPrice } from './writtenPrice.ts'

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

  it('takes its decimal sign from its column', () => {
    expect(decimalSignOf(['1.299', '12,50'])).toBe(',')
    expect(decimalSignOf(['1,299.00', '7'])).toBe('.')
    expect(decimalSignOf(['1.299', '2.499'])).toBeNull()
    expect(decimalSignOf(['1.50', '1,50'])).toBeNull()
  })
})
