/** Computes round, equal steps between the lowest and the highest figure: the bins of a histogram. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { niceStep } from '@/lib/numbers/priceAxis.ts'

export type Steps = {
  count: number
  /** The start of a bin, and the end of the last one; `at` is from 0 to `count`. */
  edge: (at: number) => number
  /** The bin of a value: from its edge (inclusive) to the next (exclusive); the last bin includes both. */
  binOf: (value: number) => number
}

/** The milliseconds in a day. */
export const DAY = 86_400_000

const NEAR = 1e-9
/** Below this, numbers have too few digits left to count in. */
const SMALLEST = 1e-280

/** The error of one or two divisions: a few binary digits. */
const NOISE = 4 * Number.EPSILON

/**
 * Rounds away floating-point noise, so that 0.3 is not put into the bin below it, but not a second before midnight into the
 * next day.
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
 * About `most` steps of 1, 2 or 5 × a power of ten `unit`s, at least `least` units long. Equal values give one bin without
 * width.
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
  // The highest value belongs to the last bin, even at its end.
  const count = Math.max(1, -wholeSteps(-max / step) - first)
  const edge = (at: number) => withoutNoise((first + at) * step)
  const binOf = (value: number) =>
    Math.min(count - 1, Math.max(0, wholeSteps(value / step) - first))
  return { count, edge, binOf }
}
