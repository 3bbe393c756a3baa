import { expect, it } from 'vitest'
import { changeKinds } from './change.ts'
import { isReported } from './isReported.ts'

const told = (before: boolean, now: boolean) =>
  changeKinds.filter((kind) =>
    isReported(kind, { before: { isWhole: before }, now: { isWhole: now } }),
  )

it('none of a kind are told where a version is whole that would show them', () => {
  const always = ['price-down', 'price-up', 'stock', 'discount', 'rating']
  expect(told(true, true)).toEqual([...changeKinds])
  expect(told(false, false)).toEqual(always)
  expect(told(true, false)).toEqual(changeKinds.filter((kind) => kind !== 'gone'))
  expect(told(false, true)).toEqual([
    'price-down',
    'price-up',
    'gone',
    'stock',
    'discount',
    'rating',
  ])
})
