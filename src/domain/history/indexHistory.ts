/** The price index of a collection in each of its versions. */
import type { KnownMarkets } from '@/domain/market/rowMarket.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

type IndexPoint = {
  /** The mean price index over the codes, as in the collection’s table; null if no code has an index. */
  index: number | null
  /** The number of codes with an index, and how many of them are above, at and below the compared figure. */
  n: number
  dearer: number
  equal: number
  cheaper: number
}

export type IndexHistory = {
  points: readonly IndexPoint[]
  /** The number of codes with an index in every version, if only these count; null if each version counts all its codes. */
  same: number | null
}

/**
 * Computes the price index of each version from its markets; `versions` are oldest first. With `isSame`, only codes count that
 * have an index in all versions.
 */
export function indexHistory(versions: readonly KnownMarkets[], isSame: boolean): IndexHistory {
  const [first = new Map<string, never>(), ...others] = versions
  const inAll = new Set(
    [...first.keys()].filter((key) =>
      [first, ...others].every((markets) => (markets.get(key)?.index ?? null) !== null),
    ),
  )
  const points = versions.map((markets): IndexPoint => {
    const point: IndexPoint = { index: null, n: 0, dearer: 0, equal: 0, cheaper: 0 }
    let sum = 0
    for (const [key, { index, status }] of markets) {
      if (index === null || (isSame && !inAll.has(key))) continue
      sum += index
      point.n += 1
      if (status === 'dearer' || status === 'equal' || status === 'cheaper') {
        point[status] += 1
      }
    }
    if (point.n > 0) point.index = withoutNoise(sum / point.n)
    return point
  })
  return { points, same: isSame ? inAll.size : null }
}
