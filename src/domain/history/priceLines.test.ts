import { describe, expect, it } from 'vitest'
import { timePositions, stepsOf } from './priceLines.ts'

describe('a stepped price line', () => {
  const axis = { min: 0, max: 10, ticks: [], at: (price: number) => price / 10 }

  it('continues a price until the next known one, across unknown times', () => {
    expect(stepsOf([2, undefined, 4], [0, 0.5, 1], axis)).toEqual([
      [
        { x: 0, y: 0.2 },
        { x: 1, y: 0.2 },
        { x: 1, y: 0.4 },
      ],
    ])
  })

  it('has a gap where there is no offer', () => {
    expect(stepsOf([2, null, 4], [0, 0.5, 1], axis)).toEqual([
      [{ x: 0, y: 0.2 }],
      [{ x: 1, y: 0.4 }],
    ])
  })

  it('places times in proportion, and a single one in the middle', () => {
    expect(timePositions([10, 15, 30])).toEqual([0, 0.25, 1])
    expect(timePositions([10])).toEqual([0.5])
  })
})
