/**
 * The market figures that depend neither on your merchants nor on the comparison. They are cached by the list of offers, so that
 * a changed comparison does not recompute them for ten thousand rows.
 */
import { isUsablePrice, offerStatistics, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import type { OfferStatistics } from '@/lib/numbers/offerStatistics.ts'
import { countMerchants } from './merchantKey.ts'
import type { Aliases } from './names.ts'
import { sidesOf, type ComparableOffer, type Sides } from './offerRows.ts'
import { areSameMerchants, myOffers, type OwnMerchants } from './ownMerchants.ts'
import { rankAmong, type Rank } from './priceIndex.ts'

type Offers = readonly ComparableOffer[]

export type MarketStatistics = OfferStatistics & {
  /** The number of distinct merchants, with aliases merged; each offer without a merchant counts as one. */
  merchants: number
  /** The spread in percent of the lowest price. */
  spreadPercent: number | null
}

export type MarketFigures = { statistics: MarketStatistics; rankOf: (price: number) => Rank }

type KnownSides = { ownMerchants: OwnMerchants; sides: Sides<ComparableOffer> }

type KnownFigures = { aliases: Aliases; figures: MarketFigures }

const knownFigures = new WeakMap<Offers, KnownFigures>()
const knownSides = new WeakMap<Offers, KnownSides>()

/**
 * The figures of a market, computed once per list of offers until the aliases change; the list must not be changed afterwards.
 */
export function marketFigures(offers: Offers, aliases: Aliases): MarketFigures {
  const known = knownFigures.get(offers)
  if (known?.aliases === aliases) return known.figures
  const prices = offers.map(({ offerPrice }) => offerPrice)
  const statistics = offerStatistics(prices)
  const { spread, min } = statistics
  const figures = {
    statistics: {
      ...statistics,
      merchants: countMerchants(offers, aliases),
      spreadPercent: spread === null || min === null ? null : withoutNoise((spread / min) * 100),
    },
    rankOf: rankAmong(prices.filter(isUsablePrice)),
  }
  knownFigures.set(offers, { aliases, figures })
  return figures
}

/** Your offers (by `myOffers`) and those of competitors; cached per list of offers until your merchants change. */
export function sidesIn(offers: Offers, ownMerchants: OwnMerchants): Sides<ComparableOffer> {
  const known = knownSides.get(offers)
  if (known && areSameMerchants(known.ownMerchants, ownMerchants)) return known.sides
  const sides = sidesOf(offers, myOffers(offers, ownMerchants), ownMerchants.length > 0)
  knownSides.set(offers, { ownMerchants, sides })
  return sides
}

/** The rank of a price that is not among the offers; it is counted as one more price. */
export function rankBeside({ rankOf, statistics }: MarketFigures, price: number): Rank {
  const { rank, of, tied } = rankOf(price)
  return of > statistics.n ? { rank, of, tied } : { rank, of: of + 1, tied: tied + 1 }
}
