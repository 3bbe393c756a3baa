import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionIn } from '../../../market/position.ts'
import { assortment, type AssortmentRow } from './assortment.ts'

const offer = (merchantId: string, offerPrice: number | null) => ({
  productId: null,
  merchantId,
  merchantName: null,
  offerPrice,
  salePrice: null,
})
const row = (mine: number | null, ...others: number[]): AssortmentRow => ({
  state: 'done',
  summary: positionIn(
    [
      ...(mine === null ? [] : [offer('me', mine)]),
      ...others.map((price, at) => offer(`${at}`, price)),
    ],
    { mine: ['me'], reference: 'median' },
  ),
})
const without = (state: AssortmentRow['state']): AssortmentRow => ({ state, summary: null })

describe('the assortment', () => {
  it('has the mean of the rows that have an index, and says what is left out', () => {
    const result = assortment([
      row(90, 100),
      row(100, 100),
      row(125, 100),
      row(5),
      row(null, 100),
      row(0, 100),
      row(5, 0),
      without('not found'),
      without('failed'),
      without('waiting'),
      without('invalid'),
      without('done'),
    ])
    expect(result).toMatchObject({
      n: 3,
      meanIndex: 105,
      medianIndex: 100,
    })
    expect(result.excluded).toEqual(
      [
        'not found',
        'not mine',
        'only mine',
        'no usable price',
        'no reference',
        'no market',
        'failed',
        'waiting',
        'invalid',
      ].map((reason) => ({ reason, count: 1 })),
    )
    expect(result.distribution.filter(({ count }) => count > 0)).toEqual([
      { from: 90, to: 95, count: 1 },
      { from: 100, to: 105, count: 1 },
      { from: 125, to: 130, count: 1 },
    ])
    expect(result.distribution).toHaveLength(14)
    expect(result.distribution[7]?.from).toBe(100)
  })

  it('is nothing without rows', () => {
    expect(assortment([])).toMatchObject({ n: 0, meanIndex: null, excluded: [], distribution: [] })
  })

  it('counts every row once, in its figures or among what is left out', () => {
    const price = fc.constantFrom(0, 1, 50, 69, 70, 99.99, 100, 129.99, 130, 1e6)
    const rows = fc.array(
      fc.oneof(
        fc
          .tuple(fc.option(price), fc.array(price, { maxLength: 3 }))
          .map(([mine, others]) => row(mine, ...others)),
        fc.constantFrom('waiting', 'failed', 'not found', 'invalid', 'done').map(without),
      ),
    )
    fc.assert(
      fc.property(rows, (all) => {
        const { n, excluded, distribution } = assortment(all)
        expect(excluded.reduce((sum, { count }) => sum + count, n)).toBe(all.length)
        expect(distribution.reduce((sum, { count }) => sum + count, 0)).toBe(n)
      }),
      { numRuns: 200, seed: 4 },
    )
  })
})
