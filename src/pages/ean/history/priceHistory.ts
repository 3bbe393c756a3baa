/** Collects the prices of a code's merchants in all stored data, for the step chart and the table. */
import {
  groupByMinute,
  type KnownPrice,
  type LowestPrice,
  type MerchantLine,
  type PriceLines,
} from '@/domain/history/priceLines.ts'
import { merchantNamed, merchantKeyIn, namesOfIds } from '@/domain/pricing/merchantKey.ts'
import type { Aliases } from '@/domain/pricing/names.ts'
import { isOwn, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'
import type { StoredOffer, StoredOffers } from '@/storage/history/storedOffers.ts'

export type PriceHistory = PriceLines & {
  /** The lowest price over all times; null if no price is known. */
  lowest: LowestPrice | null
}

type Options = { ownMerchants: OwnMerchants; aliases?: Aliases }

const lastOf = ({ prices }: MerchantLine) =>
  prices.findLast((price) => typeof price === 'number') ?? Infinity

export function priceHistory(
  all: readonly StoredOffers[],
  { ownMerchants, aliases = [] }: Options,
): PriceHistory {
  const pricePoints = groupByMinute(all).map((some) => ({
    at: some[0]?.at ?? 0,
    isWhole: some.some(({ isWhole }) => isWhole),
    offers: some.flatMap(({ offers }) => offers),
  }))
  const keyOf = merchantKeyIn(aliases, namesOfIds(all.map(({ offers }) => offers)))
  const found = new Map<string, { name: string; isOwn: boolean; prices: KnownPrice[] }>()
  const merchantOf = (offer: StoredOffer) => {
    const key = keyOf(offer)
    const name = merchantNamed(offer)
    if (key === null || name === null) return null
    const known = found.get(key) ?? {
      name,
      isOwn: isOwn(offer, ownMerchants),
      prices: pricePoints.map(({ isWhole }) => (isWhole ? null : undefined)),
    }
    if (known.name === offer.merchantId) known.name = name
    found.set(key, known)
    return known
  }
  for (const [rankedPrice, { offers }] of pricePoints.entries()) {
    for (const offer of offers) {
      const merchant = merchantOf(offer)
      if (!merchant || !isUsablePrice(offer.offerPrice)) continue
      // Of several offers of a merchant the lowest counts, because that is what a buyer sees.
      merchant.prices[rankedPrice] = Math.min(
        merchant.prices[rankedPrice] ?? Infinity,
        offer.offerPrice,
      )
    }
  }
  const merchants = [...found].map(([key, one]): MerchantLine => ({ key, ...one }))
  let lowest: PriceHistory['lowest'] = null
  for (const [rankedPrice, { at }] of pricePoints.entries()) {
    for (const { name, prices } of merchants) {
      const price = prices[rankedPrice] ?? null
      if (price !== null && price < (lowest?.price ?? Infinity)) lowest = { price, at, name }
    }
  }
  return {
    times: pricePoints.map(({ at }) => at),
    merchants: merchants.toSorted(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) || lastOf(a) - lastOf(b) || (a.name < b.name ? -1 : 1),
    ),
    lowest,
    axis: priceAxis(
      merchants.flatMap(({ prices }) => prices.filter((price) => typeof price === 'number')),
    ),
  }
}
