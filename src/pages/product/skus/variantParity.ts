/**
 * Compares the SKUs of a record: stock, prices, and, for requested EANs, your position in each market. It does not judge which of
 * two different prices is right.
 */
import type { Position } from '@/domain/pricing/position.ts'
import { isUsablePrice, offerStatistics } from '@/lib/numbers/offerStatistics.ts'

export type ParitySku = {
  /** The name of the variant: "M, Light blue". */
  name: string
  /** The code to request the market of; null when the SKU has none. */
  code: string | null
  available: boolean | null
  offerPrice: number | null
  /** The SKU in the market of its EAN; null until there is an answer. */
  market: {
    index: number | null
    status: Position['status']
    /** How many prices the index compares with: those of competitors, or all when no merchant is yours. */
    competitors: number
    /** How many merchants other than the record's have a usable price. */
    elsewhere: number
  } | null
}

export type ParityFacts = {
  skus: number
  available: number
  /** How many SKUs have an unknown stock, and are neither available nor out of stock. */
  unknown: number
  withoutCode: number
  /** The distinct usable prices, lowest first. */
  offerPrices: number[]
  /** How many SKUs have no usable offer price. */
  withoutPrice: number
  /** Whether the record's own price is that of its cheapest SKU; null if either is unknown. */
  isRecordLowest: boolean | null
  /** The SKUs that are out of stock and whose EAN other merchants offer; null while no such EAN is answered. */
  soldElsewhere: { names: string[]; n: number } | null
}

export function parityFacts(recordPrice: number | null, skus: readonly ParitySku[]): ParityFacts {
  const prices = skus.map(({ offerPrice }) => offerPrice).filter(isUsablePrice)
  const offerPrices = [...new Set(prices)].toSorted((a, b) => a - b)
  const [lowest] = offerPrices
  const out = skus.filter(({ available, market }) => available === false && market !== null)
  return {
    skus: skus.length,
    available: skus.filter(({ available }) => available === true).length,
    unknown: skus.filter(({ available }) => available === null).length,
    withoutCode: skus.filter(({ code }) => code === null).length,
    offerPrices,
    withoutPrice: skus.length - prices.length,
    isRecordLowest:
      lowest === undefined || !isUsablePrice(recordPrice) ? null : recordPrice === lowest,
    soldElsewhere:
      out.length === 0
        ? null
        : {
            names: out.filter(({ market }) => (market?.elsewhere ?? 0) > 0).map(({ name }) => name),
            n: out.length,
          },
  }
}

export type VariantsPosition = {
  /** How many EANs are answered; a code shared by two SKUs counts once. */
  answered: number
  /** The mean of your price index over `n` EANs; null when none has one. */
  index: number | null
  n: number
  /** The names of the SKUs whose price is above, below and equal to the reference. */
  above: string[]
  below: string[]
  equal: string[]
  /** The SKU whose index is furthest from 100. */
  widest: { name: string; index: number } | null
  /** How many prices an EAN is compared with: the fewest, the most, and the total. */
  competitors: { least: number; most: number; all: number } | null
}

export function parityPosition(skus: readonly ParitySku[]): VariantsPosition {
  const byCode = new Map<string, ParitySku>()
  for (const sku of skus) {
    if (sku.code !== null && sku.market !== null && !byCode.has(sku.code)) byCode.set(sku.code, sku)
  }
  const answered = [...byCode.values()]
  const measured = answered.flatMap(({ name, market }) =>
    market?.index === null || market === null ? [] : [{ name, index: market.index }],
  )
  const named = (status: Position['status']) =>
    answered.flatMap(({ name, market }) => (market?.status === status ? [name] : []))
  const competitors = answered
    .map(({ market }) => market?.competitors ?? 0)
    .toSorted((a, b) => a - b)
  const [least] = competitors
  const most = competitors.at(-1)
  const { mean, n } = offerStatistics(measured.map(({ index }) => index))
  const [widest = null] = measured.toSorted(
    (a, b) => Math.abs(b.index - 100) - Math.abs(a.index - 100),
  )
  return {
    answered: answered.length,
    index: mean,
    n,
    above: named('dearer'),
    below: named('cheaper'),
    equal: named('equal'),
    widest,
    competitors:
      least === undefined || most === undefined
        ? null
        : { least, most, all: competitors.reduce((sum, count) => sum + count, 0) },
  }
}
