/**
 * What is known of a market before anyone says who is yours, and then before anyone says what to measure against. Kept with
 * the offers themselves: in a batch of ten thousand rows a change of the reference must not wait for it.
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
  /** Different ones, those that are joined as one; an offer without merchant counts as one. */
  merchants: number
  /** Spread in percent of the lowest price. */
  spreadPercent: number | null
}

export type MarketFigures = { statistics: MarketStatistics; rankOf: (price: number) => Rank }

type KnownSides = { ownMerchants: OwnMerchants; sides: Sides<ComparableOffer> }

type KnownFigures = { aliases: Aliases; figures: MarketFigures }

const knownFigures = new WeakMap<Offers, KnownFigures>()
const knownSides = new WeakMap<Offers, KnownSides>()

/** Worked out once for each list of offers, until other names are joined; the list must not be changed afterwards. */
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

/** My offers, as `myOffers` finds them, and those of the competitors; kept until someone else is yours. */
export function sidesIn(offers: Offers, ownMerchants: OwnMerchants): Sides<ComparableOffer> {
  const known = knownSides.get(offers)
  if (known && areSameMerchants(known.ownMerchants, ownMerchants)) return known.sides
  const sides = sidesOf(offers, myOffers(offers, ownMerchants), ownMerchants.length > 0)
  knownSides.set(offers, { ownMerchants, sides })
  return sides
}

/** The rank of a price that is none of the market's own: it counts as one more. */
export function rankBeside({ rankOf, statistics }: MarketFigures, price: number): Rank {
  const { rank, of, tied } = rankOf(price)
  return of > statistics.n ? { rank, of, tied } : { rank, of: of + 1, tied: tied + 1 }
}
