/** How large the changes of price are: a count for each step in percent, as many steps down as up. */
import type { Change } from './change.ts'

export type SizeBin = {
  /** In percent of the price before; null is open. A fall of exactly the step is in the smaller one, a rise too. */
  from: number | null
  to: number | null
  count: number
}

export type ChangeSizes = {
  /** From the largest fall to the largest rise. */
  bins: SizeBin[]
  n: number
  step: number
}

const SIDE = 7
const STEPS = [1, 2, 5, 10, 20] as const
/** So many of a hundred changes lie within the closed steps, where the largest step is not too small for that. */
const WITHIN = 0.95

/** A whole percent, away from 0 as a fall below it, and how many prices moved so far. */
export type PriceMove = [percent: number, count: number]

/** Beyond the last of the largest steps there is only more. */
const MOST = 20 * SIDE + 1

/** What is stored of the changes, from which any steps can be counted: each step begins at a whole percent. */
export function priceMoves(changes: readonly Pick<Change, 'percent'>[]): PriceMove[] {
  const counts = new Map<number, number>()
  for (const { percent } of changes) {
    if (!percent) continue
    const whole = Math.min(MOST, Math.ceil(Math.abs(percent))) * Math.sign(percent)
    counts.set(whole, (counts.get(whole) ?? 0) + 1)
  }
  return [...counts].toSorted(([a], [b]) => a - b)
}

/** The step of which seven hold so many of the changes. */
function stepOf(moves: readonly PriceMove[], n: number): number {
  const bySize = moves.toSorted(([a], [b]) => Math.abs(a) - Math.abs(b))
  let held = 0
  const [most = 0] =
    bySize.find(([, count]) => {
      held += count
      return held >= Math.ceil(n * WITHIN)
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
