/** The scale that the rows of the dot plot share. */
import type { Offer } from '@/api/operations/ean.ts'
import type { ReferenceComparison } from '@/domain/pricing/offerRows.ts'
import { isUsablePrice } from '@/lib/numbers/offerStatistics.ts'
import type { PriceAxis } from '@/lib/numbers/priceAxis.ts'
import { priceAxis } from '@/lib/numbers/priceAxis.ts'

/**
 * The highest MRP that extends the axis, as a multiple of the highest offer. A higher MRP would squeeze the offers together; it is
 * shown only in its column.
 */
const FARTHEST_MRP = 2.5
/** The share of the axis, around the label of the reference, in which no other label is written. */
const LABEL_ROOM = 0.035

export type PlotScale = {
  axis: PriceAxis
  reference: number | null
  /** The name of the reference: "median of the others". */
  referenceLabel: string
  /** The ticks that get a label, because it doesn't overlap the label of the reference. */
  labelledTicks: number[]
}

export function plotScale(
  offers: readonly Pick<Offer, 'offerPrice' | 'salePrice'>[],
  { reference, referenceLabel }: Pick<ReferenceComparison, 'reference' | 'referenceLabel'>,
): PlotScale {
  const prices = offers.map(({ offerPrice }) => offerPrice).filter(isUsablePrice)
  const highest = prices.reduce((a, b) => Math.max(a, b), 0)
  const mrps = offers
    .filter(({ offerPrice }) => isUsablePrice(offerPrice))
    .map(({ salePrice }) => salePrice)
    .filter(isUsablePrice)
    .filter((mrp) => mrp <= highest * FARTHEST_MRP)
  const axis = priceAxis([...prices, ...mrps, ...(reference === null ? [] : [reference])])
  const isClear = (tick: number) =>
    reference === null || Math.abs(axis.at(tick) - axis.at(reference)) > LABEL_ROOM
  return { axis, reference, referenceLabel, labelledTicks: axis.ticks.filter(isClear) }
}

/** The position of a price as a CSS length; null when it is outside the axis. */
export function cssPositionOf({ axis }: PlotScale, price: number | null): string | null {
  if (price === null || price < axis.min || price > axis.max) return null
  return `${(axis.at(price) * 100).toFixed(2)}%`
}
