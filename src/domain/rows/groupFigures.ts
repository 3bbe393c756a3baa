/** All figures of some rows together: a line of the summary, on the page, in a file and in a report. */
import { countPositions, toPositionCounts, type RowMarket } from '@/domain/market/rowMarket.ts'
import { isMeasured } from './figureOf.ts'
import { measureOf } from './measureOf.ts'
import type { GroupFigures } from './rowView.ts'

const isIndex = isMeasured('index')

/** Takes rows one by one. */
export class GatheredGroup {
  #rows = 0
  readonly #values: number[] = []
  readonly #indices: number[] = []
  readonly #markets: RowMarket[] = []

  /** `value`: the figure of the row, null where it has none that counts. */
  add(value: number | null, market: RowMarket | undefined): void {
    this.#rows += 1
    if (value !== null) this.#values.push(value)
    if (market === undefined) return
    this.#markets.push(market)
    if (market.index !== null && isIndex(market.index)) this.#indices.push(market.index)
  }

  figures(value: string | null): GroupFigures {
    const values = this.#values
    return {
      value,
      rows: this.#rows,
      n: values.length,
      lowest: measureOf(values, 'min'),
      median: measureOf(values, 'median'),
      mean: measureOf(values, 'mean'),
      highest: measureOf(values, 'max'),
      index: measureOf(this.#indices, 'mean'),
      compared: this.#indices.length,
      counts: toPositionCounts(countPositions(this.#markets)),
    }
  }
}
