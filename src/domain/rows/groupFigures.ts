/** All figures of a group of rows: one line of the summary on the page, in a file and in a report. */
import { countPositions, toPositionCounts, type RowMarket } from '@/domain/market/rowMarket.ts'
import { isMeasured } from './figureOf.ts'
import { measureOf } from './measureOf.ts'
import type { GroupFigures } from './rowView.ts'

const isIndex = isMeasured('index')

/** The figures and price indices of rows, which it takes one by one. */
export class GatheredValues {
  rows = 0
  readonly values: number[] = []
  readonly indices: number[] = []

  /** `value`: the figure of the row, null where it has none that counts. `index`: null or NaN where it has no price index. */
  add(value: number | null, index: number | null): void {
    this.rows += 1
    if (value !== null) this.values.push(value)
    if (index !== null && isIndex(index)) this.indices.push(index)
  }
}

/** The same with the markets of the rows. */
export class GatheredGroup {
  readonly #gathered = new GatheredValues()
  readonly #markets: RowMarket[] = []

  add(value: number | null, market: RowMarket | undefined): void {
    this.#gathered.add(value, market?.index ?? null)
    if (market !== undefined) this.#markets.push(market)
  }

  figures(value: string | null): GroupFigures {
    const { rows, values, indices } = this.#gathered
    return {
      value,
      rows,
      n: values.length,
      lowest: measureOf(values, 'min'),
      median: measureOf(values, 'median'),
      mean: measureOf(values, 'mean'),
      highest: measureOf(values, 'max'),
      index: measureOf(indices, 'mean'),
      compared: indices.length,
      counts: toPositionCounts(countPositions(this.#markets)),
    }
  }
}
