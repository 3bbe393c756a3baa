/** Computes your position in a market: by your offer in the catalog, otherwise by your price list. */
import type {
  ComparableOffer,
  ReferenceComparison,
  OfferSummary,
  OfferTableOptions,
} from '@/domain/pricing/offerRows.ts'
import { positionIn, type Position } from '@/domain/pricing/position.ts'
import type { Rank } from '@/domain/pricing/priceIndex.ts'
import { margin } from '@/domain/pricing/priceList/margin.ts'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import { statusOfDifference, type PriceSide } from '@/domain/pricing/priceStatus.ts'
import { USUAL_TOLERANCE } from '@/domain/pricing/tolerance.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type RankedOwnPrice = Rank & {
  price: number
  /** Where the price comes from. A price from the price list is ranked as one additional offer. */
  source: 'catalog' | 'price list'
  /** The difference from the reference, in percent of it; null without a reference. */
  vsReference: number | null
  /** Whether your price is below, at or above the reference, by the tolerance; null without a reference. */
  side: PriceSide | null
}

export type OwnMargin = {
  cost: number
  /** The margin at your price and at the reference; null when there is no such price. */
  atOwnPrice: number | null
  atReference: number | null
}

export type OwnPosition = Pick<Position, 'competitor' | 'status'> & {
  rankedPrice: RankedOwnPrice | null
  /** Your margin; null when the price list has no cost for the code. */
  margin: OwnMargin | null
} & ReferenceComparison

function placeOf<O extends ComparableOffer>(
  offers: O[],
  { ownPrice, reference }: OfferSummary<O>,
  listed: ReturnType<typeof positionIn>,
  tolerance: number,
): RankedOwnPrice | null {
  const own = ownPrice ?? listed.own
  if (own === null || offers.length === 0) return null
  const { rank, of, tied, price } = own
  const vsReference = reference === null ? null : withoutNoise((price / reference - 1) * 100)
  const side = vsReference === null ? null : statusOfDifference(vsReference, tolerance)
  const source = ownPrice ? 'catalog' : 'price list'
  return { rank, of, tied, price, source, vsReference, side }
}

/**
 * Computes your position. `summary` covers the offers, including those of your merchants; `own` is the code's entry in the price
 * list of the market's country, which does not change the summary's statistics.
 */
export function ownPosition<O extends ComparableOffer>(
  offers: O[],
  summary: OfferSummary<O>,
  own: OwnPrice | null,
  { ownMerchants, reference, aliases = [], tolerance = USUAL_TOLERANCE }: OfferTableOptions,
): OwnPosition {
  const listPrice = own?.price ?? null
  const listed = positionIn(offers, { ownMerchants, reference, aliases, tolerance, listPrice })
  const rankedPrice = placeOf(offers, summary, listed, tolerance)
  const measured = rankedPrice?.source === 'price list' ? listed : summary
  const cost = own?.cost ?? null
  return {
    rankedPrice: rankedPrice,
    index: measured.index,
    noIndex: measured.noIndex,
    reference: measured.reference,
    referenceN: measured.referenceN,
    referenceLabel: measured.referenceLabel,
    competitor: listed.competitor,
    status: listed.status,
    margin:
      cost === null
        ? null
        : {
            cost,
            atOwnPrice: margin(rankedPrice?.price ?? null, cost),
            atReference: margin(measured.reference, cost),
          },
  }
}
