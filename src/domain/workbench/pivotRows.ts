/** Two groups against each other: one figure for each pair of values, and for each value of either by itself. */
import { withoutNoise } from '../offerStatistics.ts'
import { isMeasured } from './figureOf.ts'
import { quantile } from './quantile.ts'
import type { RowTable } from './rowTable.ts'
import type { Measure, Pivot, PivotCell, RowEngine } from './rowView.ts'
import { topValues } from './topValues.ts'

class Gathered {
  rows = 0
  readonly values: number[] = []

  add(value: number, isCounted: boolean): void {
    this.rows += 1
    if (isCounted) this.values.push(value)
  }

  cell(measure: Measure): PivotCell {
    const n = measure === 'count' ? this.rows : this.values.length
    return { value: this.#measured(measure), n, rows: this.rows }
  }

  #measured(measure: Measure): number | null {
    if (measure === 'count') return this.rows
    if (this.values.length === 0) return null
    const { values } = this
    switch (measure) {
      case 'min':
        return values.reduce((low, value) => Math.min(low, value))
      case 'max':
        return values.reduce((high, value) => Math.max(high, value))
      case 'mean':
        // Divided before they are added, so that huge values cannot overflow.
        return withoutNoise(values.reduce((sum, value) => sum + value / values.length, 0))
      case 'median':
        return quantile(Float64Array.from(values).toSorted(), 0.5)
    }
  }
}

const gather = (length: number) => Array.from({ length }, () => new Gathered())

/** Totals are over all rows given, also those whose other value is not shown. */
export function pivotRows(
  table: RowTable,
  rows: Uint32Array,
  { down, across, figure, measure, mostDown, mostAcross }: Parameters<RowEngine['pivot']>[0],
): Pivot {
  const [lines, columns] = [table.group(down), table.group(across)]
  const values = table.figure(figure)
  const counts = isMeasured(figure)
  const tops = {
    down: topValues(lines, rows, mostDown),
    across: topValues(columns, rows, mostAcross),
  }
  const width = tops.across.values.length
  const total = new Gathered()
  const downTotals = gather(tops.down.values.length)
  const acrossTotals = gather(width)
  const cells = gather(downTotals.length * width)
  for (const row of rows) {
    const value = values[row] ?? Number.NaN
    const isCounted = counts(value)
    const line = tops.down.places[lines.codes[row] ?? 0] ?? -1
    const column = tops.across.places[columns.codes[row] ?? 0] ?? -1
    total.add(value, isCounted)
    downTotals[line]?.add(value, isCounted)
    acrossTotals[column]?.add(value, isCounted)
    if (line >= 0 && column >= 0) cells[line * width + column]?.add(value, isCounted)
  }
  const measured = cells.map((cell) => cell.cell(measure))
  return {
    down: tops.down.values,
    across: tops.across.values,
    allDown: tops.down.all,
    allAcross: tops.across.all,
    hasNoneDown: tops.down.hasNone,
    hasNoneAcross: tops.across.hasNone,
    cells: downTotals.map((_, line) => measured.slice(line * width, (line + 1) * width)),
    downTotals: downTotals.map((cell) => cell.cell(measure)),
    acrossTotals: acrossTotals.map((cell) => cell.cell(measure)),
    total: total.cell(measure),
  }
}
