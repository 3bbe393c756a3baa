import { expect, it } from 'vitest'
import { quantile } from './quantile.ts'

it('interpolates a quantile between its two neighbours', () => {
  const figures = [10, 20, 40, 80]
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile(figures, share))).toEqual([
    10, 17.5, 30, 50, 80,
  ])
  expect(quantile([7], 0.3)).toBe(7)
  expect(quantile([7, 7], 0.3)).toBe(7)
  expect(quantile([0.1, 0.2], 0.5)).toBe(0.15)
  expect(quantile([1e308, 1.5e308], 0.5)).toBe(1.25e308)
})

it('returns null as the quantile of no figures', () => {
  expect(quantile([], 0.5)).toBeNull()
})
