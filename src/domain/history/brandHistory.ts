/**
 * The prices of a brand over all stored data. At each time, every offer of the brand counts with its last known price from any
 * collection.
 */
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import {
  merchantKeyIn,
  merchantNamed,
  merchantNameIn,
  namesOfIds,
} from '@/domain/pricing/merchantKey.ts'
import { groupKeys, type AliasesByKind } from '@/domain/pricing/names.ts'
import { isOwn, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { codeKey } from '@/lib/gtin.ts'
import { isUsablePrice, median, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { groupByMinute, type LowestPrice, type PriceLines } from './priceLines.ts'

/** The collection that the data comes from. */
type HistorySource = { id: string; name: string }

/** The data of a collection at one time: a version, or the answers for a collection of codes. */
export type PriceObservation = {
  source: HistorySource
  /** The time of the data, in epoch milliseconds. */
  at: number
  /** Whether an offer that is missing now was really gone. */
  isWhole: boolean
  rows: readonly Pick<
    ResultRow,
    'country' | 'productId' | 'code' | 'eans' | 'brand' | 'merchant' | 'merchantId' | 'offerPrice'
  >[]
}

export type BrandQuestion = {
  brand: string
  /** The country; a single one, because prices of several countries are never combined. */
  country: string
}

/** The median price of `n` offers with a price; null if there are none. */
type Median = { median: number | null; n: number }

/**
 * What a collection contributes to the history of the brand: the number of times with data, the first and last of them, and the
 * number of offers.
 */
type SourceSays = HistorySource & { times: number; from: number; to: number; offers: number }

export type BrandHistory = Omit<PriceLines, 'axis'> & {
  /** The median over the offers of all merchants, one per time. */
  all: readonly Median[]
  /**
   * The price level, 100 at the first time. From one time to the next it changes with the prices of the `n` offers that both have;
   * null if no offer had a price at the time before.
   */
  level: readonly { value: number | null; n: number }[]
  lowest: LowestPrice | null
  /** The collections, the one with most offers first. */
  sources: readonly SourceSays[]
}

/** The maximum number of merchants; nobody can use a longer table. */
const MOST_MERCHANTS = 50

type Offer = {
  /** Identifies the offer; the key is the same at all times. */
  key: string
  productId: string | null
  merchantId: string | null
  merchantName: string | null
  /** The offer price; null if the offer has no usable one. */
  price: number | null
}

type ObservedOffers = Omit<PriceObservation, 'rows'> & { offers: readonly Offer[] }

type Known = Offer & { source: string; price: number }

/**
 * Collects the history in two passes, so that the observations need not all be in memory. First each is passed to `learn`, which
 * finds the brand’s codes, because an offer of a code names no brand; then each is passed to `add`.
 */
export function collectBrandHistory({ brand, country }: BrandQuestion, aliases: AliasesByKind) {
  const brandKey = groupKeys(aliases.brand)
  const wanted = brandKey(brand)
  const codes = new Set<string>()
  const observations: ObservedOffers[] = []

  const isHere = (row: PriceObservation['rows'][number]) =>
    row.country.toLowerCase() === country.toLowerCase()
  const isOfBrand = (row: PriceObservation['rows'][number]) =>
    row.brand === null
      ? row.code !== null && codes.has(codeKey(row.code))
      : brandKey(row.brand) === wanted

  return {
    learn({ rows }: PriceObservation): void {
      for (const row of rows) {
        if (row.brand === null || brandKey(row.brand) !== wanted) continue
        for (const ean of row.eans) codes.add(codeKey(ean))
      }
    },
    add({ rows, ...observation }: PriceObservation): void {
      const offers = new Map<string, Offer>()
      for (const row of rows) {
        if (!isHere(row) || !isOfBrand(row)) continue
        const { productId, merchantId, merchant: merchantName, offerPrice } = row
        const price = isUsablePrice(offerPrice) ? offerPrice : null
        const statedName = merchantNamed({ merchantId, merchantName })
        if (productId === null && statedName === null) continue
        // An offer without a product ID is identified by its merchant and code.
        const key = productId?.toUpperCase() ?? `${row.code ?? row.eans[0] ?? ''} ${statedName}`
        const known = offers.get(key)
        if (known && (price === null || (known.price ?? Infinity) <= price)) continue
        offers.set(key, { key, productId, merchantId, merchantName, price })
      }
      // Add an observation even without offers, because it shows that earlier ones are gone.
      observations.push({ ...observation, offers: [...offers.values()] })
    },
    history: (ownMerchants: OwnMerchants): BrandHistory =>
      historyOf(observations, aliases, ownMerchants),
  }
}

function historyOf(
  all: readonly ObservedOffers[],
  aliases: AliasesByKind,
  ownMerchants: OwnMerchants,
): BrandHistory {
  const saying = new Set(
    all.filter(({ offers }) => offers.length > 0).map(({ source }) => source.id),
  )
  const moments = groupByMinute(all.filter(({ source }) => saying.has(source.id)))
  const names = namesOfIds(all.map(({ offers }) => offers))
  const keyOf = merchantKeyIn(aliases.merchant, names)
  const merchants = new Map<
    string,
    { name: string; isOwn: boolean; medians: (Median | undefined)[] }
  >()
  const known = new Map<string, Known>()
  const times: number[] = []
  const medians: Median[] = []
  const level: { value: number | null; n: number }[] = []
  let lowest: LowestPrice | null = null

  for (const [place, observations] of moments.entries()) {
    const before = new Map([...known].map(([key, { price }]) => [key, price]))
    const at = observations[0]?.at ?? 0
    times.push(at)
    for (const observation of observations) {
      const source = observation.source.id
      const offerKeys = new Set(observation.offers.map(({ key }) => key))
      if (observation.isWhole) {
        for (const [key, one] of known) {
          if (one.source === source && !offerKeys.has(key)) known.delete(key)
        }
      }
      for (const offer of observation.offers) {
        const { key, price } = offer
        if (price === null) known.delete(key)
        else known.set(key, { ...offer, price, source })
      }
    }
    const byMerchant = new Map<string, number[]>()
    for (const offer of known.values()) {
      const { price } = offer
      const key = keyOf(offer)
      const name = merchantNameIn(offer, names)
      if (key === null || name === null) continue
      const prices = byMerchant.get(key) ?? []
      prices.push(price)
      byMerchant.set(key, prices)
      const met = merchants.get(key) ?? { name, isOwn: false, medians: [] }
      met.isOwn ||= isOwn(offer, ownMerchants)
      merchants.set(key, met)
      if (price < (lowest?.price ?? Infinity)) lowest = { price, at, name }
    }
    for (const [key, prices] of byMerchant) {
      const met = merchants.get(key)
      if (met) met.medians[place] = { median: median(prices), n: prices.length }
    }
    const prices = [...known.values()].map(({ price }) => price)
    medians.push({ median: median(prices), n: prices.length })
    level.push(levelAfter(level.at(-1) ?? null, before, known))
  }

  const lines = [...merchants].map(([key, { name, isOwn: isOwnMerchant, medians: its }]) => ({
    key,
    name,
    isOwn: isOwnMerchant,
    prices: times.map((_, place) => its[place]?.median ?? null),
    counts: times.map((_, place) => its[place]?.n ?? 0),
  }))
  const most = ({ counts }: (typeof lines)[number]) => Math.max(0, ...counts)
  const shown = lines
    .toSorted(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) || most(b) - most(a) || (a.name < b.name ? -1 : 1),
    )
    .slice(0, MOST_MERCHANTS)
  return {
    times,
    merchants: shown,
    all: medians,
    level,
    lowest,
    sources: sourcesOf(moments),
  }
}

/**
 * The next price level. It changes by the geometric mean of the price changes since the time before, so that the changes multiply
 * up to the total change.
 */
function levelAfter(
  last: { value: number | null } | null,
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, { price: number }>,
): BrandHistory['level'][number] {
  if (last === null) return { value: 100, n: now.size }
  let sum = 0
  let n = 0
  for (const [key, { price }] of now) {
    const was = before.get(key)
    if (was === undefined) continue
    sum += Math.log(price / was)
    n += 1
  }
  const value = n === 0 || last.value === null ? null : withoutNoise(last.value * Math.exp(sum / n))
  return { value, n }
}

/** What each collection contributes. Answers of the same minute count as one time. */
function sourcesOf(moments: readonly (readonly ObservedOffers[])[]): SourceSays[] {
  const met = new Map<string, SourceSays>()
  for (const observations of moments) {
    const at = observations[0]?.at ?? 0
    for (const { source, offers: all } of observations) {
      const offers = all.filter(({ price }) => price !== null)
      if (offers.length === 0) continue
      const key = source.id
      const known = met.get(key) ?? { ...source, times: 0, from: at, to: -1, offers: 0 }
      met.set(key, {
        ...known,
        times: known.times + Number(known.to !== at),
        to: at,
        offers: Math.max(known.offers, offers.length),
      })
    }
  }
  return [...met.values()].toSorted((a, b) => b.offers - a.offers || (a.name < b.name ? -1 : 1))
}
