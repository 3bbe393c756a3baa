import { describe, expect, it } from 'vitest'
import type { Bin } from '@/domain/rows/rowView.ts'
import { mostPlace, placeOf, valueAt } from './rangePlaces.ts'

const bins: Bin[] = [10, 20, 30].map((from) => ({
  from,
  to: from + 10,
  highest: from,
  all: 1,
  remaining: 1,
}))

describe('the slider steps of a range', () => {
  it('are fifths of a bin, at round figures', () => {
    expect(mostPlace(bins)).toBe(15)
    expect([0, 1, 5, 14, 15].map((index) => valueAt(bins, index))).toEqual([10, 12, 20, 38, 40])
  })

  it('can be found again from their values', () => {
    for (let index = 0; index <= 15; index += 1) {
      expect(placeOf(bins, valueAt(bins, index), 0)).toBe(index)
    }
  })

  it('stay on the axis, and at its end if the range is open', () => {
    expect(placeOf(bins, -5, 0)).toBe(0)
    expect(placeOf(bins, 900, 15)).toBe(15)
    expect(placeOf(bins, null, 15)).toBe(15)
    expect(placeOf([], 20, 0)).toBe(0)
  })
})
