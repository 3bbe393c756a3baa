/** The what-if price of a code: the price position of a price that no merchant charges yet. */
import { codeMarketOf, type CodeMarket } from './codeMarket.ts'
import { sidesIn } from './marketFigures.ts'
import type { ComparableOffer } from './offerRows.ts'
import { positionIn, type PositionOptions } from './position.ts'
import { USUAL_TOLERANCE } from './tolerance.ts'

/** The market of a code as it would be with `price` instead of your merchant’s offers. */
export function marketAtPrice(
  code: string,
  offers: readonly ComparableOffer[],
  price: number,
  options: PositionOptions,
): CodeMarket {
  const { others } = sidesIn(offers, options.ownMerchants)
  const position = positionIn(others, { ...options, listPrice: price })
  return codeMarketOf(code, position, options.tolerance ?? USUAL_TOLERANCE)
}

/** Your price in the catalog; null without a usable offer of your merchant. */
export function catalogPriceIn(
  offers: readonly ComparableOffer[],
  { ownMerchants }: Pick<PositionOptions, 'ownMerchants'>,
): number | null {
  return sidesIn(offers, ownMerchants).own?.offerPrice ?? null
}
