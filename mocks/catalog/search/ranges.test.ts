import { describe, expect, it } from 'vitest'
import { discountKey, priceKey } from './ranges.ts'

describe('facet keys over numbers', () => {
  it('name the price’s range, whose upper end is exclusive', () => {
    const keys = [0, 9.99, 10, 19.99, 20, 79.9, 99, 100, 149.9, 150, 2499, 1_000_000].map(priceKey)
    expect(keys).toEqual([
      '0 - 10',
      '0 - 10',
      '10 - 20',
      '10 - 20',
      '20 - 30',
      '60 - 80',
      '80 - 100',
      '100 - 150',
      '100 - 150',
      '150 - 200',
      '2000 - 3000',
      '1000000 - 1500000',
    ])
  })

  it('don’t exist for a missing, negative or non-numeric price', () => {
    expect([null, -1, Number.NaN, Number.POSITIVE_INFINITY].map(priceKey)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('round a discount down to tens', () => {
    expect([0, 9.9, 10, 37.5, 100, -4].map(discountKey)).toEqual([
      '0',
      '0',
      '10',
      '30',
      '100',
      '-10',
    ])
    expect([null, Number.NaN].map(discountKey)).toEqual([null, null])
  })
})
