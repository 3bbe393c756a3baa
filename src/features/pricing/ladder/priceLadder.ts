/** The price points of several merchants on one axis, and the stretches where mine has none. Prices of one country only. */
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { niceStep } from '@/lib/numbers/priceAxis.ts'
import { medianOf, quantileOf, rowsOf, sortedPoints, type PricePoint } from './pricePoints.ts'

export type MerchantPrices = { merchant: string; points: readonly PricePoint[] }

export type LadderLine = {
  merchant: string
  isOwn: boolean
  /** By price, each once. */
  points: readonly PricePoint[]
  rows: number
  /** The lowest, the middle and the highest price of its rows. */
  entry: number
  median: number
  top: number
}

/** A stretch without a row of yours: between two of your prices, below my lowest, or above my highest. */
export type LadderGap = {
  kind: 'below' | 'between' | 'above'
  from: number
  to: number
  /** Rows of competitors within it, and how many of them they belong to. */
  rows: number
  merchants: number
}

export type PriceLadder = {
  /** Those with most rows first, mine last. */
  lines: readonly LadderLine[]
  /** By price; none where nobody is yours, or mine has no price. */
  gaps: readonly LadderGap[]
  /** What counts as a gap: a stretch of at least this width that holds at least so many products of competitors. */
  gapWidth: number
  gapRows: number
  /** Where the axis ends: a few prices far from all others stand at its ends. */
  low: number
  high: number
  /** Rows with a price beyond the ends. */
  beyond: number
}

/** Of the rows of competitors, in a hundred. */
const GAP_SHARE = 4
const FEWEST_ROWS = 3
/** A gap is at least such a part of the stretch in which most prices of competitors lie: an eighth. */
const STRETCHES = 8
/** Prices further from the middle half than so many times its width are far from all others. */
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

/** Round, and narrower where most prices lie close together. */
function widthOf(points: readonly PricePoint[]): number {
  const [low, high] = [quantileOf(points, 0.05), quantileOf(points, 0.95)]
  // Where all are the same, a fifth of that price.
  return withoutNoise(niceStep(high > low ? high - low : low / 5, STRETCHES))
}

function endsOf(points: readonly PricePoint[]): { low: number; high: number } {
  const [q1, q3] = [quantileOf(points, 0.25), quantileOf(points, 0.75)]
  const reach = FAR * (q3 - q1)
  const near = points.filter(({ price }) => price >= q1 - reach && price <= q3 + reach)
  // Where half of all prices are the same, any other would be far from it.
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
  // Thousands of prices make thousands of stretches: only the few wide ones are looked into.
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

/** Prices that are not positive figures are left out. Null where none is left. `ownMerchants` are some of the merchants. */
export function priceLadder(
  merchants: readonly MerchantPrices[],
  ownMerchants: readonly string[],
): PriceLadder | null {
  const usable = merchants.map(({ merchant, points }) => ({
    merchant,
    points: points.filter(({ price, rows }) => isUsablePrice(price) && rows > 0),
  }))
  const lines = usable
    .flatMap((given) => lineOf(given, ownMerchants.includes(given.merchant)))
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
