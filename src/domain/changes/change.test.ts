import { expect, it } from 'vitest'
import { aResultRow } from '@test/made/aResultRow.ts'
import { productsOf, toChangeSide, type Change, type Changes } from './change.ts'

it('counts every product of a comparison once', () => {
  const counted = { rows: 0, withoutId: 0, doubled: 0, isWhole: true }
  const change: Change = {
    key: 'us P1',
    kinds: ['new'],
    before: null,
    now: null,
    difference: null,
    percent: null,
  }
  const compared: Changes = {
    changes: [change],
    same: 20,
    unpriced: 7,
    oneSided: { stock: 5, discount: 6, rating: 0 },
    unchanged: [],
    maybeNew: 300,
    maybeGone: 4000,
    removedFromList: 50_000,
    addedToList: 600_000,
    before: counted,
    now: counted,
  }
  expect(productsOf(compared)).toBe(654_321)
})

it('takes only the compared fields of a row for a side of a change', () => {
  const row = aResultRow({ productId: 'P1', title: 'Shirt', offerPrice: 12, category: 'Tops' })
  expect(toChangeSide(row)).toMatchObject({ productId: 'P1', title: 'Shirt', offerPrice: 12 })
  expect(toChangeSide(row)).not.toHaveProperty('category')
})
