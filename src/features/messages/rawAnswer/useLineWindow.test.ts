import { expect, it } from 'vitest'
import { linesAround } from './useLineWindow.ts'

it.each([
  ['all of a few', 0, 0, [0, 0]],
  ['all of a thousand', 1000, 9000, [0, 1000]],
  ['at the top of more', 1001, 0, [0, 80]],
  ['where a line is cut by the edge', 5000, 18 * 100 + 17, [70, 180]],
  ['near the top', 5000, 18 * 20, [0, 100]],
  ['near the end', 5000, 18 * 4960, [4930, 5000]],
  ['beyond an end that came nearer', 1500, 18 * 4000, [1469, 1500]],
])('lines are drawn: %s', (_where, count, top, [first, last]) => {
  expect(linesAround(count, top, 900, 18)).toEqual({ first, last })
})

it('lines are drawn for a window that ends within a line', () => {
  expect(linesAround(5000, 0, 901, 18).last).toBe(81)
})
