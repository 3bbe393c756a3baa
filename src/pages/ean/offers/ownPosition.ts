/** Where the user stands in a market: by an offer of the catalog, or where it holds none of theirs by their price list. */
import type {
  ComparableOffer,
  Measured,
  OfferSummary,
  OfferTableOptions,
} from '@/domain/pricing/offerRows.ts'
import { positionIn, type Position } from '@/domain/pricing/position.ts'
import type { Rank } from '@/domain/pricing/priceIndex.ts'
import { margin } from '@/domain/pricing/priceList/margin.ts'
import type { OwnPrice } from '@/domain/pricing/priceList/ownPrice.ts'
import { positionBy, type PriceSide } from '@/domain/pricing/priceStatus.ts'
import { USUAL_TOLERANCE } from '@/domain/pricing/tolerance.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

export type OwnPlace = Rank & {
  price: number
  /** Whose word the price is. A listed price is ranked as one offer more. */
  source: 'catalog' | 'price list'
  /** Distance to the reference, in percent of it; null where there is none. */
  vsReference: number | null
  /** What that distance means, by the tolerance; null where there is none. */
  side: PriceSide | null
}

export type OwnMargin = {
  cost: number
  /** At the user's own price, and at the reference; null where there is no such price. */
  atOwnPrice: number | null
  atReference: number | null
}

export type OwnPosition = Pick<Position, 'competitor' | 'status'> & {
  place: OwnPlace | null
  /** Null where the list knows no cost. */
  margin: OwnMargin | null
} & Measured

function placeOf<O extends ComparableOffer>(
  offers: O[],
  { ownPrice, reference }: OfferSummary<O>,
  listed: ReturnType<typeof positionIn>,
  tolerance: number,
): OwnPlace | null {
  const own = ownPrice ?? listed.own
  if (own === null || offers.length === 0) return null
  const { rank, of, tied, price } = own
  const vsReference = reference === null ? null : withoutNoise((price / reference - 1) * 100)
  const side = vsReference === null ? null : positionBy(vsReference, tolerance)
  const source = ownPrice ? 'catalog' : 'price list'
  return { rank, of, tied, price, source, vsReference, side }
}

/**
 * `summary` is that of the offers and of your merchants’ offers among them; `own` is what the price list of the market's
 * country says of the code. None of the summary's statistics is changed by it.
 */
export function ownPosition<O extends ComparableOffer>(
  offers: O[],
  summary: OfferSummary<O>,
  own: OwnPrice | null,
  { ownMerchants, reference, aliases = [], tolerance = USUAL_TOLERANCE }: OfferTableOptions,
): OwnPosition {
  const listPrice = own?.price ?? null
  const listed = positionIn(offers, { ownMerchants, reference, aliases, tolerance, listPrice })
  const place = placeOf(offers, summary, listed, tolerance)
  const measured = place?.source === 'price list' ? listed : summary
  const cost = own?.cost ?? null
  return {
    place,
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
            atOwnPrice: margin(place?.price ?? null, cost),
            atReference: margin(measured.reference, cost),
          },
  }
}
