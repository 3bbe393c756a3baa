import { describe, expect, it } from 'vitest'
import { priceSteps } from './priceSteps.ts'

const steps = (...prices: (number | null)[]) =>
  priceSteps(prices.map((price, at) => ({ at: 1000 + at * 100, price })))

describe('the steps of a price line', () => {
  it('continue a price until the next version', () => {
    const { lines, dots, axis } = steps(20, 30, 20)
    expect([axis.min, axis.max]).toEqual([20, 30])
    expect(dots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0.5, 1],
      [1, 0],
    ])
    expect(lines).toEqual([
      [
        { x: 0, y: 0 },
        { x: 0.5, y: 0 },
        { x: 0.5, y: 1 },
        { x: 1, y: 1 },
        { x: 1, y: 0 },
      ].map((point) => expect.objectContaining(point)),
    ])
  })

  it('have a gap at a version without the product or with a price of 0', () => {
    const { lines, dots } = steps(20, null, 25, 0, 30, 30)
    expect(lines.map((line) => line.length)).toEqual([1, 1, 3])
    expect(dots.map(({ price }) => price)).toEqual([20, 25, 30, 30])
  })

  it('have one dot in the middle if there is only one version', () => {
    expect(steps(20).dots).toMatchObject([{ x: 0.5, y: 0.5 }])
    expect(steps(null).dots).toEqual([])
    expect(steps().lines).toEqual([])
  })
})
