/** Prices by merchant from product records, as a ladder takes them. */
import type { Product } from '../../api/product.ts'
import type { MerchantPrices } from '../../domain/ladder/priceLadder.ts'
import { isUsablePrice } from '../../domain/offerStatistics.ts'

export type LadderPrices = {
  merchants: MerchantPrices[]
  /** Records without a usable offer price. */
  leftOut: number
}

export function ladderPrices(products: readonly Product[]): LadderPrices {
  const byMerchant = new Map<string, Map<number, number>>()
  let leftOut = 0
  for (const { merchant, offerPrice } of products) {
    if (!isUsablePrice(offerPrice)) {
      leftOut += 1
      continue
    }
    const name = merchant ?? ''
    const prices = byMerchant.get(name) ?? new Map<number, number>()
    prices.set(offerPrice, (prices.get(offerPrice) ?? 0) + 1)
    byMerchant.set(name, prices)
  }
  const merchants = [...byMerchant].map(([merchant, prices]) => ({
    merchant,
    points: [...prices].map(([price, rows]) => ({ price, rows })),
  }))
  return { merchants, leftOut }
}
