import { expect, it } from 'vitest'
import { changeKinds } from './change.ts'
import { isZeroCertain } from './isZeroCertain.ts'

const reportedKinds = (before: boolean, now: boolean) =>
  changeKinds.filter((kind) =>
    isZeroCertain(kind, { before: { isWhole: before }, now: { isWhole: now } }),
  )

it('reports new and back only after a complete version, and gone only in a complete one', () => {
  const always = ['price-down', 'price-up', 'stock', 'discount', 'rating']
  expect(reportedKinds(true, true)).toEqual([...changeKinds])
  expect(reportedKinds(false, false)).toEqual(always)
  expect(reportedKinds(true, false)).toEqual(changeKinds.filter((kind) => kind !== 'gone'))
  expect(reportedKinds(false, true)).toEqual([
    'price-down',
    'price-up',
    'gone',
    'stock',
    'discount',
    'rating',
  ])
})
