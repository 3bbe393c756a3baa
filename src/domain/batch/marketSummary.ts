/** The figures of one batch row: the market of its code, and where the user's own price stands in it. */
import { isUsablePrice, withoutNoise, type OfferStatistics } from '../offerStatistics.ts'
import { toOfferRows, type ComparableOffer } from '../offerRows.ts'
import type { PriceIndex, Rank, Reference } from '../priceIndex.ts'

/** `target`: the user's own target price, from the row. */
type BatchReference = Reference | 'target'

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
export type Standing = 'cheaper' | 'equal' | 'dearer' | 'not mine' | 'only mine'

export type MarketSummary = OfferStatistics & {
  /** Different ones; an offer without merchant counts as one. */
  merchants: number
  spreadPercent: number | null
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

function merchantsIn(offers: readonly ComparableOffer[]): number {
  const names = offers.map(
    ({ merchantId, merchantName }, place) =>
      merchantId ?? merchantName?.trim().toLowerCase() ?? `${place}`,
  )
  return new Set(names).size
}

/**
 * Statistics are over the catalog's offers alone; a price from the user's list is ranked among them and measured
 * against them, and changes none of them.
 */
export function marketSummary(
  offers: readonly ComparableOffer[],
  { mine, reference, target = null, listPrice = null, myProductId = null }: MarketOptions,
): MarketSummary {
  const kind = reference === 'target' ? 'median' : reference
  const { rows, summary } = toOfferRows([...offers], { mine, reference: kind, myProductId })
  const sellsIt = rows.some(({ isMine }) => isMine)
  const isListed = !sellsIt && isUsablePrice(listPrice)
  const listed = { merchantId: LISTED, merchantName: null, productId: null, salePrice: null }
  const own = isListed
    ? toOfferRows([...offers, { ...listed, offerPrice: listPrice }], {
        mine: LISTED,
        reference: kind,
      }).summary
    : summary
  const { mine: place } = own
  const price = place?.price ?? null
  const index = reference === 'target' ? againstTarget(price, target) : own.index
  const noTarget = price === null ? own.noIndex : 'This row has no usable target price.'
  const figures = {
    n: summary.n,
    excluded: summary.excluded,
    min: summary.min,
    median: summary.median,
    max: summary.max,
    mean: summary.mean,
    spread: summary.spread,
    spreadPercent: summary.spreadPercent,
    merchants: merchantsIn(offers),
    mine: place && {
      rank: place.rank,
      of: place.of,
      tied: place.tied,
      price: place.price,
      source: isListed ? ('price list' as const) : ('catalog' as const),
    },
    index,
    noIndex: index !== null ? null : reference === 'target' ? noTarget : own.noIndex,
    referenceLabel: reference === 'target' ? 'own target price' : own.referenceLabel,
  }
  return { ...figures, standing: standingOf(figures, sellsIt) }
}
