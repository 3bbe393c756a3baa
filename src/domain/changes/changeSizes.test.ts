import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeSizes, priceMoves } from './changeSizes.ts'

const sizes = (...percents: (number | null)[]) =>
  changeSizes(priceMoves(percents.map((percent) => ({ percent }))))

it('counts decreases and increases in equal steps on both sides of 0', () => {
  const { bins, n, step } = sizes(-24.1, -5, -5.1, -0.2, 4, 33, null, 0)
  expect({ n, step }).toEqual({ n: 6, step: 5 })
  expect(bins.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0, 1])
  expect(bins[0]).toMatchObject({ from: null, to: -30 })
  expect(bins[6]).toMatchObject({ from: -5, to: 0 })
  expect(bins[7]).toMatchObject({ from: 0, to: 5 })
  expect(bins[13]).toMatchObject({ from: 30, to: null })
})

it('uses small steps for small changes, and counts larger ones in the open-ended bins', () => {
  expect(sizes(-3, 2).step).toBe(1)
  const far = sizes(-99, 900)
  expect(far.step).toBe(20)
  expect([far.bins.at(0)?.count, far.bins.at(-1)?.count]).toEqual([0, 1])
  expect(sizes()).toMatchObject({ n: 0, step: 1 })
})

it('counts every price change once', () => {
  const percent = fc.option(fc.double({ min: -100, max: 1e6, noNaN: true }))
  fc.assert(
    fc.property(fc.array(percent), (percents) => {
      const { bins, n } = sizes(...percents)
      expect(n).toBe(percents.filter(Boolean).length)
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(n)
      expect(bins.slice(0, 7).reduce((sum, { count }) => sum + count, 0)).toBe(
        percents.filter((each) => each !== null && each < 0).length,
      )
    }),
    { seed: 4 },
  )
})

it('uses the smallest step of which seven cover 19 of 20 changes', () => {
  const many = (count: number, percent: number) => Array.from({ length: count }, () => percent)
  expect(sizes(...many(19, 7), 99).step).toBe(1)
  expect(sizes(...many(18, 7), ...many(2, 8)).step).toBe(2)
  expect(sizes(...many(18, 7), ...many(2, 15)).step).toBe(5)
  expect([36, 70, 71, 140, 141].map((percent) => sizes(percent).step)).toEqual([10, 10, 20, 20, 20])
})

it('counts a change on a bin edge in the bin closer to 0', () => {
  const counted = (percent: number) => {
    const { bins } = sizes(percent, ...Array.from({ length: 40 }, () => 0))
    return bins.findIndex(({ count }) => count === 1)
  }
  expect([-1, -1.01, 1, 1.01, -6, 6, -7, 7].map(counted)).toEqual([6, 5, 7, 8, 1, 12, 0, 13])
})

it('counts the price changes of several comparisons like those of one', () => {
  const some = [-24.1, -5, 4, 33].map((percent) => ({ percent }))
  const more = [-5, 0.2, 900].map((percent) => ({ percent }))
  expect(changeSizes([...priceMoves(some), ...priceMoves(more)])).toEqual(
    changeSizes(priceMoves([...some, ...more])),
  )
})
