/** Computes all figures of a group of rows, which are one line of the summary on the page, in a file and in a report. */
import { countPositions, toPositionCounts, type RowMarket } from '@/domain/market/rowMarket.ts'
import { isMeasured } from './figureOf.ts'
import { measureOf } from './measureOf.ts'
import type { GroupFigures } from './rowView.ts'

const isIndex = isMeasured('index')

/** Collects the figures and price indices of rows, which are added one by one. */
export class GatheredValues {
  rows = 0
  readonly values: number[] = []
  readonly indices: number[] = []

  /** Adds a row. `value` is its figure, null if it has none that counts; `index` is its price index, null or NaN without one. */
  add(value: number | null, index: number | null): void {
    this.rows += 1
    if (value !== null) this.values.push(value)
    if (index !== null && isIndex(index)) this.indices.push(index)
  }
}

/** Collects the figures, price indices and markets of rows. */
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
