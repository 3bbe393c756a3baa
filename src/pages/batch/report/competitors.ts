/** Competitors by how often they are below your price: each one on each code, not only the cheapest of a code. */
import { isUsablePrice, median, withoutNoise } from '../../../lib/numbers/offerStatistics.ts'
import { compareTexts } from '../../../lib/text/collation.ts'
import { sidesIn } from '../../../market/marketFigures.ts'
import { mineIn, type MineByCountry } from '../../../market/me.ts'
import { merchantCalled, merchantKeyIn, namesOfIds } from '../../../market/merchantKey.ts'
import { calledAs, type JoinedNames } from '../../../market/names.ts'
import { offerListsOf, offersOf } from '../../../model/batch/batchMerchants.ts'
import type { ShownRow } from '../rows/batchRows.ts'

export type Competitor = {
  name: string
  /** Rows in which you and this competitor both have a price above 0. */
  n: number
  /** Those in which its lowest price is below yours, by however little. */
  below: number
  /** Those in which no other competitor has a lower price; equal prices count for each. */
  cheapest: number
  /** The median over the `n` rows of its price ÷ your price − 1, in percent; below 0 where it is cheaper. */
  difference: number
}

type Counted = { name: string; below: number; cheapest: number; differences: number[] }

/**
 * Those with most rows below your price first, then those with most rows in common, then by name. `rows` are of one country,
 * repeated rows once. A row without a usable price of yours, in the catalog or in your price list, counts for nobody.
 */
export function competitorsOf(
  rows: readonly ShownRow[],
  mine: MineByCountry,
  joined: JoinedNames,
): Competitor[] {
  const names = namesOfIds(offerListsOf(rows))
  const keyOf = merchantKeyIn(joined, names)
  const counted = new Map<string, Counted>()
  for (const { row, outcome, summary } of rows) {
    const own = summary?.mine?.price ?? null
    const offers = offersOf(outcome)
    if (!isUsablePrice(own) || offers === null) continue
    const lowest = new Map<string, number>()
    for (const offer of sidesIn(offers, mineIn(mine, row.countries)).others) {
      const key = keyOf(offer)
      const price = offer.offerPrice
      if (key === null || !isUsablePrice(price)) continue
      lowest.set(key, Math.min(lowest.get(key) ?? Infinity, price))
      if (!counted.has(key)) {
        const called = merchantCalled(offer) ?? key
        const name = calledAs(names.get(called) ?? called, joined)
        counted.set(key, { name, below: 0, cheapest: 0, differences: [] })
      }
    }
    const cheapest = Math.min(...lowest.values())
    for (const [key, price] of lowest) {
      const one = counted.get(key)
      if (one === undefined) continue
      if (price < own) one.below += 1
      if (price === cheapest) one.cheapest += 1
      one.differences.push(withoutNoise((price / own - 1) * 100))
    }
  }
  return [...counted.values()]
    .map(({ name, below, cheapest, differences }) => ({
      name,
      n: differences.length,
      below,
      cheapest,
      difference: median(differences) ?? 0,
    }))
    .toSorted((a, b) => b.below - a.below || b.n - a.n || compareTexts(a.name, b.name))
}
