/**
 * Median offer prices in each saved version, for all rows and for each brand, in total and per merchant; and the lowest price of
 * each brand.
 */
import {
  groupNames,
  groupsBySpelling,
  type AliasesByKind,
  type Aliases,
} from '@/domain/pricing/names.ts'
import { isUsablePrice, median } from '@/lib/numbers/offerStatistics.ts'
import type { ChangeSide } from './change.ts'

/** The median price in one version; null if no row has a price. `n` is the number of rows with a price. */
export type TrendPoint = { median: number | null; n: number }

/** The lowest price in any version, with its merchant and the index (`place`) of the first version that has it. */
type LowestKnown = { price: number; merchant: string | null; place: number }

/** The prices of a brand, with one point per version; `brand` is '' for all rows. */
export type BrandTrend = {
  brand: string
  points: readonly TrendPoint[]
  /** The merchants with most rows first. */
  merchants: readonly { merchant: string; points: readonly TrendPoint[] }[]
  /** The lowest price of all versions; null if no row has a price. */
  lowest: LowestKnown | null
}

type Priced = Pick<ChangeSide, 'brand' | 'merchant' | 'offerPrice'>

/** The maximum numbers of brands and of merchants per brand; nobody can choose from longer lists. */
const MOST_BRANDS = 200
const MOST_MERCHANTS = 50

/** Makes a function that returns the canonical name for a name; null if the name is missing. */
function callerOf(names: Iterable<string | null>, aliases: Aliases) {
  const counts = new Map<string, number>()
  for (const name of names) {
    if (name !== null && name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const groupOf = groupsBySpelling(groupNames(counts, aliases).values())
  return (name: string | null) => groupOf.get(name ?? '')?.name ?? null
}

/** Collects prices by name and version. A row without a price counts only for the order of names. */
function gathered(snapshots: number) {
  const prices = new Map<string, number[][]>()
  const rows = new Map<string, number>()
  return {
    add(name: string, place: number, price: number | null) {
      rows.set(name, (rows.get(name) ?? 0) + 1)
      const known = prices.get(name) ?? Array.from({ length: snapshots }, () => [])
      prices.set(name, known)
      if (price !== null) known[place]?.push(price)
    },
    /** The points of the names with most rows, at most `most` of them. */
    points: (most: number) =>
      [...prices]
        .toSorted(([a], [b]) => (rows.get(b) ?? 0) - (rows.get(a) ?? 0) || (a < b ? -1 : 1))
        .slice(0, most)
        .map(([name, at]) => ({ name, points: at.map(pointOf) })),
  }
}

const pointOf = (prices: readonly number[]): TrendPoint => ({
  median: median(prices),
  n: prices.length,
})

/** The trend of all rows, then those of the brands with most rows. `snapshots` are the rows of each version. */
export function brandTrends(
  snapshots: readonly (readonly Priced[])[],
  aliases: AliasesByKind,
): BrandTrend[] {
  const rows = snapshots.flat()
  const brandOf = callerOf(
    rows.map(({ brand }) => brand),
    aliases.brand,
  )
  const merchantOf = callerOf(
    rows.map(({ merchant }) => merchant),
    aliases.merchant,
  )
  const brands = gathered(snapshots.length)
  const merchants = new Map<string, ReturnType<typeof gathered>>()
  const lowest = new Map<string, LowestKnown>()
  for (const [place, sides] of snapshots.entries()) {
    for (const side of sides) {
      const price = isUsablePrice(side.offerPrice) ? side.offerPrice : null
      const merchant = merchantOf(side.merchant)
      const brand = brandOf(side.brand)
      if (brand !== null) brands.add(brand, place, price)
      for (const of of brand === null ? [''] : ['', brand]) {
        const its = merchants.get(of) ?? gathered(snapshots.length)
        merchants.set(of, its)
        if (merchant !== null) its.add(merchant, place, price)
        if (price !== null && price < (lowest.get(of)?.price ?? Infinity)) {
          lowest.set(of, { price, merchant, place })
        }
      }
    }
  }
  const all = snapshots.map((sides) =>
    pointOf(sides.map(({ offerPrice }) => offerPrice).filter(isUsablePrice)),
  )
  return [{ name: '', points: all }, ...brands.points(MOST_BRANDS)].map(({ name, points }) => ({
    brand: name,
    points,
    merchants: (merchants.get(name)?.points(MOST_MERCHANTS) ?? []).map(
      ({ name: merchant, points: its }) => ({ merchant, points: its }),
    ),
    lowest: lowest.get(name) ?? null,
  }))
}
