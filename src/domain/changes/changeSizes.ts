/** The distribution of price changes: a count per step in percent, with as many steps down as up. */
import type { Change } from './change.ts'

export type SizeBin = {
  /**
   * The bounds of the step in percent of the earlier price; null if the step is open-ended. A change exactly on a bound counts in
   * the step nearer 0.
   */
  from: number | null
  to: number | null
  count: number
}

export type ChangeSizes = {
  /** The steps from the largest fall to the largest rise. */
  bins: SizeBin[]
  n: number
  step: number
}

const SIDE = 7
const STEPS = [1, 2, 5, 10, 20] as const
/** The share of changes that the steps with two bounds must cover, unless even the largest step size is too small. */
const WITHIN = 0.95

/** A percentage rounded up away from 0, and how many prices changed by it. */
export type PriceMove = [percent: number, count: number]

/** Changes from this percentage on are counted together, because all of them are beyond the last bound of the largest step size. */
const MOST = 20 * SIDE + 1

/** Counts the changes by whole percent, the stored form from which every step size can be computed. */
export function priceMoves(changes: readonly Pick<Change, 'percent'>[]): PriceMove[] {
  const counts = new Map<number, number>()
  for (const { percent } of changes) {
    if (!percent) continue
    const whole = Math.min(MOST, Math.ceil(Math.abs(percent))) * Math.sign(percent)
    counts.set(whole, (counts.get(whole) ?? 0) + 1)
  }
  return [...counts].toSorted(([a], [b]) => a - b)
}

/** The smallest step size, in percent, with which the steps with two bounds cover the `WITHIN` share of changes. */
function stepOf(moves: readonly PriceMove[], n: number): number {
  const bySize = moves.toSorted(([a], [b]) => Math.abs(a) - Math.abs(b))
  let cumulativeCount = 0
  const [most = 0] =
    bySize.find(([, count]) => {
      cumulativeCount += count
      return cumulativeCount >= Math.ceil(n * WITHIN)
    }) ?? []
  return STEPS.find((each) => each * SIDE >= Math.abs(most)) ?? 20
}

export function changeSizes(moves: readonly PriceMove[]): ChangeSizes {
  const n = moves.reduce((sum, [, count]) => sum + count, 0)
  const step = stepOf(moves, n)
  const counts = Array.from({ length: SIDE * 2 }, () => 0)
  for (const [percent, count] of moves) {
    const beyond = Math.min(SIDE, Math.ceil(Math.abs(percent) / step))
    const index = percent < 0 ? SIDE - beyond : SIDE - 1 + beyond
    counts[index] = (counts[index] ?? 0) + count
  }
  const bins = counts.map((count, index) => {
    const from = (index - SIDE) * step
    const to = from + step
    return {
      from: index === 0 ? null : from,
      to: index === SIDE * 2 - 1 ? null : to,
      count,
    }
  })
  return { bins, n, step }
}
