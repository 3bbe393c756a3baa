/** Figures of picked products: the price of each now against its price when it was first seen in the collection. */
import { countriesOf, type ListEntry } from '@/domain/picked/productList.ts'
import { isUsablePrice, median } from '@/lib/numbers/offerStatistics.ts'

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

/** The offer price as it was answered last; null where that has none, or it was not found since. */
function priceNow({ seen, missingAt }: ListEntry): number | null {
  const now = missingAt === null ? (seen?.offerPrice ?? null) : null
  return isUsablePrice(now) ? now : null
}

/** Its price when it was first seen in the list, and now; null where one of them is missing, or 0. */
function pricesOf(entry: ListEntry): { before: number; now: number } | null {
  const before = entry.first?.offerPrice ?? null
  const now = priceNow(entry)
  return isUsablePrice(before) && now !== null ? { before, now } : null
}

export function listFigures(entries: readonly ListEntry[]): ListFigures {
  const prices = entries.flatMap((entry) => pricesOf(entry) ?? [])
  const countries = new Set(entries.flatMap(countriesOf).map((code) => code.toLowerCase()))
  const isAcrossCountries = countries.size > 1
  const found = entries.filter(({ missingAt }) => missingAt === null)
  return {
    medianNow: isAcrossCountries ? null : median(prices.map(({ now }) => now)),
    medianFirst: isAcrossCountries ? null : median(prices.map(({ before }) => before)),
    n: prices.length,
    cheaper: prices.filter(({ before, now }) => now < before).length,
    dearer: prices.filter(({ before, now }) => now > before).length,
    same: prices.filter(({ before, now }) => now === before).length,
    out: found.filter(({ seen }) => seen?.active === false).length,
    missing: entries.length - found.length,
    isAcrossCountries,
  }
}
