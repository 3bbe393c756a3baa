/** What a price list amounts to. */
import { margin } from '@/domain/pricing/priceList/margin.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { median } from '@/lib/numbers/offerStatistics.ts'

export type ListFigures = {
  prices: number
  costs: number
  /** Of all entries with both; null for none. */
  medianMargin: number | null
  /** Entries that the margin rests on. */
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
