/** Where a price stands in the market of a code: the one place that works this out, for every page and every file. */
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
import { measure, type ComparableOffer, type Measured, type Sides } from './offerRows.ts'
import type { OwnMerchants } from './ownMerchants.ts'
import type { PriceIndex, Rank } from './priceIndex.ts'
import { statusAt, type PriceSide } from './priceStatus.ts'
import { referenceWords, type RowReference } from './reference.ts'
import { USUAL_TOLERANCE } from './tolerance.ts'

export type PositionOptions = {
  ownMerchants: OwnMerchants
  reference: RowReference
  /** From a second column of the input. */
  target?: number | null
  /** From the user's price list: it counts as mine where the catalog holds no offer of yours. */
  listPrice?: number | null
  /** Percent up to which two prices are equal. */
  tolerance?: number
  /** Merchants that are one. */
  aliases?: Aliases
}

/** Where a price stands; `index` says by how much. */
type PriceStatus = PriceSide | 'not mine' | 'only mine'

/** `source` says whose word the price is. */
type OwnPrice = { price: number; source: 'catalog' | 'price list' }

/** Where your price stands, without its rank and the statistics of all offers. */
export type OwnPosition = Measured & {
  own: OwnPrice | null
  /** The lowest of the competitors' offers, of all where nobody is me; null where none has a usable price. */
  competitor: { name: string | null; price: number } | null
  /** Whether anyone is me: a merchant that was chosen, or a price of one's own. */
  isChosen: boolean
  /** Whether an offer is yours, with any price or none; a price of one's own list counts. */
  isSold: boolean
  /** How many offers are of others, with any price or none. */
  competitors: number
  /** Null where it cannot be said: nobody is chosen as me, or no price of yours, or no reference, that can be used. */
  status: PriceStatus | null
}

export type Position = MarketStatistics & OwnPosition & { own: (Rank & OwnPrice) | null }

/** No merchant of a catalog has an empty space for its id. */
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

/** A price of the user's own list takes the place of an offer of yours: all that the catalog holds are of others. */
function listedSides(sides: Sides<ComparableOffer>, price: number): Sides<ComparableOffer> {
  const nobody = { merchantId: LISTED, merchantName: null, productId: null, salePrice: null }
  const own = { ...nobody, offerPrice: price }
  return { ...sides, isChosen: true, ownOffers: [own], own }
}

type StatusOptions = Omit<PositionOptions, 'ownMerchants'>

/** A part of `positionIn`, for whoever asks tens of thousands of markets and needs no more of them. */
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
  const own = measure(sides, reference === 'target' ? 'median' : reference, aliases)
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
  const stands = {
    own: price === null ? null : { price, source: isListed ? 'price list' : ('catalog' as const) },
    ...compared,
    competitor: competitor && { name: merchantNamed(competitor), price: competitor.offerPrice },
    isChosen: sides.isChosen,
    isSold: sides.ownOffers.length > 0,
    competitors: sides.others.length,
    noIndex: compared.index === null ? compared.noIndex : null,
  } satisfies Omit<OwnPosition, 'status'>
  return { ...stands, status: statusOf(stands, sides, tolerance) }
}

function rankIn(figures: MarketFigures, { price, source }: OwnPrice): Rank {
  return source === 'price list' ? rankBeside(figures, price) : figures.rankOf(price)
}

/**
 * Statistics are over the catalog's offers alone; a price from the user's list is ranked among them and measured
 * against them, and changes none of them.
 */
export function positionIn(offers: readonly ComparableOffer[], options: PositionOptions): Position {
  const figures = marketFigures(offers, options.aliases ?? noAliases.merchant)
  const { own, ...stands } = positionAmong(sidesIn(offers, options.ownMerchants), options)
  return {
    ...figures.statistics,
    ...stands,
    own: own && { ...rankIn(figures, own), ...own },
  }
}
