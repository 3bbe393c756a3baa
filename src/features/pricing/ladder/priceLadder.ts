/** Price points of several merchants on one axis, and the gaps where you have none. All prices are of one country. */
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { niceStep } from '@/lib/numbers/priceAxis.ts'
import { medianOf, quantileOf, rowsOf, sortedPoints, type PricePoint } from './pricePoints.ts'

export type MerchantPrices = { merchant: string; points: readonly PricePoint[] }

export type LadderLine = {
  merchant: string
  isOwn: boolean
  /** The prices in order, each price once. */
  points: readonly PricePoint[]
  rows: number
  /** The lowest, median and highest price of its rows. */
  entry: number
  median: number
  top: number
}

/** A price range without a row of yours: between two of your prices, below your lowest, or above your highest. */
export type LadderGap = {
  kind: 'below' | 'between' | 'above'
  from: number
  to: number
  /** The number of rows of competitors in the gap, and of these competitors. */
  rows: number
  merchants: number
}

export type PriceLadder = {
  /** The lines of the merchants: those with most rows first, yours last. */
  lines: readonly LadderLine[]
  /** Your gaps in order of price; empty if no merchant is yours or yours has no price. */
  gaps: readonly LadderGap[]
  /** The minimum width of a gap, and its minimum number of competitors' rows. */
  gapWidth: number
  gapRows: number
  /** The ends of the axis; prices far from all others are drawn at these ends. */
  low: number
  high: number
  /** The number of rows with a price beyond the ends of the axis. */
  beyond: number
}

/** The minimum share of the competitors’ rows in a gap, in percent. */
const GAP_SHARE = 4
const FEWEST_ROWS = 3
/** The minimum width of a gap is the range of most competitors' prices divided by this. */
const STRETCHES = 8
/**
 * How far a price may be from the middle half of all prices, as a multiple of that half’s width; a price further away counts as far
 * from all others.
 */
const FAR = 3

function lineOf({ merchant, points }: MerchantPrices, isOwn: boolean): LadderLine[] {
  const sorted = sortedPoints(points)
  const [first] = sorted
  const last = sorted.at(-1)
  if (!first || !last) return []
  return [
    {
      merchant,
      isOwn,
      points: sorted,
      rows: rowsOf(sorted),
      entry: first.price,
      median: medianOf(sorted),
      top: last.price,
    },
  ]
}

/** The minimum width of a gap: a round figure, smaller if most prices are close together. */
function widthOf(points: readonly PricePoint[]): number {
  const [low, high] = [quantileOf(points, 0.05), quantileOf(points, 0.95)]
  // If all prices are the same, the width is based on a fifth of that price.
  return withoutNoise(niceStep(high > low ? high - low : low / 5, STRETCHES))
}

function endsOf(points: readonly PricePoint[]): { low: number; high: number } {
  const [q1, q3] = [quantileOf(points, 0.25), quantileOf(points, 0.75)]
  const reach = FAR * (q3 - q1)
  const near = points.filter(({ price }) => price >= q1 - reach && price <= q3 + reach)
  // If half of all prices are the same, every other price would count as far.
  const shown = reach === 0 || near.length === 0 ? points : near
  return { low: shown[0]?.price ?? 0, high: shown.at(-1)?.price ?? 0 }
}

function gapsOf(
  ownPrice: readonly PricePoint[],
  competitors: readonly LadderLine[],
  gapWidth: number,
  gapRows: number,
): LadderGap[] {
  const all = competitors.flatMap(({ points }) => points)
  const lowest = all.reduce((least, { price }) => Math.min(least, price), Infinity)
  const highest = all.reduce((most, { price }) => Math.max(most, price), -Infinity)
  const own = ownPrice.map(({ price }) => price)
  const [entry] = own
  const top = own.at(-1)
  if (entry === undefined || top === undefined) return []
  const stretches: Pick<LadderGap, 'kind' | 'from' | 'to'>[] = [
    { kind: 'below', from: lowest, to: entry },
    ...own.slice(1).map((to, at) => ({ kind: 'between' as const, from: own[at] ?? to, to })),
    { kind: 'above', from: top, to: highest },
  ]
  // Thousands of prices form thousands of ranges; only the few wide ones need a closer look.
  const wide = stretches.filter(({ from, to }) => withoutNoise(to - from) >= gapWidth)
  return wide.flatMap((stretch) => {
    const isWithin = ({ price }: PricePoint) =>
      (price > stretch.from || (stretch.kind === 'below' && price === stretch.from)) &&
      (price < stretch.to || (stretch.kind === 'above' && price === stretch.to))
    const inside = competitors.map(({ points }) => rowsOf(points.filter(isWithin)))
    const rows = inside.reduce((sum, count) => sum + count, 0)
    if (rows < gapRows) return []
    return [{ ...stretch, rows, merchants: inside.filter((count) => count > 0).length }]
  })
}

/**
 * Builds the price ladder, without prices that are not positive. Null if no price remains. `ownMerchants` must be among the
 * merchants.
 */
export function priceLadder(
  merchants: readonly MerchantPrices[],
  ownMerchants: readonly string[],
): PriceLadder | null {
  const usable = merchants.map(({ merchant, points }) => ({
    merchant,
    points: points.filter(({ price, rows }) => isUsablePrice(price) && rows > 0),
  }))
  const lines = usable
    .flatMap((pricePoints) => lineOf(pricePoints, ownMerchants.includes(pricePoints.merchant)))
    .toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn) || b.rows - a.rows)
  const competitors = lines.filter(({ isOwn }) => !isOwn)
  const all = sortedPoints(lines.flatMap(({ points }) => points))
  if (all.length === 0) return null
  const theirs = sortedPoints(competitors.flatMap(({ points }) => points))
  const competitorRows = competitors.reduce((sum, { rows }) => sum + rows, 0)
  const gapWidth = widthOf(theirs.length > 0 ? theirs : all)
  const gapRows = Math.max(FEWEST_ROWS, Math.ceil((competitorRows * GAP_SHARE) / 100))
  const own = sortedPoints(lines.flatMap(({ isOwn, points }) => (isOwn ? points : [])))
  const { low, high } = endsOf(all)
  return {
    lines,
    gaps: gapsOf(own, competitors, gapWidth, gapRows),
    gapWidth,
    gapRows,
    low,
    high,
    beyond: rowsOf(all.filter(({ price }) => price < low || price > high)),
  }
}
