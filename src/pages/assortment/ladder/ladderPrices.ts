/** Converts product records into the prices by merchant that a ladder needs. */
import type { Product } from '@/api/operations/product.ts'
import { groupNames, groupsBySpelling, type Aliases } from '@/domain/pricing/names.ts'
import type { MerchantPrices } from '@/features/pricing/ladder/priceLadder.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'

export type LadderPrices = {
  merchants: MerchantPrices[]
  /** How many records were left out because they have no usable offer price. */
  leftOut: number
}

/** Groups the prices of records by merchant. Names that are spelled alike or merged by aliases count as one merchant. */
export function ladderPrices(products: readonly Product[], aliases: Aliases = []): LadderPrices {
  const counts = new Map<string, number>()
  for (const { merchant } of products) {
    const name = merchant ?? ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const groups = groupsBySpelling(groupNames(counts, aliases).values())
  const byMerchant = new Map<string, Map<number, number>>()
  let leftOut = 0
  for (const { merchant, offerPrice } of products) {
    if (!isUsablePrice(offerPrice)) {
      leftOut += 1
      continue
    }
    const name = groups.get(merchant ?? '')?.name ?? ''
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
