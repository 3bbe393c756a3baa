import { expect, it } from 'vitest'
import { aChangeSide } from '@test/made/aChangeSide.ts'
import { changesSummary } from './changesSummary.ts'
import { compareVersions } from './compareVersions.ts'

const snapshot = (...rows: ReturnType<typeof aChangeSide>[]) => ({ isWhole: true, rows })

it('counts a product under each of its changes, and once among the changed products', () => {
  const before = snapshot(
    aChangeSide('a'),
    aChangeSide('b'),
    aChangeSide('c'),
    aChangeSide('d', { active: false }),
    aChangeSide('e'),
    aChangeSide('f'),
  )
  const now = snapshot(
    aChangeSide('a', { offerPrice: 15, discount: 40, active: false }),
    aChangeSide('b', { offerPrice: 18 }),
    aChangeSide('c', { offerPrice: 22, discount: 12 }),
    aChangeSide('d', { active: true, discount: 5 }),
    aChangeSide('e'),
    aChangeSide('g'),
  )
  expect(changesSummary(compareVersions(before, now))).toEqual({
    products: 7,
    changed: 6,
    same: 1,
    counts: {
      'price-down': 2,
      'price-up': 1,
      new: 1,
      gone: 1,
      back: 0,
      stock: 2,
      discount: 3,
      rating: 0,
    },
    nowOut: 1,
    nowIn: 1,
    discountAlone: 1,
    merged: 0,
    medianDown: -17.5,
    medianUp: 10,
    moves: [
      [-25, 1],
      [-10, 1],
      [10, 1],
    ],
    merchants: [
      {
        merchant: 'Northgate',
        merchantId: null,
        counts: {
          'price-down': 2,
          'price-up': 1,
          new: 1,
          gone: 1,
          back: 0,
          stock: 2,
          discount: 3,
          rating: 0,
        },
      },
    ],
  })
})

it('has no median changes if no price changed', () => {
  const summary = changesSummary(compareVersions(snapshot(), snapshot()))
  expect(summary).toMatchObject({ products: 0, changed: 0, medianDown: null, medianUp: null })
})
