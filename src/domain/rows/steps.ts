/** Computes round bounds at equal distances between the lowest and the highest figure: the bins of a histogram. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { niceStep } from '@/lib/numbers/priceAxis.ts'

export type Steps = {
  count: number
  /** The lower bound of the bin `at`, from 0 to `count`; the bound `count` is the end of the last bin. */
  edge: (at: number) => number
  /** The index of the bin of a value. A bin is from its bound (inclusive) to the next (exclusive); the last bin includes both. */
  binOf: (value: number) => number
}

/** The milliseconds in a day. */
export const DAY_MS = 86_400_000

const NEAR = 1e-9
/** The smallest number that is divided into steps; smaller ones have too few digits left. */
const SMALLEST = 1e-280

/** The relative error of one or two divisions: a few binary digits. */
const NOISE = 4 * Number.EPSILON

/**
 * Rounds a number of steps down, after floating-point noise is removed, so that 0.3 is not put into the bin below it. A second
 * before midnight is more than noise and stays in its day.
 */
function wholeSteps(steps: number): number {
  const nearest = Math.round(steps)
  return Math.abs(steps - nearest) <= NOISE * Math.max(1, Math.abs(steps))
    ? nearest
    : Math.floor(steps)
}

function single(min: number, max: number): Steps {
  return { count: 1, edge: (at) => (at === 0 ? min : max), binOf: () => 0 }
}

/**
 * Computes about `most` bins, whose width is 1, 2 or 5 × a power of ten, in multiples of `unit`, and at least `least` units. If
 * all values are equal, there is one bin of width 0.
 */
export function stepsOf(
  min: number,
  max: number,
  { most, unit = 1, least = 0 }: { most: number; unit?: number; least?: number },
): Steps {
  const range = max - min
  // Figures that are too far apart or too close for floating-point numbers get a single bin.
  const largest = Math.max(Math.abs(min), Math.abs(max), SMALLEST)
  if (!Number.isFinite(range) || range <= largest * NEAR) return single(min, max)
  const step = Math.max(least, niceStep(range / unit, most)) * unit
  const first = wholeSteps(min / step)
  // The last bin includes its end, so a highest value on a bound needs no further bin.
  const count = Math.max(1, -wholeSteps(-max / step) - first)
  const edge = (at: number) => withoutNoise((first + at) * step)
  const binOf = (value: number) =>
    Math.min(count - 1, Math.max(0, wholeSteps(value / step) - first))
  return { count, edge, binOf }
}
