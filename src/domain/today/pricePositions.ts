/** Your price position over everything saved. It is computed per country, because prices of two countries are never compared. */
import type { PricingContext } from '@/domain/alerts/evaluateRules.ts'
import { factsKey, type CodeFacts, type MarketSeen } from '@/domain/alerts/facts.ts'
import { codeMarketOf } from '@/domain/pricing/codeMarket.ts'
import { itemPosition, type ItemPosition } from '@/domain/pricing/itemPosition.ts'
import { allSpellings } from '@/domain/pricing/names.ts'
import { isOwn, ownMerchantsIn } from '@/domain/pricing/ownMerchants.ts'
import { positionIn, type Position } from '@/domain/pricing/position.ts'
import type { ReferenceKind } from '@/domain/pricing/reference.ts'
import { withoutNoise } from '@/lib/numbers/offerStatistics.ts'

/** A product of yours that is above the market. `code` is its code with the highest index. */
type OverpricedProduct = Pick<CodeFacts, 'code' | 'name' | 'brand' | 'imageUrl'> & {
  /** The price position over all codes of the product that have a market. */
  market: ItemPosition
  /** The number of these codes. */
  sizes: number
}

/** A point of the chart: the mean index at a time (epoch milliseconds), over the latest answers of `n` codes until then. */
export type IndexPoint = { at: number; mean: number; n: number }

export type PricePositions = {
  country: string
  /** The number of products by price position; products without an index are `unknown`. */
  counts: Record<'cheaper' | 'equal' | 'dearer' | 'unknown', number>
  /** The products above the market, those with the highest index first. */
  mostOverpriced: OverpricedProduct[]
  /** The collection of codes that contains every product above the market; null without one. */
  collectionId: string | null
  /** The points of the chart, oldest first. */
  indices: IndexPoint[]
  merchants: string[]
}

const MAX_OVERPRICED = 10
/** The maximum number of points in the chart. */
const POINTS = 8
/** Answers no further apart than this belong to one run, in milliseconds. */
const ONE_RUN = 60 * 60 * 1000

const indexOf = ({ position }: { position: Position }) => position.index?.index ?? 0

type Of = Pick<CodeFacts, 'country' | 'code'>
type Event = { at: number; key: string; index: number }

/** The times at which the latest runs ended, one for each point. */
function momentsOf(events: readonly Event[]): number[] {
  return events
    .filter(({ at }, place) => (events[place + 1]?.at ?? Infinity) - at > ONE_RUN)
    .map(({ at }) => at)
    .slice(-POINTS)
}

/** The mean index at each of these times, from the latest answer of each code until then. */
function pointsOf(unordered: readonly Event[]): IndexPoint[] {
  const events = unordered.toSorted((a, b) => a.at - b.at)
  const known = new Map<string, number>()
  let sum = 0
  let next = 0
  return momentsOf(events).map((at) => {
    for (let event = events[next]; event && event.at <= at; event = events[next]) {
      sum += event.index - (known.get(event.key) ?? 0)
      known.set(event.key, event.index)
      next += 1
    }
    return { at, mean: withoutNoise(sum / known.size), n: known.size }
  })
}

const collectionsOf = ({ memberOf }: CodeFacts) =>
  [...memberOf].flatMap((place) => /^collection (.+)$/s.exec(place)?.[1] ?? [])

/** The id of the collection that contains all codes; null without one. */
function collectionOfAll(codes: readonly CodeFacts[]): string | null {
  const [first, ...others] = codes.map(collectionsOf)
  return first?.find((id) => others.every((ids) => ids.includes(id))) ?? null
}

/** Returns two functions: one adds market answers of any time, the other computes your price positions, now and over time. */
export function collectPositions(
  { ownMerchants, tolerance, aliases }: PricingContext,
  reference: ReferenceKind,
  /** Returns the price of a code in My prices; null without one. */
  listPrice: (of: Of) => number | null,
) {
  const events = new Map<string, Event[]>()
  const ownMerchantsOf = (country: string) =>
    allSpellings(ownMerchantsIn(ownMerchants, [country]), aliases.merchant)
  const positionOf = (of: Of, { offers }: Pick<MarketSeen, 'offers'>): Position =>
    positionIn(offers, {
      ownMerchants: ownMerchantsOf(of.country),
      reference,
      tolerance,
      aliases: aliases.merchant,
      listPrice: listPrice(of),
    })

  const ofCountry = (country: string, codes: readonly CodeFacts[]): PricePositions => {
    const counts = { cheaper: 0, equal: 0, dearer: 0, unknown: 0 }
    const merchants = new Set<string>()
    const products = new Map<string, { facts: CodeFacts; position: Position }[]>()
    const ownMerchantsHere = ownMerchantsOf(country)
    for (const facts of codes) {
      const { now: seen } = facts
      if (!seen) continue
      for (const { merchantName } of seen.offers) if (merchantName) merchants.add(merchantName)
      // The sizes of one listing of yours are one product.
      const own = seen.offers.find(
        (offer) => offer.productId !== null && isOwn(offer, ownMerchantsHere),
      )
      const key = own?.productId ?? facts.code
      const sizes = products.get(key) ?? []
      products.set(key, [...sizes, { facts, position: positionOf(facts, seen) }])
    }
    const dear: { sizes: { facts: CodeFacts; position: Position }[]; market: ItemPosition }[] = []
    for (const sizes of products.values()) {
      const market = itemPosition(
        sizes.map(({ facts: { code }, position }) => codeMarketOf(code, position, tolerance)),
      )
      const { index, status } = market
      if (index === null || status === null || !(status in counts)) counts.unknown += 1
      else counts[status as 'cheaper' | 'equal' | 'dearer'] += 1 // Every other status was handled above.
      if (index !== null && status === 'dearer') {
        dear.push({ sizes: sizes.toSorted((a, b) => indexOf(b) - indexOf(a)), market })
      }
    }
    return {
      country,
      counts,
      mostOverpriced: dear
        .toSorted((a, b) => (b.market.index ?? 0) - (a.market.index ?? 0))
        .slice(0, MAX_OVERPRICED)
        .flatMap(({ sizes, market }) =>
          sizes.slice(0, 1).map(({ facts: { code, name, brand, imageUrl } }) => ({
            code,
            name,
            brand,
            imageUrl,
            market,
            sizes: sizes.length,
          })),
        ),
      collectionId: collectionOfAll(dear.flatMap(({ sizes }) => sizes.map(({ facts }) => facts))),
      indices: pointsOf(events.get(country) ?? []),
      merchants: [...merchants].toSorted(),
    }
  }

  /** Adds a market answer. Answers may come in any order, and the same answer may be added twice. */
  const addMarket = (of: Of, seen: MarketSeen): void => {
    const index = positionOf(of, seen).index?.index
    if (index === undefined) return
    const known = events.get(of.country) ?? []
    known.push({ at: seen.at, key: factsKey(of), index })
    events.set(of.country, known)
  }

  /** The price positions of each country that has an answer. */
  const pricePositions = (codes: readonly CodeFacts[]): PricePositions[] => {
    const requested = codes.filter(({ now }) => now !== null)
    const countries = new Set(requested.map(({ country }) => country))
    return [...countries].map((country) =>
      ofCountry(
        country,
        requested.filter((one) => one.country === country),
      ),
    )
  }

  return { addMarket, standings: pricePositions }
}
