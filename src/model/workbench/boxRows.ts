/** How a figure spreads in each value of a group: the numbers behind box plots. */
import { isMeasured } from './figureOf.ts'
import { quantile } from './quantile.ts'
import type { RowTable } from './rowTable.ts'
import type { Box, RowEngine } from './rowView.ts'
import { topValues } from './topValues.ts'

/** Of the values with most rows. */
export function boxRows(
  table: RowTable,
  rows: Uint32Array,
  { by, figure, most }: Parameters<RowEngine['boxes']>[0],
): Box[] {
  const group = table.group(by)
  const figures = table.figure(figure)
  const counts = isMeasured(figure)
  const top = topValues(group, rows, most)
  const gathered = top.values.map((): number[] => [])
  for (const row of rows) {
    const value = figures[row] ?? Number.NaN
    if (counts(value)) gathered[top.places[group.codes[row] ?? 0] ?? -1]?.push(value)
  }
  return gathered.map((values, place) => {
    const sorted = Float64Array.from(values).toSorted()
    return {
      value: top.values[place] ?? '',
      rows: top.rows[place] ?? 0,
      n: sorted.length,
      p5: quantile(sorted, 0.05),
      q1: quantile(sorted, 0.25),
      median: quantile(sorted, 0.5),
      q3: quantile(sorted, 0.75),
      p95: quantile(sorted, 0.95),
    }
  })
}
