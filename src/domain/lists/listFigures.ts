/** The figures of a list: each product's price now against its price when it was first seen in the list. */
import { isUsablePrice, median } from '../offerStatistics.ts'
import { countriesOf, type ListEntry } from './productList.ts'

export type ListFigures = {
  /** Null across countries, whose prices are in no common currency, and where no product has both prices. */
  medianNow: number | null
  medianFirst: number | null
  /** Products that have both prices: what all of these figures are made from. */
  n: number
  cheaper: number
  dearer: number
  same: number
  out: number
  missing: number
  isAcrossCountries: boolean
}

/** Now against then, in percent; null where one of them is missing, or 0. */
export function changeOf({ first, seen, missingAt }: ListEntry): number | null {
  const before = first?.offerPrice ?? null
  const now = missingAt === null ? (seen?.offerPrice ?? null) : null
  if (!isUsablePrice(before) || !isUsablePrice(now)) return null
  return ((now - before) / before) * 100
}

export function listFigures(entries: readonly ListEntry[]): ListFigures {
  const changes = entries.flatMap((entry) => {
    const change = changeOf(entry)
    const now = entry.seen?.offerPrice ?? null
    const before = entry.first?.offerPrice ?? null
    return change === null || now === null || before === null ? [] : [{ change, now, before }]
  })
  const countries = new Set(entries.flatMap(countriesOf).map((code) => code.toLowerCase()))
  const isAcrossCountries = countries.size > 1
  const found = entries.filter(({ missingAt }) => missingAt === null)
  return {
    medianNow: isAcrossCountries ? null : median(changes.map(({ now }) => now)),
    medianFirst: isAcrossCountries ? null : median(changes.map(({ before }) => before)),
    n: changes.length,
    cheaper: changes.filter(({ change }) => change < 0).length,
    dearer: changes.filter(({ change }) => change > 0).length,
    same: changes.filter(({ change }) => change === 0).length,
    out: found.filter(({ seen }) => seen?.active === false).length,
    missing: entries.length - found.length,
    isAcrossCountries,
  }
}
