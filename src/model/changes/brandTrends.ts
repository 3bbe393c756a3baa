/** Median offer prices at each kept snapshot: of all rows, and of each brand. */
import { isUsablePrice, median } from '../../lib/numbers/offerStatistics.ts'
import { groupNames, groupsBySpelling, type JoinedNames } from '../../market/names.ts'
import type { ChangeSide } from './change.ts'

/** Of `n` rows with a price; null where the snapshot has none. */
export type TrendPoint = { median: number | null; n: number }

/** '' is of all rows. A point for each snapshot. */
export type BrandTrend = { brand: string; points: readonly TrendPoint[] }

type Priced = Pick<ChangeSide, 'brand' | 'offerPrice'>

/** Beyond, a list of brands to choose from is of no use. */
const MOST_BRANDS = 200

/** All rows first, then the brands with most rows. `snapshots`: the rows of each. */
export function brandTrends(
  snapshots: readonly (readonly Priced[])[],
  joined: JoinedNames,
): BrandTrend[] {
  const counts = new Map<string, number>()
  for (const { brand } of snapshots.flat()) {
    if (brand !== null && brand !== '') counts.set(brand, (counts.get(brand) ?? 0) + 1)
  }
  const groupOf = groupsBySpelling(groupNames(counts, joined).values())
  const prices = new Map<string, number[][]>()
  const rows = new Map<string, number>()
  const of = (brand: string) => {
    const known = prices.get(brand) ?? snapshots.map(() => [])
    prices.set(brand, known)
    return known
  }
  of('')
  for (const [place, sides] of snapshots.entries()) {
    for (const { brand, offerPrice } of sides) {
      const name = groupOf.get(brand ?? '')?.name
      if (name !== undefined) rows.set(name, (rows.get(name) ?? 0) + 1)
      if (!isUsablePrice(offerPrice)) continue
      of('')[place]?.push(offerPrice)
      if (name !== undefined) of(name)[place]?.push(offerPrice)
    }
  }
  const brands = [...rows.keys()]
    .toSorted((a, b) => (rows.get(b) ?? 0) - (rows.get(a) ?? 0) || (a < b ? -1 : 1))
    .slice(0, MOST_BRANDS)
  return ['', ...brands].map((brand) => ({
    brand,
    points: of(brand).map((some) => ({ median: median(some), n: some.length })),
  }))
}
