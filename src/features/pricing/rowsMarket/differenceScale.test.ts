import { expect, it } from 'vitest'
import { markFor, placeOn } from './differenceScale.ts'

it.each([
  [0, 2],
  [9, 10],
  [28.2, 30],
  [35, 30],
  [35.1, 50],
  [900, 100],
])('a scale for differences up to %f %% is labelled at %i', (reach, mark) => {
  expect(markFor(reach)).toBe(mark)
})

it('a scale has 0 in the middle, and shows larger differences at its edge', () => {
  expect(placeOn(30, 0)).toBe(50)
  expect(placeOn(30, 35)).toBe(100)
  expect(placeOn(30, -17.5)).toBe(25)
  expect(placeOn(100, 900)).toBe(100)
  expect(placeOn(100, -900)).toBe(0)
})
