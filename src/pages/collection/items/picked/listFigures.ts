/** Figures of picked products: each current price against the price when it was first seen in the collection. */
import { countriesOf, type ListEntry } from '@/domain/picked/productList.ts'
import { isUsablePrice, median } from '@/lib/numbers/offerStatistics.ts'

export type ListFigures = {
  /**
   * The median of the current and of the first prices; null across countries, which share no currency, and when no product has
   * both prices.
   */
  medianNow: number | null
  medianFirst: number | null
  /** How many products have both prices: the base of all these figures. */
  n: number
  decreased: number
  increased: number
  unchanged: number
  out: number
  missing: number
  isAcrossCountries: boolean
}

/** The last answered offer price; null when the product has none, or was not found since. */
function priceNow({ seen, missingAt }: ListEntry): number | null {
  const now = missingAt === null ? (seen?.offerPrice ?? null) : null
  return isUsablePrice(now) ? now : null
}

/** The price when the product was added, and the current one; null when either is missing or 0. */
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
    decreased: prices.filter(({ before, now }) => now < before).length,
    increased: prices.filter(({ before, now }) => now > before).length,
    unchanged: prices.filter(({ before, now }) => now === before).length,
    out: found.filter(({ seen }) => seen?.active === false).length,
    missing: entries.length - found.length,
    isAcrossCountries,
  }
}
