import { expect, it } from 'vitest'
import { changeKinds } from './change.ts'
import { isReported } from './isReported.ts'

const reportedKinds = (before: boolean, now: boolean) =>
  changeKinds.filter((kind) =>
    isReported(kind, { before: { isWhole: before }, now: { isWhole: now } }),
  )

it('none of a kind are told where a version is whole that would show them', () => {
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
