/** The table of the EAN page: offers in order, each compared with the chosen figure and with your price. */
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
import { statusOfDifference, type PriceSide } from './priceStatus.ts'
import { referenceWords, type Reference } from './reference.ts'
import { USUAL_TOLERANCE } from './tolerance.ts'

export type ComparableOffer = IdentifiedOffer & {
  offerPrice: number | null
  salePrice: number | null
}
export type OfferRow<O> = {
  offer: O
  /** The rank of the offer: 1 for the lowest price, shared by equal prices; null for an excluded offer. */
  position: number | null
  /** The number of offers that share this price; 1 = not tied. */
  tied: number
  offerPrice: number | null
  /** The distance to the compared figure, in percent of it. */
  vsReference: number | null
  /** The status for that distance, by the tolerance; null without a distance. */
  side: PriceSide | null
  /** This offer price minus yours; 0 for your offer. */
  vsOwn: number | null
  excluded: 'no price' | 'zero' | 'negative' | null
  /** The discount computed from the prices: (1 − offer price ÷ MRP) × 100. */
  recomputedDiscount: number | null
  aboveMrp: boolean
  isOwn: boolean
}
export type OfferSummary<O> = OfferStatistics & {
  /** The spread in percent of the lowest price. */
  spreadPercent: number | null
  /** The offers at the lowest and at the highest price. */
  lowest: O[]
  highest: O[]
  ownPrice: (Rank & { offer: O; price: number }) | null
} & ReferenceComparison

/** The compared figure, and the index of your price against it. */
export type ReferenceComparison = {
  /** The compared figure, null if no offer has a usable price; and the number of prices from which it is computed. */
  reference: number | null
  referenceN: number
  /** The name of the compared figure: "median of the competitors", or "median of all" until you choose your merchant. */
  referenceLabel: string
  index: PriceIndex | null
  /** Why there is no index, as a sentence; null with an index. */
  noIndex: string | null
}
export type OfferTable<O> = { rows: OfferRow<O>[]; summary: OfferSummary<O> }
export type OfferTableOptions = {
  ownMerchants: OwnMerchants
  reference: Reference
  /** Merchant names merged by the user. */
  aliases?: Aliases
  /** The tolerance in percent: prices that differ by no more than this count as equal. */
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

/** The offer with the lowest usable price; the first of equal ones. */
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

/** Your offers and those of competitors. They are separated once, for any number of comparisons. */
export type Sides<O> = {
  /** Whether the user has chosen an own merchant. */
  isChosen: boolean
  ownOffers: readonly O[]
  /** Your offer with the lowest usable price. */
  own: O | null
  /** The competitors’ offer with the lowest usable price. */
  competitor: (O & { offerPrice: number }) | null
  /** The offers of other merchants than yours. */
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

/** Makes a test for the offers of one competitor: by its id, or by any spelling or alias of its name. */
function isOfCompetitor(
  { merchant, name }: Exclude<Reference, string>,
  lists: readonly (readonly IdentifiedOffer[])[],
  aliases: Aliases,
): (offer: IdentifiedOffer) => boolean {
  const keyOf = merchantKeyIn(aliases, namesOfIds(lists))
  const wanted = keyOf({ merchantId: merchant, merchantName: name ?? null })
  return (offer) => offer.merchantId === merchant || keyOf(offer) === wanted
}

/** The compared figure and the index of your price, or why there is no index. */
export function compareWithReference<O extends ComparableOffer>(
  { isChosen, ownOffers, own, others, statistics }: Sides<O>,
  reference: Reference,
  aliases: Aliases,
): ReferenceComparison {
  const competitor = typeof reference === 'string' ? null : reference
  const isCompetitor =
    competitor === null ? () => false : isOfCompetitor(competitor, [ownOffers, others], aliases)
  const compared = competitor === null ? [] : others.filter(isCompetitor)
  const kind = typeof reference === 'string' ? reference : 'min'
  const against =
    competitor === null ? statistics : offerStatistics(compared.map((offer) => offer.offerPrice))
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
  if (competitor !== null && compared.length === 0)
    return fail(`${referenceLabel} isn’t among these offers.`)
  const index = indexAgainst(own.offerPrice, against, kind)
  if (index !== null) return { ...figures, index, noIndex: null }
  return fail(
    competitor === null
      ? 'No competitor has a usable price.'
      : `${referenceLabel} has no usable price.`,
  )
}

/**
 * Makes the rows and their summary. Rows are sorted by offer price, lowest first; offers without a positive price come last, in
 * the order received. `n` and `excluded` of the summary count all offers; the index leaves out all offers of your merchants.
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
  const measured = compareWithReference(sides, options.reference, options.aliases ?? [])
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
      side: vsReference === null ? null : statusOfDifference(vsReference, tolerance),
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
