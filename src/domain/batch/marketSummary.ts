/** The figures of one batch row: the market of its code, and where the user's own price stands in it. */
import { isUsablePrice, withoutNoise } from '../offerStatistics.ts'
import { measure, type ComparableOffer, type Sides } from '../offerRows.ts'
import type { PriceIndex, Rank } from '../priceIndex.ts'
import { referenceWords, type BatchReference } from './batchReference.ts'
import {
  marketFigures,
  rankBeside,
  sidesIn,
  type MarketFigures,
  type MarketStatistics,
} from './marketFigures.ts'

export type MarketOptions = {
  /** Merchant id or name of mine; '' for none. */
  mine: string
  reference: BatchReference
  /** From a second column of the input. */
  target?: number | null
  /** From the user's price list: it counts as mine where the catalog holds no offer of mine. */
  listPrice?: number | null
  /** The product id that a chain brought here. */
  myProductId?: string | null
}

/** Where a row stands; `index` says by how much. */
type Standing = 'cheaper' | 'equal' | 'dearer' | 'not mine' | 'only mine'

export type MarketSummary = MarketStatistics & {
  /** `source` says whose word the price is. */
  mine: (Rank & { price: number; source: 'catalog' | 'price list' }) | null
  index: PriceIndex | null
  /** Why there is no index, as a sentence; null where there is one. */
  noIndex: string | null
  /** What the index is measured against: "median of the others". */
  referenceLabel: string
  /** Null where it cannot be said: no price of mine, or no reference, that can be used. */
  standing: Standing | null
}

/** No merchant of a catalog has an empty space for its id. */
const LISTED = ' '

const TARGET = referenceWords('target', String).label

/** As near as figures are shown: an index of 100.0. */
const EQUAL = 0.05

function standingOf(
  { index, mine, merchants }: Pick<MarketSummary, 'index' | 'mine' | 'merchants'>,
  sellsIt: boolean,
): Standing | null {
  if (sellsIt && merchants === 1) return 'only mine'
  if (!sellsIt && mine === null) return merchants === 0 ? null : 'not mine'
  if (index === null) return null
  if (Math.abs(index.index - 100) < EQUAL) return 'equal'
  return index.index < 100 ? 'cheaper' : 'dearer'
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

/** A price of the user's own list takes the place of an offer of mine: all that the catalog holds are of others. */
function listedSides(sides: Sides<ComparableOffer>, price: number): Sides<ComparableOffer> {
  const nobody = { merchantId: LISTED, merchantName: null, productId: null, salePrice: null }
  const own = { ...nobody, offerPrice: price }
  return { ...sides, mine: [own], own }
}

function placeOf(figures: MarketFigures, price: number, isListed: boolean): MarketSummary['mine'] {
  return isListed
    ? { ...rankBeside(figures, price), price, source: 'price list' }
    : { ...figures.rankOf(price), price, source: 'catalog' }
}

/**
 * Statistics are over the catalog's offers alone; a price from the user's list is ranked among them and measured
 * against them, and changes none of them.
 */
export function marketSummary(
  offers: readonly ComparableOffer[],
  { mine, reference, target = null, listPrice = null, myProductId = null }: MarketOptions,
): MarketSummary {
  const figures = marketFigures(offers)
  const inCatalog = sidesIn(offers, mine, myProductId ?? '')
  const sellsIt = inCatalog.mine.length > 0
  const isListed = !sellsIt && isUsablePrice(listPrice)
  const sides = isListed ? listedSides(inCatalog, listPrice) : inCatalog
  const price = sides.own?.offerPrice ?? null
  const own = measure(sides, reference === 'target' ? 'median' : reference)
  const noTarget = price === null ? own.noIndex : 'This row has no usable target price.'
  const compared =
    reference === 'target'
      ? { index: againstTarget(price, target), noIndex: noTarget, referenceLabel: TARGET }
      : own
  const summary = {
    ...figures.statistics,
    mine: price === null ? null : placeOf(figures, price, isListed),
    ...compared,
    noIndex: compared.index === null ? compared.noIndex : null,
  }
  return { ...summary, standing: standingOf(summary, sellsIt) }
}
