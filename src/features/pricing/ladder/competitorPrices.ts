/** The price points with many competitors, and whether they are in a gap of yours. */
import type { LadderGap, PriceLadder } from './priceLadder.ts'
import { sortedPoints } from './pricePoints.ts'

export type CompetitorPrice = {
  from: number
  to: number
  rows: number
  /** The number of competitors with a row at this price point. */
  merchants: number
  /** Whether the price point lies in a gap of yours. */
  isInGap: boolean
}

/** Prices closer than this fraction of a gap's width are one price point. */
const CLOSE = 0.4

/**
 * Whether a price point is within a gap. The ends of a gap are your prices and thus outside it, except the low end of the first
 * gap and the high end of the last.
 */
const isWithin = ({ from, to }: CompetitorPrice, gap: LadderGap) =>
  (from > gap.from || (gap.kind === 'below' && from === gap.from)) &&
  (to < gap.to || (gap.kind === 'above' && to === gap.to))

/** The `most` price points with most competitors, those in a gap of yours first. */
export function competitorPrices(
  { lines, gaps, gapWidth }: PriceLadder,
  most: number,
): CompetitorPrice[] {
  const competitors = lines.filter(({ isOwn }) => !isOwn)
  const prices = sortedPoints(competitors.flatMap(({ points }) => points)).map(({ price }) => price)
  const groups: CompetitorPrice[] = []
  const groupOf = new Map<number, CompetitorPrice>()
  for (const price of prices) {
    const last = groups.at(-1)
    if (last && price - last.from <= CLOSE * gapWidth) last.to = price
    else groups.push({ from: price, to: price, rows: 0, merchants: 0, isInGap: false })
    const group = groups.at(-1)
    if (group) groupOf.set(price, group)
  }
  for (const { points } of competitors) {
    const here = new Set<CompetitorPrice>()
    for (const { price, rows } of points) {
      const group = groupOf.get(price)
      if (!group) continue
      group.rows += rows
      here.add(group)
    }
    for (const group of here) group.merchants += 1
  }
  for (const group of groups) {
    group.isInGap = gaps.some((gap) => isWithin(group, gap))
  }
  return groups
    .toSorted(
      (a, b) =>
        Number(b.isInGap) - Number(a.isInGap) ||
        b.merchants - a.merchants ||
        b.rows - a.rows ||
        a.from - b.from,
    )
    .slice(0, most)
}
