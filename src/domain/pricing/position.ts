/** The price position of one price in the market of a code. All pages and files use it. */
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import {
  marketFigures,
  rankBeside,
  sidesIn,
  type MarketFigures,
  type MarketStatistics,
} from './marketFigures.ts'
import { merchantNamed } from './merchantKey.ts'
import { noAliases, type Aliases } from './names.ts'
import {
  compareWithReference,
  type ComparableOffer,
  type ReferenceComparison,
  type Sides,
} from './offerRows.ts'
import type { OwnMerchants } from './ownMerchants.ts'
import type { PriceIndex, Rank } from './priceIndex.ts'
import { statusAt, type PriceSide } from './priceStatus.ts'
import { referenceWords, type RowReference } from './reference.ts'
import { USUAL_TOLERANCE } from './tolerance.ts'

export type PositionOptions = {
  ownMerchants: OwnMerchants
  reference: RowReference
  /** The target price that the user gave with the code. */
  target?: number | null
  /** The price of the code in My prices; it is used as your price if the catalog has no offer of yours. */
  listPrice?: number | null
  /** The tolerance in percent: prices that differ by no more than this count as equal. */
  tolerance?: number
  /** Merchant names merged by the user. */
  aliases?: Aliases
}

/** The status of a price; `index` gives the distance. */
type PriceStatus = PriceSide | 'not mine' | 'only mine'

/** Your price, and whether it comes from an offer in the catalog or from My prices. */
type OwnPrice = { price: number; source: 'catalog' | 'price list' }

/** Your price position without rank and statistics. */
export type OwnPosition = ReferenceComparison & {
  own: OwnPrice | null
  /** The cheapest competitor’s offer, or the cheapest of all if you chose no merchant; null without a usable price. */
  competitor: { name: string | null; price: number } | null
  /** Whether you have chosen a merchant or entered a price. */
  isChosen: boolean
  /** Whether an offer is yours, with or without a usable price; an entered price counts. */
  isSold: boolean
  /** The number of other merchants’ offers, with or without a usable price. */
  competitors: number
  /** The status of your price; null if no merchant is chosen, or your price or the compared figure is missing or not usable. */
  status: PriceStatus | null
}

export type Position = MarketStatistics & OwnPosition & { own: (Rank & OwnPrice) | null }

/** The merchant id of an offer that is made from My prices; no merchant in a catalog has a space as its id. */
const LISTED = ' '

const TARGET = referenceWords('target').label

function statusOf(
  { index, own }: Pick<OwnPosition, 'index' | 'own'>,
  { isChosen, ownOffers, others }: Sides<ComparableOffer>,
  tolerance: number,
): PriceStatus | null {
  const sellsIt = ownOffers.length > 0
  if (sellsIt && own?.source !== 'price list' && others.length === 0) return 'only mine'
  if (own === null && !sellsIt) return isChosen && others.length > 0 ? 'not mine' : null
  return index === null ? null : statusAt(index.index, tolerance)
}

function againstTarget(price: number | null, target: number | null): PriceIndex | null {
  if (!isUsablePrice(price) || !isUsablePrice(target)) return null
  return {
    index: withoutNoise((price / target) * 100),
    reference: target,
    n: 1,
    difference: withoutNoise(price - target),
  }
}

/** The sides with a price from My prices as your offer; all offers of the catalog then count as competitors’. */
function listedSides(sides: Sides<ComparableOffer>, price: number): Sides<ComparableOffer> {
  const nobody = { merchantId: LISTED, merchantName: null, productId: null, salePrice: null }
  const own = { ...nobody, offerPrice: price }
  return { ...sides, isChosen: true, ownOffers: [own], own }
}

type StatusOptions = Omit<PositionOptions, 'ownMerchants'>

/**
 * Computes the price position without rank and statistics, which is faster than `positionIn` for tens of thousands of markets.
 */
export function positionAmong(
  inCatalog: Sides<ComparableOffer>,
  {
    reference,
    target = null,
    listPrice = null,
    tolerance = USUAL_TOLERANCE,
    aliases = noAliases.merchant,
  }: StatusOptions,
): OwnPosition {
  const isListed = inCatalog.ownOffers.length === 0 && isUsablePrice(listPrice)
  const sides = isListed ? listedSides(inCatalog, listPrice) : inCatalog
  const price = sides.own?.offerPrice ?? null
  const { competitor } = sides
  const own = compareWithReference(sides, reference === 'target' ? 'median' : reference, aliases)
  const noTarget = price === null ? own.noIndex : 'This row has no usable target price.'
  const compared =
    reference === 'target'
      ? {
          reference: isUsablePrice(target) ? target : null,
          referenceN: isUsablePrice(target) ? 1 : 0,
          referenceLabel: TARGET,
          index: againstTarget(price, target),
          noIndex: noTarget,
        }
      : own
  const position = {
    own: price === null ? null : { price, source: isListed ? 'price list' : ('catalog' as const) },
    ...compared,
    competitor: competitor && { name: merchantNamed(competitor), price: competitor.offerPrice },
    isChosen: sides.isChosen,
    isSold: sides.ownOffers.length > 0,
    competitors: sides.others.length,
    noIndex: compared.index === null ? compared.noIndex : null,
  } satisfies Omit<OwnPosition, 'status'>
  return { ...position, status: statusOf(position, sides, tolerance) }
}

function rankIn(figures: MarketFigures, { price, source }: OwnPrice): Rank {
  return source === 'price list' ? rankBeside(figures, price) : figures.rankOf(price)
}

/**
 * Computes the price position. Statistics are only over the catalog’s offers; a price from My prices is compared with them and
 * ranked among them, but changes none of them.
 */
export function positionIn(offers: readonly ComparableOffer[], options: PositionOptions): Position {
  const figures = marketFigures(offers, options.aliases ?? noAliases.merchant)
  const { own, ...position } = positionAmong(sidesIn(offers, options.ownMerchants), options)
  return {
    ...figures.statistics,
    ...position,
    own: own && { ...rankIn(figures, own), ...own },
  }
}
