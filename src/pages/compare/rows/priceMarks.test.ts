import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceMarks as marksOf } from './priceMarks.ts'

const priceMarks = (prices: readonly (number | null)[], base: number | null, tolerance = 0) =>
  marksOf(prices, base, tolerance)

const price = fc.oneof(
  fc.constantFrom(null, 0, -3, 47.9),
  fc.double({ min: 0.01, max: 10_000, noNaN: true }),
)
const prices = fc.array(price, { maxLength: 8 })

describe('offer prices side by side', () => {
  it('are measured against the base, in percent of it', () => {
    const marks = priceMarks([47.9, 42.5, 54, 35], 0)
    expect(marks.map(({ change }) => change?.toFixed(1) ?? null)).toEqual([
      null,
      '-11.3',
      '12.7',
      '-26.9',
    ])
    expect(marks.map(({ extreme }) => extreme)).toEqual([null, null, 'highest', 'lowest'])
    expect(priceMarks([47.9, 42.5], 1)[0]?.change).toBeCloseTo(12.7, 1)
    expect(priceMarks([47.9, 42.5], null).map(({ change }) => change)).toEqual([null, null])
  })

  it('say how many share the lowest', () => {
    expect(priceMarks([20, 20, 30], 0).map(({ extreme, tied }) => [extreme, tied])).toEqual([
      ['lowest', 2],
      ['lowest', 2],
      ['highest', 1],
    ])
  })

  it('leave out a price of 0, and mark it as left out', () => {
    expect(priceMarks([0, 20, null, 30], 0)).toEqual([
      { change: null, side: null, extreme: null, tied: 0, isLeftOut: true },
      { change: null, side: null, extreme: 'lowest', tied: 1, isLeftOut: false },
      { change: null, side: null, extreme: null, tied: 0, isLeftOut: false },
      { change: null, side: null, extreme: 'highest', tied: 1, isLeftOut: false },
    ])
  })

  it('have no lowest or highest if all are equal or only one counts', () => {
    for (const some of [[20, 20], [20, null, 0], [], [null]]) {
      expect(priceMarks(some, 0).every(({ extreme }) => extreme === null)).toBe(true)
    }
  })

  it('differ from the base, or are lowest or highest, only beyond the tolerance', () => {
    const pricePositions = (some: number[]) => priceMarks(some, 0, 0.5).map(({ side }) => side)
    expect(pricePositions([100, 99.5, 100.5, 99.4, 100.6])).toEqual([
      null,
      'equal',
      'equal',
      'cheaper',
      'dearer',
    ])
    const extremes = (some: number[]) => priceMarks(some, 0, 0.5).map(({ extreme }) => extreme)
    expect(extremes([100, 100.5])).toEqual([null, null])
    expect(extremes([100, 101])).toEqual(['lowest', 'highest'])
  })

  it('are marked as lowest only if none is lower, together with every equal price', () => {
    fc.assert(
      fc.property(prices, fc.option(fc.nat({ max: 7 })), (some, base) => {
        const marks = priceMarks(some, base)
        expect(marks).toHaveLength(some.length)
        const usable = some.filter((one) => one !== null && one > 0)
        const lowest = some.filter((_, index) => marks[index]?.extreme === 'lowest')
        for (const one of lowest) {
          expect(usable.every((other) => (other ?? 0) >= (one ?? 0))).toBe(true)
          expect(usable.filter((other) => other === one)).toHaveLength(lowest.length)
        }
        const highest = marks.filter(({ extreme }) => extreme === 'highest')
        expect(lowest.length > 0).toBe(highest.length > 0)
        expect(lowest.length > 0).toBe(new Set(usable).size > 1)
        for (const [index, { change }] of marks.entries()) {
          const one = some[index] ?? 0
          const reference = base === null ? 0 : (some[base] ?? 0)
          if (change === null) continue
          expect(Math.sign(change)).toBe(Math.sign(Number((one / reference - 1).toPrecision(10))))
        }
      }),
      { seed: 3, numRuns: 500 },
    )
  })
})
