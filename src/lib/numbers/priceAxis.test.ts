import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceAxis } from './priceAxis.ts'

describe('priceAxis', () => {
  it('has round ends and ticks around the prices', () => {
    const axis = priceAxis([38.5, 62, 45.9])
    expect(axis).toMatchObject({ min: 35, max: 65, ticks: [35, 40, 45, 50, 55, 60, 65] })
    expect(axis.at(35)).toBe(0)
    expect(axis.at(50)).toBe(0.5)
    expect(axis.at(65)).toBe(1)
    expect(axis.at(1000)).toBe(1)
    expect(axis.at(Number.NaN)).toBe(0.5)
  })

  it('has ticks without binary rounding errors', () => {
    expect(priceAxis([0.1, 0.62]).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8])
  })

  it('centres a single price', () => {
    const axis = priceAxis([50])
    expect(axis.at(50)).toBeCloseTo(0.5, 9)
    expect(axis.min).toBeLessThan(50)
  })

  it('shows a difference of one cent as a short distance', () => {
    const { at, ticks } = priceAxis([27.99, 28])
    expect(at(28) - at(27.99)).toBeLessThan(0.01)
    expect(ticks).toEqual(ticks.map(Math.round))
  })

  it('has no ticks without finite prices', () => {
    expect(priceAxis([]).ticks).toEqual([])
    expect(priceAxis([]).at(5)).toBe(1)
    expect(priceAxis([Number.NaN, Infinity]).ticks).toEqual([])
  })

  it('contains every price, in order, between a few ascending ticks', () => {
    const price = fc.double({ min: 1e-3, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (prices) => {
        const { min, max, ticks, at } = priceAxis(prices)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(8)
        expect(ticks).toEqual(ticks.toSorted((a, b) => a - b))
        const places = prices.toSorted((a, b) => a - b).map(at)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        const slack = Math.abs(max) * 1e-9
        expect(prices.every((one) => one >= min - slack && one <= max + slack)).toBe(true)
      }),
      { seed: 5, numRuns: 500 },
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (prices) => {
        const axis = priceAxis(prices)
        expect(axis.ticks.length).toBeLessThan(20)
        for (const price of prices) expect(axis.at(price) >= 0 && axis.at(price) <= 1).toBe(true)
      }),
      { seed: 6, numRuns: 500 },
    )
  })
})
