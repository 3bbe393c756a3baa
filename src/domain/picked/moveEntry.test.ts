import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveEntry } from './moveEntry.ts'

const items = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 30 })
const place = fc.nat(29)

describe('moving an entry', () => {
  it.each([
    [0, 2, ['b', 'c', 'a', 'd']],
    [2, 0, ['c', 'a', 'b', 'd']],
    [1, 1, ['a', 'b', 'c', 'd']],
    [0, 99, ['b', 'c', 'd', 'a']],
    [3, -4, ['d', 'a', 'b', 'c']],
    [9, 0, ['a', 'b', 'c', 'd']],
  ])('changes its place from %i to %i', (from, to, expected) => {
    expect(moveEntry(['a', 'b', 'c', 'd'], from, to)).toEqual(expected)
  })

  it('puts it at the target place without changing the order of the others', () => {
    fc.assert(
      fc.property(items, place, place, (all, from, to) => {
        fc.pre(from < all.length && to < all.length)
        const moved = moveEntry(all, from, to)
        expect(moved[to]).toBe(all[from])
        expect(moved.filter((one) => one !== all[from])).toEqual(
          all.filter((one) => one !== all[from]),
        )
      }),
    )
  })

  it('is undone by moving it back', () => {
    fc.assert(
      fc.property(items, place, place, (all, from, to) => {
        fc.pre(from < all.length && to < all.length)
        expect(moveEntry(moveEntry(all, from, to), to, from)).toEqual(all)
      }),
    )
  })

  it('has the same result in one move as step by step', () => {
    fc.assert(
      fc.property(items, place, place, (all, from, to) => {
        fc.pre(from < all.length && to < all.length)
        let stepwise = all
        const step = Math.sign(to - from)
        for (let at = from; at !== to; at += step) stepwise = moveEntry(stepwise, at, at + step)
        expect(stepwise).toEqual(moveEntry(all, from, to))
      }),
    )
  })
})
