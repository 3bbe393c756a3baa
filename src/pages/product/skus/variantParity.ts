/**
 * The SKUs of one record beside each other: what is there, what it costs, and, where their EANs were requested, where I stand in
 * the market of each. Nothing here says which difference is right.
 */
import type { Position } from '@/domain/pricing/position.ts'
import { isUsablePrice, offerStatistics } from '@/lib/numbers/offerStatistics.ts'

export type ParitySku = {
  /** "M, Light blue". */
  name: string
  /** The code that can be requested; null where there is none. */
  code: string | null
  available: boolean | null
  offerPrice: number | null
  /** What its EAN's answer says; null while there is none. */
  market: {
    index: number | null
    status: Position['status']
    /** Prices that my index rests on: of others, or of all where nobody is me. */
    competitors: number
    /** Usable prices of other merchants than the record's own. */
    elsewhere: number
  } | null
}

export type ParityFacts = {
  skus: number
  available: number
  /** Stock unknown: neither available nor out. */
  unknown: number
  withoutCode: number
  /** The distinct usable ones, the lowest first. */
  offerPrices: number[]
  /** SKUs whose offer price is missing, 0 or negative. */
  withoutPrice: number
  /** Whether the record's own price is that of its cheapest SKU; null where either is unknown. */
  isRecordLowest: boolean | null
  /** Not available here while others offer the same EAN; null while no such EAN was answered. */
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

export type ParityPosition = {
  /** EANs with an answer; a code that two SKUs share counts once. */
  answered: number
  /** Mean of my indices of `n` EANs; null where none has one. */
  index: number | null
  n: number
  /** Names of the SKUs by your price against the reference. */
  dearer: string[]
  cheaper: string[]
  equal: string[]
  /** The index furthest from 100. */
  widest: { name: string; index: number } | null
  /** Prices that are measured against: the fewest and the most of one EAN, and all of them. */
  competitors: { least: number; most: number; all: number } | null
}

export function parityPosition(skus: readonly ParitySku[]): ParityPosition {
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
    dearer: named('dearer'),
    cheaper: named('cheaper'),
    equal: named('equal'),
    widest,
    competitors:
      least === undefined || most === undefined
        ? null
        : { least, most, all: competitors.reduce((sum, count) => sum + count, 0) },
  }
}
