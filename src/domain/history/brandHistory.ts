/**
 * The prices of a brand over all stored data: at each time, every offer of the brand at its last known price from any
 * collection.
 */
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { merchantNamed, merchantKeyIn, namesOfIds } from '@/domain/pricing/merchantKey.ts'
import { groupKeys, type AliasesByKind } from '@/domain/pricing/names.ts'
import { isOwn, type OwnMerchants } from '@/domain/pricing/ownMerchants.ts'
import { codeKey } from '@/lib/gtin.ts'
import { isUsablePrice, median, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import { inMinutes, type LowestPrice, type PriceLines } from './priceLines.ts'

/** A collection. */
type HistorySource = { id: string; name: string }

/** The data of a source at one time: a version, or the answers for a collection of codes. */
export type PriceObservation = {
  source: HistorySource
  /** Epoch milliseconds. */
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
  /** A single country, because prices of several are never combined. */
  country: string
}

/** `n` is the number of offers with a price; `median` is null where that is 0. */
type Median = { median: number | null; n: number }

/** A source’s share in the history of the brand. */
type SourceSays = HistorySource & { times: number; from: number; to: number; offers: number }

export type BrandHistory = Omit<PriceLines, 'axis'> & {
  /** The median over the offers of all merchants, one per time. */
  all: readonly Median[]
  /**
   * The price level of the same offers, 100 at the first time; null where no price was known the time before. `n` offers are
   * compared with the time before.
   */
  level: readonly { value: number | null; n: number }[]
  lowest: LowestPrice | null
  /** The source with most offers first. */
  sources: readonly SourceSays[]
}

/** A longer table of merchants is of no use. */
const MOST_MERCHANTS = 50

type Offer = {
  /** The same at all times. */
  key: string
  productId: string | null
  merchantId: string | null
  merchantName: string | null
  /** Null where the offer existed without a usable price. */
  price: number | null
}

type ObservedOffers = Omit<PriceObservation, 'rows'> & { offers: readonly Offer[] }

type Known = Offer & { source: string; price: number }

/**
 * Reads the observations in two passes, so that they need not all be in memory: first each is passed to `learn`, which finds
 * the brand’s codes because an offer of a code names no brand; then each to `add`.
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
        // An offer without a record is identified by its merchant and code.
        const key = productId?.toUpperCase() ?? `${row.code ?? row.eans[0] ?? ''} ${statedName}`
        const known = offers.get(key)
        if (known && (price === null || (known.price ?? Infinity) <= price)) continue
        offers.set(key, { key, productId, merchantId, merchantName, price })
      }
      // An observation without offers is added too: it shows that earlier ones are gone.
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
  const moments = inMinutes(all.filter(({ source }) => saying.has(source.id)))
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
      const statedName = merchantNamed(offer)
      if (key === null || statedName === null) continue
      const name = names.get(statedName) ?? statedName
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

/** The geometric mean of the price changes since the time before, so that the changes multiply up to the total change. */
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

/** Answers of the same minute count as one time. */
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
