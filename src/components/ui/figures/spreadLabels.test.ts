import { expect, it } from 'vitest'
import { spreadLabels } from './spreadLabels.ts'

const rounded = (places: readonly number[], gap: number) =>
  spreadLabels(places, gap).map((y) => Math.round(y * 100) / 100)

it('spreadLabels doesn’t move labels that are far enough apart', () => {
  expect(rounded([0.9, 0.1, 0.5], 0.1)).toEqual([0.9, 0.1, 0.5])
})

it('spreadLabels moves labels apart in the order of their lines', () => {
  expect(rounded([0.5, 0.5, 0.45], 0.1)).toEqual([0.55, 0.65, 0.45])
})

it('spreadLabels puts labels inside the chart at its top', () => {
  expect(rounded([1, 1, 0.98], 0.1)).toEqual([0.9, 1, 0.8])
})

it('spreadLabels spreads labels over the whole height when there are too many', () => {
  expect(rounded([1, 1, 1], 0.8)).toEqual([0, 0.5, 1])
  expect(rounded([], 0.1)).toEqual([])
})
