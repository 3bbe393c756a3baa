/** The facts that rules are evaluated against: the latest and the previous answer for every stored code and product. */
import { toChangeSide, type ChangeSide } from '@/domain/changes/change.ts'
import { marketsOfRows } from '@/domain/changes/marketsOfRows.ts'
import { countriesOfKey } from '@/domain/codes/planCodes.ts'
import type { Collection } from '@/domain/collections/collection.ts'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import { marketKey } from '@/domain/market/rowMarket.ts'
import type { ProductList } from '@/domain/picked/productList.ts'
import {
  acceptedRecord,
  type ItemAnswer,
  type CodeOffers,
  type ItemOffer,
  type ItemOutcome,
} from '@/domain/pricing/itemAnswer.ts'
import { groupKeys, type Aliases } from '@/domain/pricing/names.ts'
import type { OwnPrice, PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { codeKey } from '@/lib/gtin.ts'
import { isUsablePrice, offerStatistics } from '@/lib/numbers/offerStatistics.ts'
import { brandsOf, type RuleScope } from './rule.ts'

/** The market of a code at one time, in epoch milliseconds. */
export type MarketSeen = { at: number; offers: readonly ItemOffer[] }

/** A merchant’s record at one time, in epoch milliseconds. */
export type RecordSeen = {
  at: number
  active: boolean | null
  offerPrice: number | null
  salePrice: number | null
  discount: number | null
}

type Known = { name: string | null; brand: string | null; imageUrl: string | null }

export type RecordFacts = Known & {
  country: string
  productId: string
  merchant: string | null
  merchantId: string | null
  eans: readonly string[]
  now: RecordSeen
  before: RecordSeen | null
  /** The collections that contain the record, in the form that `isInScope` compares. */
  memberOf: ReadonlySet<string>
}

export type CodeFacts = Known & {
  country: string
  /** The code, in the length in which it was found first. */
  code: string
  /** The latest market of the code, and the one before; null if it was not requested (again). */
  now: MarketSeen | null
  before: MarketSeen | null
  records: readonly RecordFacts[]
  /** The entry of the code in My prices; null without one. */
  own: OwnPrice | null
  memberOf: ReadonlySet<string>
}

type Median = { median: number | null; n: number }

/** The median prices of a collection and of each brand in it, at its last two versions. */
export type CollectionFacts = {
  setId: string
  name: string
  country: string
  now: { at: number; isWhole: boolean }
  before: { at: number; isWhole: boolean } | null
  whole: { now: Median; before: Median }
  brands: ReadonlyMap<string, { name: string; now: Median; before: Median }>
  memberOf: ReadonlySet<string>
}

export type AlertFacts = {
  /** The time of the latest answer, in epoch milliseconds; 0 if nothing is stored. */
  at: number
  codes: readonly CodeFacts[]
  records: readonly RecordFacts[]
  collections: readonly CollectionFacts[]
  /** Whether My prices has a floor for any code. */
  hasFloors: boolean
}

/** A version of a collection: its rows in parts, each with the time of its answer. */
export type VersionRows = {
  /** When loading began, in epoch milliseconds. */
  at: number
  isWhole: boolean
  parts: readonly { at: number; rows: readonly ResultRow[] }[]
}

/** The text that identifies a collection in `memberOf`. */
export const collectionRef = (id: string) => `collection ${id}`

/** Whether several countries were requested together, so that the country of a price is unknown. */
const isOfSeveral = (country: string) => country.includes(',')

type Pair<Seen> = { now: Seen; before: Seen | null }

/** The two latest answers after adding `seen`; if two have the same time, the answer that was added first stays. */
function withSeen<Seen extends { at: number }>(pair: Pair<Seen> | null, seen: Seen): Pair<Seen> {
  if (!pair) return { now: seen, before: null }
  const { now, before } = pair
  if (seen.at > now.at) return { now: seen, before: now }
  if (seen.at < now.at && seen.at > (before?.at ?? 0)) return { now, before: seen }
  return pair
}

type MetCode = Known & {
  country: string
  code: string
  market: Pair<MarketSeen> | null
  recordKeys: Set<string>
  own: OwnPrice | null
  memberOf: Set<string>
}

type MetRecord = Omit<RecordFacts, 'now' | 'before' | 'eans' | 'memberOf'> & {
  seen: Pair<RecordSeen>
  eans: Set<string>
  memberOf: Set<string>
}

type ToKnow = Partial<Known>

/** Adds what is known about a product if it is still missing; known values stay. */
function learn(known: Known, { name, brand, imageUrl }: ToKnow): void {
  known.name ??= name ?? null
  known.brand ??= brand ?? null
  known.imageUrl ??= imageUrl ?? null
}

type Row = Pick<
  ChangeSide,
  'productId' | 'merchant' | 'brand' | 'title' | 'imageUrl' | 'eans' | 'active'
> &
  Pick<ChangeSide, 'offerPrice' | 'salePrice' | 'discount'> & { merchantId?: string | null }

const medianOf = (prices: readonly number[]): Median => {
  const { median, n } = offerStatistics([...prices])
  return { median, n }
}

/**
 * Collects facts from stored data, which the caller adds piece by piece so that a worker need not load all of it at once.
 * `aliases` are the brand aliases; `onMarket` is called for every market added, even if a later one replaces it.
 */
export function collectFacts(
  aliases: Aliases,
  onMarket: (of: Pick<CodeFacts, 'country' | 'code'>, seen: MarketSeen) => void = () => {},
) {
  const codes = new Map<string, MetCode>()
  const records = new Map<string, MetRecord>()
  const collections: CollectionFacts[] = []
  const brandKey = groupKeys(aliases)
  let at = 0
  let hasFloors = false

  const codeOf = (country: string, code: string): MetCode => {
    const key = marketKey(country, code)
    const known = codes.get(key)
    if (known) return known
    const met: MetCode = {
      country: country.toLowerCase(),
      code,
      name: null,
      brand: null,
      imageUrl: null,
      market: null,
      recordKeys: new Set(),
      own: null,
      memberOf: new Set(),
    }
    codes.set(key, met)
    return met
  }

  const addAll = (into: Set<string>, places: readonly string[]) => {
    for (const place of places) into.add(place)
  }

  const addMarket = (
    country: string,
    { code, offers }: CodeOffers,
    seenAt: number,
    places: readonly string[],
    known: ToKnow,
  ) => {
    if (isOfSeveral(country)) return
    const met = codeOf(country, code)
    const seen = { at: seenAt, offers }
    met.market = withSeen(met.market, seen)
    onMarket(met, seen)
    learn(met, known)
    addAll(met.memberOf, places)
    at = Math.max(at, seenAt)
  }

  const addRecord = (country: string, row: Row, seenAt: number, places: readonly string[]) => {
    const { productId } = row
    if (isOfSeveral(country) || productId === null) return
    const { active, offerPrice, salePrice, discount } = row
    const key = `${country.toLowerCase()} ${productId}`
    const seen = { at: seenAt, active, offerPrice, salePrice, discount }
    const known = { name: row.title, brand: row.brand, imageUrl: row.imageUrl }
    const met = records.get(key)
    if (met) met.seen = withSeen(met.seen, seen)
    else {
      records.set(key, {
        country: country.toLowerCase(),
        productId,
        merchant: row.merchant,
        merchantId: row.merchantId ?? null,
        ...known,
        eans: new Set(row.eans),
        seen: { now: seen, before: null },
        memberOf: new Set(places),
      })
    }
    if (met) {
      learn(met, known)
      addAll(met.memberOf, places)
      for (const ean of row.eans) met.eans.add(ean)
    }
    for (const ean of row.eans) {
      const code = codeOf(country, ean)
      code.recordKeys.add(key)
      addAll(code.memberOf, places)
    }
    at = Math.max(at, seenAt)
  }

  const addAnswer = (
    answer: ItemAnswer,
    country: string,
    seenAt: number,
    places: readonly string[],
  ) => {
    switch (answer.kind) {
      case 'ean':
        return addMarket(country, answer, seenAt, places, {
          name: answer.title,
          imageUrl: answer.imageUrl,
        })
      case 'url': {
        for (const record of answer.records) addRecord(country, record, seenAt, places)
        const [first] = answer.records
        if (!answer.market) return
        const known = { name: first?.title ?? null, brand: first?.brand ?? null }
        return addMarket(country, answer.market, seenAt, places, known)
      }
      case 'id':
        if (answer.product) addRecord(country, answer.product, seenAt, places)
        return
      case 'title': {
        // A title match that the user has not accepted may be another product.
        const record = acceptedRecord(answer)
        if (record) addRecord(country, record, seenAt, places)
        if (!record || !answer.market) return
        const { title: name, brand } = record
        return addMarket(country, answer.market, seenAt, places, { name, brand })
      }
    }
  }

  const setFactsOf = (
    { id, name, countries }: Pick<Collection, 'id' | 'name' | 'countries'>,
    places: readonly string[],
    snapshots: readonly VersionRows[],
  ): CollectionFacts | null => {
    const [now] = snapshots
    const before = snapshots[1] ?? null
    const country = countries.join(',').toLowerCase()
    if (!now || isOfSeveral(country)) return null
    const all = { now: [] as number[], before: [] as number[] }
    const brands = new Map<string, { name: string; now: number[]; before: number[] }>()
    const collectPrices = (side: 'now' | 'before', snapshot: VersionRows | null) => {
      for (const { rows } of snapshot?.parts ?? []) {
        for (const { offerPrice, brand } of rows) {
          if (!isUsablePrice(offerPrice)) continue
          all[side].push(offerPrice)
          if (brand === null) continue
          const key = brandKey(brand)
          const met = brands.get(key) ?? { name: brand, now: [], before: [] }
          met[side].push(offerPrice)
          brands.set(key, met)
        }
      }
    }
    collectPrices('now', now)
    collectPrices('before', before)
    const both = (sides: { now: number[]; before: number[] }) => ({
      now: medianOf(sides.now),
      before: medianOf(sides.before),
    })
    return {
      setId: id,
      name,
      country,
      now: { at: now.at, isWhole: now.isWhole },
      before: before && { at: before.at, isWhole: before.isWhole },
      whole: both(all),
      brands: new Map(
        [...brands].map(([key, { name: brand, ...sides }]) => [
          key,
          { name: brand, ...both(sides) },
        ]),
      ),
      memberOf: new Set(places),
    }
  }

  return {
    addCodes(batch: {
      id: string
      outcomes: Iterable<{ key: string; outcome: ItemOutcome }>
    }): void {
      const places = [collectionRef(batch.id)]
      for (const { key, outcome } of batch.outcomes) {
        if (outcome.state !== 'done') continue
        addAnswer(outcome.answer, countriesOfKey(key), outcome.at, places)
      }
    },

    /** Adds the last two versions of a collection, newest first; older ones are not needed. */
    addSet(
      collection: Pick<Collection, 'id' | 'name' | 'source' | 'countries'>,
      snapshots: readonly VersionRows[],
    ): void {
      const { source } = collection
      const places = [collectionRef(source.kind === 'search' ? collection.id : source.collectionId)]
      for (const [index, { parts }] of snapshots.entries()) {
        // Only the rows of the newest version make their products members: a product that only the older version has is no longer
        // in the collection.
        const holding = index === 0 ? places : []
        for (const { at: seenAt, rows } of parts) {
          const sides = rows.map(toChangeSide)
          for (const row of sides) {
            if (row.code === null) addRecord(row.country, row, seenAt, holding)
          }
          for (const { country, code, outcome } of marketsOfRows(sides)) {
            const answer = outcome?.state === 'done' ? outcome.answer : null
            if (answer?.kind !== 'ean') continue
            const named = sides.find((row) => row.code === code)
            const known = { name: named?.title ?? null, imageUrl: named?.imageUrl ?? null }
            addMarket(country, answer, seenAt, holding, known)
          }
        }
      }
      const facts = setFactsOf(collection, places, snapshots)
      if (facts) collections.push(facts)
    },

    /**
     * Adds a collection of picked products. Call this after `addCodes` and `addSet`, because it stores less about a product than
     * they do.
     */
    addList({ id, entries }: Pick<ProductList, 'id' | 'entries'>): void {
      const places = [collectionRef(id)]
      for (const { country, id: productId, seen } of entries) {
        const met = records.get(`${country.toLowerCase()} ${productId}`)
        for (const ean of met?.eans ?? []) addAll(codeOf(country, ean).memberOf, places)
        if (met) addAll(met.memberOf, places)
        if (!seen || met) continue
        const { eans = [], ...row } = seen
        const listed = { ...row, productId, eans, salePrice: null, discount: null }
        addRecord(country, listed, seen.at, places)
      }
    },

    addPrices(country: string, entries: readonly PriceEntry[]): void {
      for (const { code, ...own } of entries) {
        const met = codeOf(country, code)
        met.own = own
        learn(met, { name: own.title ?? null })
        hasFloors ||= isUsablePrice(own.floor ?? null)
      }
    },

    facts(): AlertFacts {
      const known = new Map<string, RecordFacts>()
      for (const [key, { seen, eans, memberOf, ...record }] of records) {
        known.set(key, { ...record, ...seen, eans: [...eans], memberOf })
      }
      const found = [...codes.values()].map((met): CodeFacts => {
        const { market, recordKeys, ...code } = met
        // An offer refers to its merchant’s record, even if that record has no code.
        for (const { productId } of market?.now.offers ?? []) {
          if (productId !== null) recordKeys.add(`${met.country} ${productId}`)
        }
        const its = [...recordKeys].flatMap((key) => known.get(key) ?? [])
        for (const record of its) learn(code, record)
        return { ...code, now: market?.now ?? null, before: market?.before ?? null, records: its }
      })
      return { at, codes: found, records: [...known.values()], collections, hasFloors }
    },
  }
}

/** Returns a test of whether facts are in a scope. `aliases` are the brand aliases. */
export function isInScope(
  scope: RuleScope,
  aliases: Aliases,
): (facts: { memberOf: ReadonlySet<string>; brand: string | null }) => boolean {
  switch (scope.of) {
    case 'all':
      return () => true
    case 'brand': {
      const keyOf = groupKeys(aliases)
      const wanted = new Set(brandsOf(scope).map(keyOf))
      return ({ brand }) => brand !== null && wanted.has(keyOf(brand))
    }
    case 'collection': {
      const place = collectionRef(scope.id)
      return ({ memberOf }) => memberOf.has(place)
    }
  }
}

/** The key of a code in its country, the same for every length of the code. */
export const factsKey = ({ country, code }: Pick<CodeFacts, 'country' | 'code'>) =>
  `${country} ${codeKey(code)}`
