import { describe, expect, it } from 'vitest'
import type { Bin } from '@/domain/rows/rowView.ts'
import { maxHandlePosition, handlePosition, valueAt } from './handlePositions.ts'

const bins: Bin[] = [10, 20, 30].map((from) => ({
  from,
  to: from + 10,
  highest: from,
  all: 1,
  remaining: 1,
}))

describe('the slider steps of a range', () => {
  it('are fifths of a bin, at round figures', () => {
    expect(maxHandlePosition(bins)).toBe(15)
    expect([0, 1, 5, 14, 15].map((index) => valueAt(bins, index))).toEqual([10, 12, 20, 38, 40])
  })

  it('can be found again from their values', () => {
    for (let index = 0; index <= 15; index += 1) {
      expect(handlePosition(bins, valueAt(bins, index), 0)).toBe(index)
    }
  })

  it('stay on the axis, and at its end if the range is open', () => {
    expect(handlePosition(bins, -5, 0)).toBe(0)
    expect(handlePosition(bins, 900, 15)).toBe(15)
    expect(handlePosition(bins, null, 15)).toBe(15)
    expect(handlePosition([], 20, 0)).toBe(0)
  })
})
