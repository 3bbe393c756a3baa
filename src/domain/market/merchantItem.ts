/** A product and the price of each merchant for it: a row of the view “By merchant”. */
import type { PricedItem, Competitor } from '@/domain/pricing/competitors.ts'
import {
  lowestPrices,
  type MerchantName,
  type MerchantPrices,
} from '@/domain/pricing/merchantOffers.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'

export type CodePrices = {
  code: string
  /** Your lowest usable price; null without one. */
  own: number | null
  isSold: boolean
  prices: MerchantPrices
}

/** A product with its prices, which are the lowest over its codes. */
export type MerchantItem = PricedItem & {
  /** Identifies the product among the items. */
  key: string
  title: string | null
  productId: string | null
  imageUrl: string | null
  country: string
  codes: readonly CodePrices[]
}

export type MerchantRanking = {
  /** All merchants; items and competitors refer to them by index. */
  names: readonly MerchantName[]
  /** All merchants with a usable price except yours; those that most often undercut you come first. */
  competitors: readonly Competitor[]
  /** The number of products with a price of yours or of another merchant. */
  items: number
  /** The number of these products with a usable price of yours. */
  own: number
  /** The number of products that pass the filters and have no price. */
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

/** Updated merchant prices of some codes, by `marketKey`; `isWhole`: they replace everything sent before. */
export type MerchantPricesUpdate = {
  names: readonly MerchantName[]
  codes: readonly (readonly [key: string, prices: MerchantPrices])[]
  isWhole: boolean
}
