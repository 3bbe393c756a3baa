/** The histogram of a figure over some rows. */
import { figureKind } from './columnLabels.ts'
import type { FigureColumn } from './columns.ts'
import { DAY, stepsOf } from './steps.ts'
import type { Bin } from './rowView.ts'

export type Binned = {
  n: number
  min: number | null
  max: number | null
  /** With `kept` still 0. */
  bins: Bin[]
  /** For each value given its bin; -1 where it is not counted. */
  places: Int16Array
}

/** Steps of a column: whole figures in whole steps, times in days. */
function stepsFor(
  column: FigureColumn,
  { min, max, areWhole }: { min: number; max: number; areWhole: boolean },
  most: number,
) {
  if (figureKind(column) === 'time') return stepsOf(min, max, { most, unit: DAY, least: 1 })
  return stepsOf(min, max, { most, least: areWhole ? 1 : 0 })
}

export function binFigures(
  column: FigureColumn,
  values: Float64Array,
  isCounted: (value: number) => boolean,
  most: number,
): Binned {
  const extent = { min: Infinity, max: -Infinity, areWhole: true }
  const places = new Int16Array(values.length).fill(-1)
  let n = 0
  for (const value of values) {
    if (!isCounted(value)) continue
    n += 1
    extent.min = Math.min(extent.min, value)
    extent.max = Math.max(extent.max, value)
    extent.areWhole &&= Number.isInteger(value)
  }
  if (n === 0) return { n, min: null, max: null, bins: [], places }
  const { count, edge, binOf } = stepsFor(column, extent, most)
  const bins = Array.from({ length: count }, (_, at): Bin => ({
    from: edge(at),
    to: edge(at + 1),
    highest: null,
    all: 0,
    kept: 0,
  }))
  for (const [at, value] of values.entries()) {
    if (!isCounted(value)) continue
    const place = binOf(value)
    const bin = bins[place]
    if (!bin) continue
    places[at] = place
    bin.all += 1
    bin.highest = Math.max(bin.highest ?? value, value)
  }
  return { n, min: extent.min, max: extent.max, bins, places }
}
