import { describe, expect, it } from 'vitest'
import { statusAt, statusOfDifference, statusOfPrices } from './priceStatus.ts'

describe('the status of a price', () => {
  it.each([
    [100, 0, 'equal'],
    [100.5, 0.5, 'equal'],
    [99.5, 0.5, 'equal'],
    [100.51, 0.5, 'dearer'],
    [99.49, 0.5, 'cheaper'],
    [100.01, 0, 'dearer'],
    [99.99, 0, 'cheaper'],
    // 20.10 compared with 20 in floating-point arithmetic.
    [(20.1 / 20) * 100, 0.5, 'equal'],
  ] as const)('at an index of %d with a tolerance of %d %%: %s', (index, tolerance, is) => {
    expect(statusAt(index, tolerance)).toBe(is)
    expect(statusOfDifference(index - 100, tolerance)).toBe(is)
    expect(statusOfPrices(index, 100, tolerance)).toBe(is)
  })
})
