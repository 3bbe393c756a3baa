/** Where the ends of a range stand on the axis of a histogram, in fifths of its bins. */
import type { Bin } from '@/domain/rows/rowView.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type Range = readonly [from: number | null, to: number | null]

const PARTS = 5

export function mostPlace(bins: readonly Bin[]): number {
  return bins.length * PARTS
}

/** The figure at a place, from 0 up to `mostPlace`. */
export function valueAt(bins: readonly Bin[], index: number): number {
  const at = Math.min(bins.length - 1, Math.floor(index / PARTS))
  const bin = bins[at]
  if (!bin) return 0
  return withoutNoise(bin.from + ((bin.to - bin.from) * (index - at * PARTS)) / PARTS)
}

/** The place next to a figure, which may lie outside the axis; `open` where the end is open. */
export function placeOf(bins: readonly Bin[], value: number | null, open: number): number {
  const [first] = bins
  const last = bins.at(-1)
  if (value === null || !first || !last) return open
  if (value <= first.from) return 0
  if (value >= last.to) return mostPlace(bins)
  const at = bins.findIndex(({ to }) => value < to)
  const { from, to } = bins[at] ?? first
  return at * PARTS + (to === from ? 0 : Math.round(((value - from) / (to - from)) * PARTS))
}
