/** The table of the EAN page: offers in order, each measured against the reference and against mine. */
import { recomputedDiscount } from '@/api/discount.ts'
import {
  isUsablePrice,
  offerStatistics,
  withoutNoise,
  type OfferStatistics,
} from '@/lib/numbers/offerStatistics.ts'
import { merchantKeyIn, namesOfIds } from './merchantKey.ts'
import { canonicalName, type Aliases } from './names.ts'
import {
  myOffers,
  ofSameMerchants,
  type IdentifiedOffer,
  type OwnMerchants,
} from './ownMerchants.ts'
import { indexAgainst, rankAmong, type PriceIndex, type Rank } from './priceIndex.ts'
import { positionBy, type PriceSide } from './priceStatus.ts'
import { referenceWords, type Reference } from './reference.ts'
import { USUAL_TOLERANCE } from './tolerance.ts'

export type ComparableOffer = IdentifiedOffer & {
  offerPrice: number | null
  salePrice: number | null
}
export type OfferRow<O> = {
  offer: O
  /** 1 = lowest offer price, shared by equal prices; null for an offer that is left out. */
  position: number | null
  /** How many offers share this price; 1 = not tied. */
  tied: number
  offerPrice: number | null
  /** Distance to the reference, in percent of it. */
  vsReference: number | null
  /** What that distance means, by the tolerance; null where there is none. */
  side: PriceSide | null
  /** This offer price minus mine; 0 for mine. */
  vsOwn: number | null
  excluded: 'no price' | 'zero' | 'negative' | null
  /** (1 − offer price ÷ MRP) × 100. */
  recomputedDiscount: number | null
  aboveMrp: boolean
  isOwn: boolean
}
export type OfferSummary<O> = OfferStatistics & {
  /** Spread in percent of the lowest price. */
  spreadPercent: number | null
  /** The offers at the lowest and at the highest price. */
  lowest: O[]
  highest: O[]
  ownPrice: (Rank & { offer: O; price: number }) | null
} & Measured

/** What prices are measured against, and my own price against it. */
export type Measured = {
  /** The figure, and how many prices it rests on; null where no price can be used. */
  reference: number | null
  referenceN: number
  /** "median of the competitors"; "median of all" where nobody is chosen as me. */
  referenceLabel: string
  index: PriceIndex | null
  /** Why there is no index, as a sentence; null where there is one. */
  noIndex: string | null
}
export type OfferTable<O> = { rows: OfferRow<O>[]; summary: OfferSummary<O> }
export type OfferTableOptions = {
  ownMerchants: OwnMerchants
  reference: Reference
  /** Merchants that are one. */
  aliases?: Aliases
  /** Percent up to which two prices are equal. */
  tolerance?: number
}

function exclusion(price: number | null): OfferRow<unknown>['excluded'] {
  if (price === null || !Number.isFinite(price)) return 'no price'
  if (price === 0) return 'zero'
  return price < 0 ? 'negative' : null
}

function percentOf(value: number, base: number): number {
  return withoutNoise((value / base - 1) * 100)
}

/** The offer with the lowest usable price, the first of equal ones. */
function cheapest<O extends ComparableOffer>(
  offers: readonly O[],
): (O & { offerPrice: number }) | null {
  let found: (O & { offerPrice: number }) | null = null
  for (const offer of offers) {
    if (isPriced(offer) && (found === null || offer.offerPrice < found.offerPrice)) found = offer
  }
  return found
}

const isPriced = <O extends ComparableOffer>(offer: O): offer is O & { offerPrice: number } =>
  isUsablePrice(offer.offerPrice)

const NOBODY = 'Choose your merchant first.'

/** My offers and those of the competitors, told apart once for any number of references. */
export type Sides<O> = {
  /** Whether anyone is chosen as me at all. */
  isChosen: boolean
  ownOffers: readonly O[]
  /** The one of yours with the lowest usable price. */
  own: O | null
  /** The one of the competitors with the lowest usable price. */
  competitor: (O & { offerPrice: number }) | null
  /** Without any offer of my own merchant. */
  others: readonly O[]
  statistics: OfferStatistics
}

export function sidesOf<O extends ComparableOffer>(
  offers: readonly O[],
  ownOffers: O[],
  isChosen: boolean,
): Sides<O> {
  const isOwn = ofSameMerchants(ownOffers)
  const others = ownOffers.length === 0 ? offers : offers.filter((offer) => !isOwn(offer))
  const statistics = offerStatistics(others.map((offer) => offer.offerPrice))
  return {
    isChosen,
    ownOffers,
    own: cheapest(ownOffers),
    competitor: cheapest(others),
    others,
    statistics,
  }
}

/** Tells offers of a competitor: by its id, or by any name that is one with it. */
function isOfCompetitor(
  { merchant, name }: Exclude<Reference, string>,
  lists: readonly (readonly IdentifiedOffer[])[],
  aliases: Aliases,
): (offer: IdentifiedOffer) => boolean {
  const keyOf = merchantKeyIn(aliases, namesOfIds(lists))
  const wanted = keyOf({ merchantId: merchant, merchantName: name ?? null })
  return (offer) => offer.merchantId === merchant || keyOf(offer) === wanted
}

/** What there is to measure against, and the index of my own price, or why there is none. */
export function measure<O extends ComparableOffer>(
  { isChosen, ownOffers, own, others, statistics }: Sides<O>,
  reference: Reference,
  aliases: Aliases,
): Measured {
  const rival = typeof reference === 'string' ? null : reference
  const isCompetitor =
    rival === null ? () => false : isOfCompetitor(rival, [ownOffers, others], aliases)
  const compared = rival === null ? [] : others.filter(isCompetitor)
  const kind = typeof reference === 'string' ? reference : 'min'
  const against =
    rival === null ? statistics : offerStatistics(compared.map((offer) => offer.offerPrice))
  const { label: referenceLabel } = referenceWords(
    reference,
    (id) => canonicalName(compared[0]?.merchantName ?? id, aliases),
    isChosen ? 'others' : 'all',
  )
  const figures = { reference: against[kind], referenceN: against.n, referenceLabel }
  const fail = (noIndex: string) => ({ ...figures, index: null, noIndex })
  if (!isChosen) return fail(NOBODY)
  if (ownOffers.length === 0) return fail('Your merchant isn’t among these offers.')
  if (own === null) return fail('Your offer has no usable price.')
  if (ownOffers.some(isCompetitor)) {
    return fail(
      `${ownOffers[0]?.merchantName ?? referenceLabel} is your own merchant: choose another comparison.`,
    )
  }
  if (rival !== null && compared.length === 0)
    return fail(`${referenceLabel} isn’t among these offers.`)
  const index = indexAgainst(own.offerPrice, against, kind)
  if (index !== null) return { ...figures, index, noIndex: null }
  return fail(
    rival === null ? 'No competitor has a usable price.' : `${referenceLabel} has no usable price.`,
  )
}

/**
 * Rows by offer price, the lowest first; offers without a positive price last, as received. `n` and `excluded` of the
 * summary count all offers; the index leaves out every offer of my own merchant.
 */
export function toOfferRows<O extends ComparableOffer>(
  offers: O[],
  options: OfferTableOptions,
): OfferTable<O> {
  const ownOffers = myOffers(offers, options.ownMerchants)
  const statistics = offerStatistics(offers.map((offer) => offer.offerPrice))
  const prices = offers.map((offer) => offer.offerPrice).filter(isUsablePrice)
  const rankOf = rankAmong(prices)
  const isMyOffer = new Set(ownOffers)
  const sides = sidesOf(offers, ownOffers, options.ownMerchants.length > 0)
  const { own } = sides
  const { tolerance = USUAL_TOLERANCE } = options
  const measured = measure(sides, options.reference, options.aliases ?? [])
  const { reference } = measured
  const ownPrice = own?.offerPrice ?? null
  const toRow = (offer: O): OfferRow<O> => {
    const price = offer.offerPrice
    const usable = isUsablePrice(price) ? price : null
    const rank = usable === null ? null : rankOf(usable)
    const vsReference = usable === null || reference === null ? null : percentOf(usable, reference)
    return {
      offer,
      position: rank?.rank ?? null,
      tied: rank?.tied ?? 1,
      offerPrice: price,
      vsReference,
      side: vsReference === null ? null : positionBy(vsReference, tolerance),
      vsOwn: usable === null || ownPrice === null ? null : withoutNoise(usable - ownPrice),
      excluded: exclusion(price),
      recomputedDiscount: recomputedDiscount(price, offer.salePrice),
      aboveMrp: usable !== null && isUsablePrice(offer.salePrice) && usable > offer.salePrice,
      isOwn: isMyOffer.has(offer),
    }
  }
  const order = (row: OfferRow<O>) => (row.position === null ? Infinity : (row.offerPrice ?? 0))
  const rows = offers
    .map(toRow)
    .toSorted((a, b) => (order(a) < order(b) ? -1 : Number(order(a) > order(b))))
  const at = (price: number | null) =>
    price === null ? [] : offers.filter((offer) => offer.offerPrice === price)
  return {
    rows,
    summary: {
      ...statistics,
      spreadPercent:
        statistics.spread === null || statistics.min === null
          ? null
          : withoutNoise((statistics.spread / statistics.min) * 100),
      lowest: at(statistics.min),
      highest: at(statistics.max),
      ownPrice:
        own === null || ownPrice === null
          ? null
          : { offer: own, price: ownPrice, ...rankOf(ownPrice) },
      ...measured,
    },
  }
}
