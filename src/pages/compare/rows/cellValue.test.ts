import { expect, it } from 'vitest'
import { equalityKey } from './cellValue.ts'

/** A value nested in `levels` lists. */
const within = (levels: number, value: unknown): unknown =>
  levels === 0 ? value : [within(levels - 1, value)]

const same = (levels: number, one: unknown, other: unknown) =>
  equalityKey({ kind: 'received', value: within(levels, one) }) ===
  equalityKey({ kind: 'received', value: within(levels, other) })

it('received values are compared down to twenty levels, and only by size below that', () => {
  expect(same(19, [1], [2])).toBe(false)
  expect(same(20, [1], [2])).toBe(true)
  expect(same(20, [1], [2, 3])).toBe(false)
})
