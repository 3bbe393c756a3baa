import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountsDisagree, recomputedDiscount } from '@/api/discount.ts'
import { priceIndex, rankOf } from '@/domain/pricing/priceIndex.ts'
import { median, offerStatistics } from './offerStatistics.ts'

const DESIGN = [38.5, 39.9, 42, 44, 45.9, 47.9, 49.9, 54.5, 62]
const SEED = { seed: 945, numRuns: 500 }
const price = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100)
const received = fc.oneof(price, fc.constantFrom(null, 0, -1, Number.NaN, Infinity))

describe('offerStatistics', () => {
  it('calculates the figures of the EAN page', () => {
    expect(offerStatistics(DESIGN)).toEqual({
      n: 9,
      excluded: 0,
      min: 38.5,
      median: 45.9,
      max: 62,
      mean: 47.1777777778,
      spread: 23.5,
    })
  })

  it('excludes missing, zero, negative and infinite prices', () => {
    expect(offerStatistics([0, null, -5, Number.NaN, Infinity, 10, 20])).toMatchObject({
      n: 2,
      excluded: 5,
      min: 10,
      median: 15,
    })
  })

  it('returns no spread for fewer than two prices, and no figures without a price', () => {
    expect(offerStatistics([10, 0]).spread).toBeNull()
    expect(offerStatistics([null])).toEqual({
      n: 0,
      excluded: 1,
      min: null,
      median: null,
      max: null,
      mean: null,
      spread: null,
    })
  })

  it('keeps min ≤ median ≤ max and min ≤ mean ≤ max, in any order of prices', () => {
    fc.assert(
      fc.property(fc.array(received), (prices) => {
        const { n, excluded, min, median: middle, max, mean, spread } = offerStatistics(prices)
        expect(n + excluded).toBe(prices.length)
        expect(offerStatistics(prices.toReversed())).toMatchObject({ n, min, median: middle, max })
        if (min === null || middle === null || max === null || mean === null) {
          expect(n).toBe(0)
          return
        }
        expect(min <= middle && middle <= max).toBe(true)
        expect(mean).toBeGreaterThanOrEqual(min * (1 - 1e-9))
        expect(mean).toBeLessThanOrEqual(max * (1 + 1e-9))
        expect(spread === null).toBe(n < 2)
      }),
      SEED,
    )
  })

  it('returns a median with at most half of the prices below or above it', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1 }), (prices) => {
        const middle = median(prices) ?? Number.NaN
        const below = prices.filter((one) => one < middle).length
        const above = prices.filter((one) => one > middle).length
        expect(below).toBeLessThanOrEqual(prices.length / 2)
        expect(above).toBeLessThanOrEqual(prices.length / 2)
      }),
      SEED,
    )
  })

  it('removes binary rounding errors and handles huge prices', () => {
    expect(median([44, 45.9])).toBe(44.95)
    expect(median([0.1, 0.2])).toBe(0.15)
    expect(median([])).toBeNull()
    expect(median([1e308, 1e308])).toBe(1e308)
    expect(offerStatistics([1e308, 1.5e308]).mean).toBe(1.25e308)
  })
})

describe('priceIndex', () => {
  it('is your price relative to the competitors’ median, as on the EAN page', () => {
    const others = DESIGN.filter((one) => one !== 47.9)
    const index = priceIndex(47.9, others, 'median')
    expect(index).toMatchObject({ reference: 44.95, n: 8, difference: 2.95 })
    expect(index?.index).toBeCloseTo(106.6, 1)
  })

  it('can also be compared with the lowest price or the mean', () => {
    expect(priceIndex(50, [40, 60, 110], 'min')).toMatchObject({ index: 125, reference: 40 })
    expect(priceIndex(50, [40, 60, 110, 0], 'mean')).toMatchObject({ reference: 70, n: 3 })
  })

  it.each([null, 0, -1, Number.NaN])('is missing if your price is %s', (own) => {
    expect(priceIndex(own, [10], 'median')).toBeNull()
  })

  it('is missing without a usable price of another merchant', () => {
    expect(priceIndex(10, [], 'median')).toBeNull()
    expect(priceIndex(10, [0, null], 'mean')).toBeNull()
  })

  it('is 100 against one equal price, and doubles with your price', () => {
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 1 }), (own, others) => {
        expect(priceIndex(own, [own], 'median')?.index).toBe(100)
        const once = priceIndex(own, others, 'median')?.index ?? Number.NaN
        const twice = priceIndex(own * 2, others, 'median')?.index ?? Number.NaN
        expect(twice / once).toBeCloseTo(2, 9)
      }),
      SEED,
    )
  })
})

describe('rankOf', () => {
  it('gives equal prices the same rank and returns how many share it', () => {
    expect(rankOf(47.9, DESIGN)).toEqual({ rank: 6, of: 9, tied: 1 })
    expect(rankOf(20, [10, 20, 20, 20, 30])).toEqual({ rank: 2, of: 5, tied: 3 })
  })

  it('counts your price as one more if it is not on the list', () => {
    expect(rankOf(15, [10, 20])).toEqual({ rank: 2, of: 3, tied: 1 })
  })
})

describe('the discount check', () => {
  it('calculates the discount from the offer price and the MRP', () => {
    expect(recomputedDiscount(47.9, 59)).toBeCloseTo(18.8, 1)
    expect(recomputedDiscount(62, 62)).toBe(0)
    expect(recomputedDiscount(66, 60)).toBe(-10)
  })

  it.each([
    [null, 59],
    [0, 59],
    [47.9, null],
    [47.9, 0],
    [-1, 59],
  ])('calculates no discount for %s and %s', (offer, mrp) => {
    expect(recomputedDiscount(offer, mrp)).toBeNull()
  })

  it('reports a disagreement only above one percentage point', () => {
    expect(discountsDisagree(19, 18.8)).toBe(false)
    expect(discountsDisagree(20, 19)).toBe(false)
    expect(discountsDisagree(1.1, 0.1)).toBe(false)
    expect(discountsDisagree(12, 18.8)).toBe(true)
    expect(discountsDisagree(null, 18.8)).toBe(false)
    expect(discountsDisagree(12, null)).toBe(false)
  })
})
