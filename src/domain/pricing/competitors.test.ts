import { describe, expect, it } from 'vitest'
import { rankCompetitors, type PricedItem } from './competitors.ts'

const item = (own: number | null, prices: number[], isSold = own !== null): PricedItem => ({
  own,
  isSold,
  prices,
})
const rank = (items: PricedItem[], tolerance = 0) => rankCompetitors(items, tolerance)

describe('the ranking of competitors', () => {
  it('counts each competitor wherever it is below you, not only where it is the cheapest', () => {
    const [first, second] = rank([
      item(100, [0, 80, 1, 90]),
      item(100, [0, 80, 1, 90]),
      item(100, [1, 95]),
    ])
    expect(first).toMatchObject({ merchant: 1, below: 3, both: 3, cheapest: 1, belowBy: -10 })
    expect(second).toMatchObject({ merchant: 0, below: 2, both: 2, cheapest: 2, belowBy: -20 })
  })

  it('has the median difference below, above and over all shared products', () => {
    const [one] = rank([
      item(100, [0, 90]),
      item(100, [0, 84]),
      item(100, [0, 120]),
      item(100, [0, 100]),
    ])
    expect(one).toMatchObject({ below: 2, belowBy: -13, above: 1, aboveBy: 20, both: 4 })
    expect(one?.difference).toBe(-5)
  })

  it.each([
    [0.5, 0, 0],
    [0.4, 1, 1],
  ])('within a tolerance of %d percent counts %d below and %d above', (tolerance, below, above) => {
    const [one] = rank([item(100, [0, 99.5]), item(100, [0, 100.5])], tolerance)
    expect(one).toMatchObject({ below, above, both: 2 })
  })

  it('counts a product as not yours only if you don’t sell it at all', () => {
    const [one] = rank([item(null, [0, 5]), item(null, [0, 5], true), item(9, [0, 5])])
    expect(one).toMatchObject({ sold: 3, notYours: 1, both: 1, below: 1 })
  })

  it('counts equal lowest prices for each competitor, and has no median without a difference', () => {
    const [one, two] = rank([item(10, [0, 10, 1, 10])])
    expect(one).toMatchObject({ cheapest: 1, belowBy: null, aboveBy: null, difference: 0 })
    expect(two?.cheapest).toBe(1)
    expect(rank([])).toEqual([])
  })

  it('lists competitors that undercut you most first, then those with most shared products', () => {
    const ranked = rank([item(10, [0, 11, 1, 9]), item(10, [0, 11, 2, 12]), item(null, [3, 1])])
    expect(ranked.map(({ merchant }) => merchant)).toEqual([1, 0, 2, 3])
  })
})
