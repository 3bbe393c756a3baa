/** A product beside what each merchant charges for it: a line of the view “By merchant”. */
import type { PricedItem, Competitor } from '@/domain/pricing/competitors.ts'
import {
  lowestPrices,
  type MerchantName,
  type MerchantPrices,
} from '@/domain/pricing/merchantOffers.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'

/** One code of a product. */
export type CodePrices = {
  code: string
  /** Your usable price; null for none. */
  own: number | null
  isSold: boolean
  prices: MerchantPrices
}

/** Prices are the lowest over its codes. */
export type MerchantItem = PricedItem & {
  /** Tells it from the others. */
  key: string
  title: string | null
  /** Null where it is not known. */
  productId: string | null
  imageUrl: string | null
  country: string
  /** Each with its own prices. */
  codes: readonly CodePrices[]
}

export type MerchantRanking = {
  /** By place, as items and competitors name them. */
  names: readonly MerchantName[]
  /** Every merchant with a usable price, yours excluded; those that undercut you most often first. */
  competitors: readonly Competitor[]
  /** Products with a price of yours or of a merchant. */
  items: number
  /** Of these, those with a usable price of yours. */
  own: number
  /** Products that pass the filters without any price. */
  without: number
}

/** The prices of a product over all its codes. */
export function pricedItem(codes: readonly Omit<CodePrices, 'code'>[]): PricedItem {
  const own = codes.map((one) => one.own).filter(isUsablePrice)
  return {
    own: own.length === 0 ? null : Math.min(...own),
    isSold: codes.some(({ isSold }) => isSold),
    prices: lowestPrices(codes.map(({ prices }) => prices)),
  }
}

export const hasPrice = ({ own, prices }: PricedItem): boolean => own !== null || prices.length > 0

/** What merchants charge for some codes from now on, by `marketKey`; `isWhole`: what was sent before is forgotten. */
export type OfferPatch = {
  names: readonly MerchantName[]
  codes: readonly (readonly [key: string, prices: MerchantPrices])[]
  isWhole: boolean
}
