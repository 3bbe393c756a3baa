/** The histogram of a figure over some rows. */
import { COLUMNS, type FigureColumn } from '@/domain/columns/columns.ts'
import { quantile } from './quantile.ts'
import type { Bin } from './rowView.ts'
import { DAY, stepsOf } from './steps.ts'

export type Binned = {
  n: number
  min: number | null
  max: number | null
  /** As wide as each other, but that the outer ones may reach further. With `remaining` still 0. */
  bins: Bin[]
  /** For each value given its bin; -1 where it is not counted. */
  places: Int16Array
}

/** The share of the figures that makes one bin a crowd. */
const CROWD = 0.95

/** Steps of a column: whole figures in whole steps, times in days. */
function stepsFor(column: FigureColumn, { min, max, areWhole }: Extent, most: number) {
  if (COLUMNS[column].kind === 'stamp') return stepsOf(min, max, { most, unit: DAY, least: 1 })
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
  given: ReturnType<typeof binsOf>,
) {
  const { bins, binOf } = given
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

/** Where all but the lowest and highest hundredth are. */
function middleOf(values: Float64Array, isCounted: (value: number) => boolean) {
  const sorted = values.filter(isCounted).toSorted()
  return { min: quantile(sorted, 0.01) ?? 0, max: quantile(sorted, 0.99) ?? 0 }
}

/**
 * Where a few figures far away would leave nearly all others in one bin, the steps are those of the others, and the outer
 * bins reach as far as there are figures.
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
