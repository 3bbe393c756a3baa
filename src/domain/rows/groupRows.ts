/** Groups rows by a value, with all figures per group and over all rows. */
import { isMeasured } from './figureOf.ts'
import { GatheredGroup } from './groupFigures.ts'
import type { RowTable } from './rowTable.ts'
import type { RowEngine, RowGroups } from './rowView.ts'
import { topValues } from './topValues.ts'

/** The figures of all groups, those with most rows first; sizes are sorted from small to large. */
export function groupRows(
  table: RowTable,
  rows: Uint32Array,
  { by, figure }: Parameters<RowEngine['groups']>[0],
): RowGroups {
  const group = table.group(by)
  const figures = table.figure(figure)
  const counts = isMeasured(figure)
  const top = topValues(by, group, rows, Infinity)
  const gathered = top.values.map(() => new GatheredGroup())
  const all = new GatheredGroup()
  for (const row of rows) {
    const value = figures[row] ?? Number.NaN
    const counted = counts(value) ? value : null
    const market = table.rows[row]?.market
    gathered[top.places[group.codes[row] ?? 0] ?? -1]?.add(counted, market)
    all.add(counted, market)
  }
  return {
    groups: gathered.map((one, index) => one.figures(top.values[index] ?? '')),
    all: all.figures(null),
  }
}
