import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, stepsOf } from './steps.ts'

const edges = (min: number, max: number, overrides: Parameters<typeof stepsOf>[2]) => {
  const { count, edge } = stepsOf(min, max, overrides)
  return Array.from({ length: count + 1 }, (_, at) => edge(at))
}

describe('stepsOf', () => {
  it('uses round steps that include both ends', () => {
    expect(edges(12, 58, { most: 5 })).toEqual([10, 20, 30, 40, 50, 60])
    expect(edges(0.13, 0.48, { most: 4 })).toEqual([0.1, 0.2, 0.3, 0.4, 0.5])
    expect(edges(-35, 20, { most: 6 })).toEqual([-40, -30, -20, -10, 0, 10, 20])
  })

  it('uses whole steps for whole numbers, and whole days for times', () => {
    expect(edges(0, 3, { most: 20, least: 1 })).toEqual([0, 1, 2, 3])
    expect(edges(3 * DAY_MS + 5, 5 * DAY_MS, { most: 20, unit: DAY_MS, least: 1 })).toEqual([
      3 * DAY_MS,
      4 * DAY_MS,
      5 * DAY_MS,
    ])
  })

  it('returns one bin without width if both ends are equal', () => {
    expect(edges(20, 20, { most: 20 })).toEqual([20, 20])
    expect(edges(0, 0, { most: 20 })).toEqual([0, 0])
  })

  it('puts a value on an edge into the bin that begins there', () => {
    const { binOf, edge } = stepsOf(0, 1, { most: 10 })
    for (let at = 0; at < 10; at += 1) expect(binOf(edge(at))).toBe(at)
    expect(binOf(0.1 + 0.2)).toBe(3)
    expect(binOf(1)).toBe(9)
  })

  it('puts a value just below an edge into the bin that ends there', () => {
    const days = stepsOf(20_000 * DAY_MS, 20_020 * DAY_MS, { most: 20, unit: DAY_MS, least: 1 })
    expect(days.binOf(20_007 * DAY_MS - 1000)).toBe(6)
    expect(days.binOf(20_007 * DAY_MS)).toBe(7)
    const late = stepsOf(20_000 * DAY_MS, 20_002 * DAY_MS + 1, { most: 20, unit: DAY_MS, least: 1 })
    expect(late.count).toBe(3)
    const far = stepsOf(-2, 1e15, { most: 10 })
    expect([far.edge(far.binOf(-2) + 1), far.edge(far.binOf(0))]).toEqual([0, 0])
  })

  it('covers any two finite figures with a limited number of bins', () => {
    const figure = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(figure, figure, fc.integer({ min: 1, max: 40 }), (one, other, most) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)]
        const { count, binOf } = stepsOf(min, max, { most })
        expect(count).toBeGreaterThanOrEqual(1)
        expect(count).toBeLessThanOrEqual(most + 2)
        expect(binOf(min)).toBe(0)
        expect(binOf(max)).toBe(count - 1)
      }),
      { seed: 945, numRuns: 1000 },
    )
  })
})
