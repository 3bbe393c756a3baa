/** Cross-tabulates two groups of rows: one figure for each pair of values, and one for each value of either group. */
import { isSizeColumn } from '@/domain/columns/valueOrder.ts'
import { shareOf } from '@/lib/numbers/offerStatistics.ts'
import { orderBy, type SortValue } from '@/lib/sortKeys.ts'
import { isMeasured } from './figureOf.ts'
import { GatheredValues } from './groupFigures.ts'
import { measureOf } from './measureOf.ts'
import type { RowTable } from './rowTable.ts'
import {
  countsRows,
  type FigureMeasure,
  type Measure,
  type Pivot,
  type PivotCell,
  type RowEngine,
} from './rowView.ts'
import { topValues, type TopValues } from './topValues.ts'

type PivotQuery = Parameters<RowEngine['pivot']>[0]

function countedAs(
  measure: Exclude<Measure, FigureMeasure>,
  rows: number,
  line: number,
  column: number,
): number | null {
  if (measure === 'count') return rows
  return shareOf(rows, measure === 'rowShare' ? line : column)
}

/** Makes a cell. `line` and `column` are the numbers of rows in all cells of its line and of its column. */
function cellOf(
  { rows, values, indices }: GatheredValues,
  measure: Measure,
  line: number,
  column: number,
): PivotCell {
  const index = measureOf(indices, 'mean')
  return countsRows(measure)
    ? { value: countedAs(measure, rows, line, column), n: rows, rows, index }
    : { value: measureOf(values, measure), n: values.length, rows, index }
}

const gather = (length: number) => Array.from({ length }, () => new GatheredValues())

/**
 * The values of the group `down` that become lines, in the requested order and number. They are ordered before they are cut off,
 * so values without a line may have more rows.
 */
function topLines(table: RowTable, rows: Uint32Array, requested: PivotQuery): TopValues {
  const { down, across, figure, measure, order, mostDown, least } = requested
  const lines = table.group(down)
  const all = topValues(down, lines, rows, Infinity)
  const measured = (): (number | null)[] => {
    const values = table.figure(figure)
    const counts = isMeasured(figure)
    const columns = order.by === 'column' ? table.group(across) : null
    const only = columns?.values.indexOf(order.value)
    const gathered = gather(all.values.length)
    for (const row of rows) {
      if (columns && columns.codes[row] !== only) continue
      const value = values[row] ?? Number.NaN
      gathered[all.places[lines.codes[row] ?? 0] ?? -1]?.add(counts(value) ? value : null, null)
    }
    // Lines are ordered by their cells in one column, so shares are relative to that column.
    const inColumn = gathered.reduce((sum, one) => sum + one.rows, 0)
    return gathered.map((one, at) =>
      one.rows === 0 ? null : cellOf(one, measure, all.rows[at] ?? 0, inColumn).value,
    )
  }
  // The texts by which lines are ordered by name; null for rows without a name, which come last. Sizes are already in order.
  const named = (): SortValue[] =>
    all.values.map((value, at) => (isSizeColumn(down) ? (value === '' ? null : at) : value || null))
  const keys: readonly SortValue[] =
    order.by === 'name' ? named() : order.by === 'rows' ? all.rows : measured()
  const places = orderBy(
    [...all.values.keys()].filter((place) => (all.rows[place] ?? 0) >= least),
    [{ column: 'key', down: order.down }],
    (place) => keys[place] ?? null,
  ).slice(0, mostDown)
  const placeOf = new Map(places.map((place, at) => [place, at]))
  return {
    ...all,
    values: places.map((place) => all.values[place] ?? ''),
    rows: places.map((place) => all.rows[place] ?? 0),
    places: all.places.map((place) => placeOf.get(place) ?? -1),
  }
}

/** Makes the table. Totals are over all given rows, including those with a value that is not shown. */
export function pivotRows(table: RowTable, rows: Uint32Array, requested: PivotQuery): Pivot {
  const { down, across, figure, measure, mostAcross } = requested
  const [lines, columns] = [table.group(down), table.group(across)]
  const values = table.figure(figure)
  const indices = table.figure('index')
  const counts = isMeasured(figure)
  const tops = {
    down: topLines(table, rows, requested),
    across: topValues(across, columns, rows, mostAcross),
  }
  const width = tops.across.values.length
  const total = new GatheredValues()
  const downTotals = gather(tops.down.values.length)
  const acrossTotals = gather(width)
  const cells = gather(downTotals.length * width)
  for (const row of rows) {
    const figureOfRow = values[row] ?? Number.NaN
    const value = counts(figureOfRow) ? figureOfRow : null
    const index = indices[row] ?? Number.NaN
    const line = tops.down.places[lines.codes[row] ?? 0] ?? -1
    const column = tops.across.places[columns.codes[row] ?? 0] ?? -1
    total.add(value, index)
    downTotals[line]?.add(value, index)
    acrossTotals[column]?.add(value, index)
    if (line >= 0 && column >= 0) cells[line * width + column]?.add(value, index)
  }
  const inLine = (line: number) => downTotals[line]?.rows ?? 0
  const inColumn = (column: number) => acrossTotals[column]?.rows ?? 0
  const measured = cells.map((cell, at) =>
    cellOf(cell, measure, inLine(Math.floor(at / width)), inColumn(at % width)),
  )
  return {
    down: tops.down.values,
    across: tops.across.values,
    allDown: tops.down.all,
    allAcross: tops.across.all,
    hasNoneDown: tops.down.hasNone,
    hasNoneAcross: tops.across.hasNone,
    cells: downTotals.map((_, line) => measured.slice(line * width, (line + 1) * width)),
    downTotals: downTotals.map((cell) => cellOf(cell, measure, cell.rows, total.rows)),
    acrossTotals: acrossTotals.map((cell) => cellOf(cell, measure, total.rows, cell.rows)),
    total: cellOf(total, measure, total.rows, total.rows),
  }
}
