import { expect, it } from 'vitest'
import { withoutMarket } from '@/domain/pricing/codeMarket.ts'
import { indexHistory } from './indexHistory.ts'

/** `{ a: 110 }`: code `a` has the index 110. */
const version = (indices: Record<string, number | null>) =>
  new Map(
    Object.entries(indices).map(([key, index]) => [
      key,
      {
        ...withoutMarket(key, 'not found', 0.5),
        index,
        status:
          index === null
            ? null
            : index > 100
              ? ('dearer' as const)
              : index < 100
                ? ('cheaper' as const)
                : ('equal' as const),
      },
    ]),
  )

const VERSIONS = [version({ a: 110, b: 100, c: null }), version({ a: 120, b: 90, d: 300 })]

it('averages the codes that have an index in every version', () => {
  const { points, same } = indexHistory(VERSIONS, true)
  expect(same).toBe(2)
  expect(points).toEqual([
    { index: 105, n: 2, dearer: 1, equal: 1, cheaper: 0 },
    { index: 105, n: 2, dearer: 1, equal: 0, cheaper: 1 },
  ])
})

it('averages all codes of each version if that is chosen', () => {
  const { points, same } = indexHistory(VERSIONS, false)
  expect(same).toBeNull()
  expect(points.map(({ index, n }) => [index, n])).toEqual([
    [105, 2],
    [170, 3],
  ])
})

it('has no index if no code has one', () => {
  expect(indexHistory([version({ c: null })], true)).toEqual({
    points: [{ index: null, n: 0, dearer: 0, equal: 0, cheaper: 0 }],
    same: 0,
  })
  expect(indexHistory([], true)).toEqual({ points: [], same: 0 })
})
