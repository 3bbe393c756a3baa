/** Computes the histogram of a figure over some rows. */
import { COLUMNS, type FigureColumn } from '@/domain/columns/columns.ts'
import { quantile } from './quantile.ts'
import type { Bin } from './rowView.ts'
import { DAY_MS, stepsOf } from './steps.ts'

export type Binned = {
  n: number
  min: number | null
  max: number | null
  /** The bins of the histogram: of equal width, except that the outer ones may be wider. `remaining` is 0 here. */
  bins: Bin[]
  /** For each value the index of its bin; -1 if it is not counted. */
  places: Int16Array
}

/** The share of figures in one bin from which on the outer bins are widened instead (see `binFigures`). */
const CROWD = 0.95

/** The bounds of the bins for a column: whole numbers for whole figures, days for times. */
function stepsFor(column: FigureColumn, { min, max, areWhole }: Extent, most: number) {
  if (COLUMNS[column].kind === 'stamp') return stepsOf(min, max, { most, unit: DAY_MS, least: 1 })
  return stepsOf(min, max, { most, least: areWhole ? 1 : 0 })
}

type Extent = { min: number; max: number; areWhole: boolean }

function binsOf(column: FigureColumn, extent: Extent, most: number) {
  const { count, edge, binOf } = stepsFor(column, extent, most)
  const bins = Array.from({ length: count }, (_, at): Bin => ({
    from: edge(at),
    to: edge(at + 1),
    highest: null,
    all: 0,
    remaining: 0,
  }))
  return { bins, binOf }
}

function fill(
  values: Float64Array,
  isCounted: (value: number) => boolean,
  binning: ReturnType<typeof binsOf>,
) {
  const { bins, binOf } = binning
  const places = new Int16Array(values.length).fill(-1)
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN
    if (!isCounted(value)) continue
    const index = binOf(value)
    const bin = bins[index]
    if (!bin) continue
    places[at] = index
    bin.all += 1
    bin.highest = Math.max(bin.highest ?? value, value)
  }
  return { bins, places }
}

/** The range of the figures without the lowest and the highest hundredth. */
function middleOf(values: Float64Array, isCounted: (value: number) => boolean) {
  const sorted = values.filter(isCounted).toSorted()
  return { min: quantile(sorted, 0.01) ?? 0, max: quantile(sorted, 0.99) ?? 0 }
}

/**
 * Computes the histogram of a column. If outliers would put nearly all figures into one bin, the bins are chosen for the other
 * figures, and the outer bins are widened to include the outliers.
 */
export function binFigures(
  column: FigureColumn,
  values: Float64Array,
  isCounted: (value: number) => boolean,
  most: number,
): Binned {
  const extent = { min: Infinity, max: -Infinity, areWhole: true }
  let n = 0
  for (const value of values) {
    if (!isCounted(value)) continue
    n += 1
    extent.min = Math.min(extent.min, value)
    extent.max = Math.max(extent.max, value)
    extent.areWhole &&= Number.isInteger(value)
  }
  const { min, max } = extent
  if (n === 0) {
    return { n, min: null, max: null, bins: [], places: new Int16Array(values.length).fill(-1) }
  }
  const even = fill(values, isCounted, binsOf(column, extent, most))
  const hasCrowd = even.bins.length > 1 && even.bins.some(({ all }) => all >= n * CROWD)
  const middle = hasCrowd ? middleOf(values, isCounted) : extent
  if (!hasCrowd || middle.min === middle.max) return { n, min, max, ...even }
  const near = binsOf(column, { ...middle, areWhole: extent.areWhole }, most)
  const [first, last] = [near.bins.at(0), near.bins.at(-1)]
  if (first) first.from = Math.min(first.from, min)
  if (last) last.to = Math.max(last.to, max)
  return { n, min, max, ...fill(values, isCounted, near) }
}
