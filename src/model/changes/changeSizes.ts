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

export function changeSizes(changes: readonly Pick<Change, 'percent'>[]): ChangeSizes {
  const moves = changes.flatMap(({ percent }) => (percent ? [percent] : []))
  const sizes = moves.map((move) => Math.abs(move)).toSorted((a, b) => a - b)
  const most = sizes[Math.max(0, Math.ceil(sizes.length * WITHIN) - 1)] ?? 0
  const step = STEPS.find((each) => each * SIDE >= most) ?? 20
  const counts = Array.from({ length: SIDE * 2 }, () => 0)
  for (const move of moves) {
    // at least one step, because a quotient can be too small for a number
    const beyond = Math.min(SIDE, Math.max(1, Math.ceil(Math.abs(move) / step)))
    const place = move < 0 ? SIDE - beyond : SIDE - 1 + beyond
    counts[place] = (counts[place] ?? 0) + 1
  }
  const bins = counts.map((count, place) => {
    const from = (place - SIDE) * step
    const to = from + step
    return {
      from: place === 0 ? null : from,
      to: place === SIDE * 2 - 1 ? null : to,
      count,
    }
  })
  return { bins, n: moves.length, step }
}
