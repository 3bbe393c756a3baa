/** Where the user stands in a market: by an offer of the catalog, or where it holds none of theirs by their price list. */
import { marketSummary } from '../batch/marketSummary.ts'
import type { ComparableOffer, OfferSummary } from '../offerRows.ts'
import { withoutNoise } from '../offerStatistics.ts'
import type { PriceIndex, Rank, Reference } from '../priceIndex.ts'
import { margin } from './margin.ts'
import type { OwnPrice } from './ownPrice.ts'

export type OwnPlace = Rank & {
  price: number
  /** Whose word the price is. A listed price is ranked as one offer more. */
  source: 'catalog' | 'price list'
  /** Distance to the median of the catalog's offers, in percent of it; null where there is none. */
  vsMedian: number | null
}

export type OwnMargin = {
  cost: number
  /** At the user's own price, and at the median of the catalog's offers; null where there is no such price. */
  atMine: number | null
  atMedian: number | null
}

export type OwnStanding = {
  place: OwnPlace | null
  index: PriceIndex | null
  /** Why there is no index, as a sentence; null where there is one. */
  noIndex: string | null
  referenceLabel: string
  /** Null where the list knows no cost. */
  margin: OwnMargin | null
}

function placeOf<O extends ComparableOffer>(
  offers: O[],
  { mine, median }: OfferSummary<O>,
  listed: ReturnType<typeof marketSummary>,
): OwnPlace | null {
  const own = mine ?? listed.mine
  if (own === null || offers.length === 0) return null
  const { rank, of, tied, price } = own
  const vsMedian = median === null ? null : withoutNoise((price / median - 1) * 100)
  return { rank, of, tied, price, source: mine ? 'catalog' : 'price list', vsMedian }
}

/**
 * `summary` is that of the offers and of whoever is `mine` among them; `own` is what the price list of the market's
 * country says of the code. None of the summary's statistics is changed by it.
 */
export function ownStanding<O extends ComparableOffer>(
  offers: O[],
  summary: OfferSummary<O>,
  own: OwnPrice | null,
  { mine, reference }: { mine: string; reference: Reference },
): OwnStanding {
  const listed = marketSummary(offers, { mine, reference, listPrice: own?.price ?? null })
  const place = placeOf(offers, summary, listed)
  const { index, noIndex, referenceLabel } = place?.source === 'price list' ? listed : summary
  const cost = own?.cost ?? null
  return {
    place,
    index,
    noIndex,
    referenceLabel,
    margin:
      cost === null
        ? null
        : {
            cost,
            atMine: margin(place?.price ?? null, cost),
            atMedian: margin(summary.median, cost),
          },
  }
}
