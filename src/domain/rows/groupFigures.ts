/** All figures of some rows together: a line of the summary, on the page, in a file and in a report. */
import type { RowMarket } from '@/domain/market/rowMarket.ts'
import { isMeasured } from './figureOf.ts'
import { measureOf } from './measureOf.ts'
import type { GroupFigures } from './rowView.ts'

const isIndex = isMeasured('index')

const PLACES = {
  dearer: 'above',
  equal: 'at',
  cheaper: 'below',
  'only mine': 'onlyYou',
  'not mine': null,
} as const

/** Takes rows one by one. */
export class GatheredGroup {
  #rows = 0
  readonly #values: number[] = []
  readonly #indices: number[] = []
  readonly #counts = { above: 0, at: 0, below: 0, onlyYou: 0 }

  /** `value`: the figure of the row, null where it has none that counts. */
  add(value: number | null, market: RowMarket | undefined): void {
    this.#rows += 1
    if (value !== null) this.#values.push(value)
    if (market === undefined) return
    const { index, status } = market
    if (index !== null && isIndex(index)) this.#indices.push(index)
    const place = status && PLACES[status]
    if (place) this.#counts[place] += 1
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
      counts: { ...this.#counts },
    }
  }
}
