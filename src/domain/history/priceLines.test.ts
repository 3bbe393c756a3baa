import { describe, expect, it } from 'vitest'
import { placesOf, stepsOf } from './priceLines.ts'

describe('a line in steps', () => {
  const axis = { min: 0, max: 10, ticks: [], at: (price: number) => price / 10 }

  it('holds a price until another is known, through what does not say', () => {
    expect(stepsOf([2, undefined, 4], [0, 0.5, 1], axis)).toEqual([
      [
        { x: 0, y: 0.2 },
        { x: 1, y: 0.2 },
        { x: 1, y: 0.4 },
      ],
    ])
  })

  it('ends where there is no offer, and begins anew', () => {
    expect(stepsOf([2, null, 4], [0, 0.5, 1], axis)).toEqual([
      [{ x: 0, y: 0.2 }],
      [{ x: 1, y: 0.4 }],
    ])
  })

  it('has its times in proportion, one alone in the middle', () => {
    expect(placesOf([10, 15, 30])).toEqual([0, 0.25, 1])
    expect(placesOf([10])).toEqual([0.5])
  })
})
