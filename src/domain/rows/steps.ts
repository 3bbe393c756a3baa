/** Round, equal steps between the lowest and the highest of some figures: the bins of a histogram. */
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { niceStep } from '@/lib/numbers/priceAxis.ts'

export type Steps = {
  count: number
  /** Where a bin begins, and the last one ends: 0 to `count`. */
  edge: (at: number) => number
  /** The bin of a value: from its edge up to, but not with, the next; the last one has both. */
  binOf: (value: number) => number
}

/** Milliseconds of a day. */
export const DAY = 86_400_000

const NEAR = 1e-9
/** Below it numbers have too few digits left to count in. */
const SMALLEST = 1e-280

/** What a division or two may be off by: a few binary digits. */
const NOISE = 4 * Number.EPSILON

/** Half a binary digit must not put 0.3 into the bin that ends there, and a second before midnight is not the next day. */
function wholeSteps(steps: number): number {
  const nearest = Math.round(steps)
  return Math.abs(steps - nearest) <= NOISE * Math.max(1, Math.abs(steps))
    ? nearest
    : Math.floor(steps)
}

function single(min: number, max: number): Steps {
  return { count: 1, edge: (at) => (at === 0 ? min : max), binOf: () => 0 }
}

/** About `most` steps of 1, 2 or 5 × a power of ten `unit`s; none shorter than `least` units. Everything equal is one bin without width. */
export function stepsOf(
  min: number,
  max: number,
  { most, unit = 1, least = 0 }: { most: number; unit?: number; least?: number },
): Steps {
  const range = max - min
  // Figures as far apart as numbers go, or too close to tell apart, have no round steps between them.
  const largest = Math.max(Math.abs(min), Math.abs(max), SMALLEST)
  if (!Number.isFinite(range) || range <= largest * NEAR) return single(min, max)
  const step = Math.max(least, niceStep(range / unit, most)) * unit
  const first = wholeSteps(min / step)
  // The highest belongs to the last bin, also where it stands at its end.
  const count = Math.max(1, -wholeSteps(-max / step) - first)
  const edge = (at: number) => withoutNoise((first + at) * step)
  const binOf = (value: number) =>
    Math.min(count - 1, Math.max(0, wholeSteps(value / step) - first))
  return { count, edge, binOf }
}
