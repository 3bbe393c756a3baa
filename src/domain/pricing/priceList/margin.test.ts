import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { margin } from './margin.ts'

describe('the margin at a price', () => {
  it.each([
    [100, 60, 40],
    [47.9, 31.14, 34.9896],
    [10, 0, 100],
    [10, 10, 0],
    [8, 10, -25],
  ])('of %d with a cost of %d is %d %% of the price', (price, cost, expected) => {
    expect(margin(price, cost)).toBeCloseTo(expected, 3)
  })

  it.each([
    [null, 5],
    [0, 5],
    [-1, 5],
    [Infinity, 5],
    [10, null],
    [10, -1],
    [10, NaN],
  ])('is missing for a price of %s and a cost of %s', (price, cost) => {
    expect(margin(price, cost)).toBeNull()
  })

  it('leads back to the cost for any price', () => {
    const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(amount, amount, (price, cost) => {
        const percent = margin(price, cost) ?? NaN
        expect(percent).toBeLessThan(100)
        expect(price * (1 - percent / 100)).toBeCloseTo(cost, 2)
      }),
    )
  })
})
