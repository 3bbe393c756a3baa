/** The key figures of a price list. */
import { margin } from '@/domain/pricing/priceList/margin.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { median } from '@/lib/numbers/offerStatistics.ts'

export type ListFigures = {
  prices: number
  costs: number
  /** The median margin of all entries with price and cost; null when there are none. */
  medianMargin: number | null
  /** How many entries the median margin is made from. */
  n: number
}

export function listFigures(entries: readonly PriceEntry[]): ListFigures {
  const margins = entries
    .map(({ price, cost }) => margin(price, cost))
    .filter((one) => one !== null)
  return {
    prices: entries.filter(({ price }) => price !== null).length,
    costs: entries.filter(({ cost }) => cost !== null).length,
    medianMargin: median(margins),
    n: margins.length,
  }
}
