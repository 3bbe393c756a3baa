import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median } from '@/lib/numbers/offerStatistics.ts'
import { competitorPrices } from './competitorPrices.ts'
import { priceLadder, type MerchantPrices } from './priceLadder.ts'
import { medianOf, quantileOf, sortedPoints } from './pricePoints.ts'

const pricesOf = (
  merchant: string,
  ...points: [price: number, rows: number][]
): MerchantPrices => ({
  merchant,
  points: points.map(([price, rows]) => ({ price, rows })),
})
const CARTWHEEL = pricesOf('Cartwheel', [12, 14], [15, 9], [18, 12], [19.9, 24], [24, 16], [34, 5])
const HARBOR = pricesOf('Harbor', [12, 20], [19, 13], [24, 11], [32, 3])
const NORTHGATE = pricesOf('Northgate', [9.9, 20], [14, 40], [29.5, 30], [44, 14])
const ALL = [NORTHGATE, HARBOR, CARTWHEEL]

describe('a price ladder', () => {
  it('has a line per merchant with entry, median and top, your merchant last', () => {
    const ladder = priceLadder(ALL, ['Northgate'])
    expect(
      ladder?.lines.map(({ merchant, rows, entry, median: middle, top }) => [
        merchant,
        rows,
        entry,
        middle,
        top,
      ]),
    ).toEqual([
      ['Cartwheel', 80, 12, 19.9, 34],
      ['Harbor', 47, 12, 19, 32],
      ['Northgate', 104, 9.9, 14, 44],
    ])
  })

  it('marks price ranges that competitors fill and you don’t', () => {
    const ladder = priceLadder(ALL, ['Northgate'])
    expect(ladder).toMatchObject({ gapWidth: 5, gapRows: 6 })
    expect(ladder?.gaps).toEqual([
      { kind: 'between', from: 14, to: 29.5, rows: 85, merchants: 2 },
      { kind: 'between', from: 29.5, to: 44, rows: 8, merchants: 2 },
    ])
  })

  it('marks competitors’ prices below your lowest and above your highest price', () => {
    const ladder = priceLadder([pricesOf('Mine', [20, 5]), CARTWHEEL], ['Mine'])
    expect(ladder?.gaps).toEqual([
      { kind: 'below', from: 12, to: 20, rows: 59, merchants: 1 },
      { kind: 'above', from: 20, to: 34, rows: 21, merchants: 1 },
    ])
  })

  it('marks no gap if you have no merchant or no price', () => {
    expect(priceLadder(ALL, [])?.gaps).toEqual([])
    expect(priceLadder([CARTWHEEL, pricesOf('Mine')], ['Mine'])?.gaps).toEqual([])
  })

  it('leaves out unusable prices and empty points; without any price there is no ladder', () => {
    const odd = pricesOf('Odd', [0, 3], [-2, 1], [Number.NaN, 1], [10, 0])
    expect(priceLadder([odd], ['Odd'])).toBeNull()
    expect(priceLadder([odd, CARTWHEEL], [])?.lines).toHaveLength(1)
  })

  it('ends its axis before a price far from all others, and counts its products', () => {
    const far = priceLadder([CARTWHEEL, HARBOR, pricesOf('Far', [990, 2])], [])
    expect(far).toMatchObject({ low: 12, high: 34, beyond: 2, gapWidth: 5 })
    expect(priceLadder([pricesOf('One', [10, 9], [20, 1])], [])).toMatchObject({
      high: 20,
      beyond: 0,
    })
  })

  it('never marks a gap that contains one of your prices', () => {
    const points = fc.array(
      fc.record({ price: fc.integer({ min: 1, max: 60 }), rows: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(points, points, points, (ownPrice, one, other) => {
        const input = [
          { merchant: 'Mine', points: ownPrice },
          { merchant: 'One', points: one },
          { merchant: 'Other', points: other },
        ]
        const ladder = priceLadder(input, ['Mine'])
        for (const { from, to, rows } of ladder?.gaps ?? []) {
          expect(ownPrice.some(({ price }) => price > from && price < to)).toBe(false)
          expect(to - from).toBeGreaterThanOrEqual(ladder?.gapWidth ?? Infinity)
          expect(rows).toBeGreaterThanOrEqual(ladder?.gapRows ?? Infinity)
        }
        const shown = (ladder?.lines ?? []).reduce((sum, line) => sum + line.rows, 0)
        const expectedCount = [...ownPrice, ...one, ...other].reduce(
          (sum, { rows }) => sum + rows,
          0,
        )
        expect(shown).toBe(expectedCount)
      }),
      { seed: 7, numRuns: 400 },
    )
  })
})

describe('price points', () => {
  it('have the same median as their single rows', () => {
    const points = fc.array(
      fc.record({ price: fc.integer({ min: 1, max: 99 }), rows: fc.integer({ min: 1, max: 5 }) }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(points, (input) => {
        const written = input.flatMap(({ price, rows }) => Array<number>(rows).fill(price))
        expect(medianOf(sortedPoints(input))).toBe(median(written))
      }),
      { seed: 8, numRuns: 300 },
    )
  })

  it('have quantiles that are prices of actual rows', () => {
    const sorted = sortedPoints([
      { price: 30, rows: 1 },
      { price: 10, rows: 8 },
      { price: 20, rows: 1 },
    ])
    expect([0, 0.5, 0.8, 0.9, 1].map((share) => quantileOf(sorted, share))).toEqual([
      10, 10, 10, 20, 30,
    ])
  })
})

describe('competitor price points', () => {
  it('list those in your gaps first, then by number of merchants', () => {
    const ladder = priceLadder(ALL, ['Northgate'])
    expect(ladder && competitorPrices(ladder, 3)).toEqual([
      { from: 18, to: 19.9, rows: 49, merchants: 2, isInGap: true },
      { from: 24, to: 24, rows: 27, merchants: 2, isInGap: true },
      { from: 32, to: 34, rows: 8, merchants: 2, isInGap: true },
    ])
    expect(ladder && competitorPrices(ladder, 9).at(-1)).toMatchObject({ from: 12, isInGap: false })
  })

  it('at one of your prices are in no gap', () => {
    const ladder = priceLadder(
      [
        pricesOf('Mine', [20, 1], [40, 1]),
        pricesOf('One', [10, 9], [20, 9], [30, 9], [40, 9], [50, 9]),
      ],
      ['Mine'],
    )
    const points = ladder ? competitorPrices(ladder, 9) : []
    expect(ladder?.gaps).toHaveLength(3)
    expect(points.filter(({ isInGap }) => isInGap).map(({ from }) => from)).toEqual([10, 30, 50])
  })
})
