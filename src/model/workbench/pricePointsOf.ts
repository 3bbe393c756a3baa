/** Each merchant's offer prices, and how many rows have each: what a price ladder is drawn from. */
import { isUsablePrice } from '../../lib/offerStatistics.ts'
import type { RowTable } from './rowTable.ts'
import type { PricePoints } from './rowView.ts'
import { topValues } from './topValues.ts'

/** Merchants with most rows first, their prices from the lowest; '' is rows that name none. */
export function pricePointsOf(table: RowTable, rows: Uint32Array): PricePoints {
  const group = table.group('merchant')
  const prices = table.figure('offerPrice')
  const top = topValues(group, rows, Infinity)
  const counts = top.values.map(() => new Map<number, number>())
  let leftOut = 0
  for (const row of rows) {
    const price = prices[row] ?? Number.NaN
    const ofMerchant = counts[top.places[group.codes[row] ?? 0] ?? -1]
    if (isUsablePrice(price)) ofMerchant?.set(price, (ofMerchant.get(price) ?? 0) + 1)
    else leftOut += 1
  }
  const merchants = counts.map((ofMerchant, place) => ({
    merchant: top.values[place] ?? '',
    points: [...ofMerchant]
      .map(([price, count]) => ({ price, rows: count }))
      .toSorted((a, b) => a.price - b.price),
  }))
  return { merchants: merchants.filter(({ points }) => points.length > 0), leftOut }
}
