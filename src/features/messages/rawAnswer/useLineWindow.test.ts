import { expect, it } from 'vitest'
import { linesAround } from './useLineWindow.ts'

it.each([
  ['none of 0 lines', 0, 0, [0, 0]],
  ['all of 1,000 lines', 1000, 9000, [0, 1000]],
  ['only the first of more than 1,000 lines', 1001, 0, [0, 80]],
  ['those around a line that is partly visible', 5000, 18 * 100 + 17, [70, 180]],
  ['near the top', 5000, 18 * 20, [0, 100]],
  ['near the end', 5000, 18 * 4960, [4930, 5000]],
  ['the last ones if scrolled beyond the end', 1500, 18 * 4000, [1469, 1500]],
])('lines are drawn: %s', (_where, count, top, [first, last]) => {
  expect(linesAround(count, top, 900, 18)).toEqual({ first, last })
})

it('lines are drawn for a window that ends within a line', () => {
  expect(linesAround(5000, 0, 901, 18).last).toBe(81)
})
