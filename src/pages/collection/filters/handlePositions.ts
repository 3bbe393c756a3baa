/** Converts between the ends of a range and the positions of its handles on a histogram's axis, in fifths of a bin. */
import type { Bin } from '@/domain/rows/rowView.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type Range = readonly [from: number | null, to: number | null]

const PARTS = 5

export function maxHandlePosition(bins: readonly Bin[]): number {
  return bins.length * PARTS
}

/** The figure at a handle's position, from 0 to `maxHandlePosition`. */
export function valueAt(bins: readonly Bin[], index: number): number {
  const at = Math.min(bins.length - 1, Math.floor(index / PARTS))
  const bin = bins[at]
  if (!bin) return 0
  return withoutNoise(bin.from + ((bin.to - bin.from) * (index - at * PARTS)) / PARTS)
}

/** The handle's position nearest to a figure, which may be outside the axis; `open` when the end is open. */
export function handlePosition(bins: readonly Bin[], value: number | null, open: number): number {
  const [first] = bins
  const last = bins.at(-1)
  if (value === null || !first || !last) return open
  if (value <= first.from) return 0
  if (value >= last.to) return maxHandlePosition(bins)
  const at = bins.findIndex(({ to }) => value < to)
  const { from, to } = bins[at] ?? first
  return at * PARTS + (to === from ? 0 : Math.round(((value - from) / (to - from)) * PARTS))
}
