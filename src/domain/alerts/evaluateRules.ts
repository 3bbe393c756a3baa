/**
 * Evaluates each alert rule against the stored facts: what matches now, and since when. Prices and positions are computed by
 * `domain/pricing`.
 */
import { recomputedDiscount } from '@/api/discount.ts'
import { merchantKeyIn, merchantNameIn, namesOfIds } from '@/domain/pricing/merchantKey.ts'
import {
  allSpellings,
  canonicalName,
  groupKeys,
  type AliasesByKind,
} from '@/domain/pricing/names.ts'
import { sidesOf, type ComparableOffer } from '@/domain/pricing/offerRows.ts'
import {
  isOwn,
  ownMerchantsIn,
  myOffers,
  type OwnMerchants,
  type OwnMerchantsByCountry,
} from '@/domain/pricing/ownMerchants.ts'
import { positionAmong, type OwnPosition } from '@/domain/pricing/position.ts'
import type { Reference } from '@/domain/pricing/reference.ts'
import { isUsablePrice, withoutNoise } from '@/lib/numbers/offerStatistics.ts'
import {
  factsKey,
  isInScope,
  collectionRef,
  type CodeFacts,
  type MarketSeen,
  type RecordFacts,
  type RecordSeen,
  type CollectionFacts,
  type AlertFacts,
} from './facts.ts'
import {
  brandsOf,
  type Snooze,
  type RuleCondition,
  type Threshold,
  type AlertRule,
} from './rule.ts'

/** The user’s settings that rules depend on: own merchants per country, the price tolerance, and aliases. */
export type PricingContext = {
  ownMerchants: OwnMerchantsByCountry
  tolerance: number
  aliases: AliasesByKind
}

/**
 * One of the two figures of a match: the figure that was found, or the figure that it is compared with. Stock is shown as a word;
 * its value is the price at which the product was offered.
 */
export type MatchFigure = {
  kind: 'price' | 'percent' | 'stock'
  value: number | null
  /** What the value is, such as "floor" or "was 49.50". */
  label: string
}

export type AlertMatch = {
  /** Identifies the match by its rule, product and merchant, so it is the same at every evaluation. */
  key: string
  ruleId: string
  country: string
  /** The code that the match is about; null for a record without a code, or for a whole collection. */
  code: string | null
  productId: string | null
  /** The collection whose median price moved; null for other matches. */
  setId: string | null
  /**
   * The listing that the code is a size of, yours if you have one; `sizes` is its number of codes, null if unknown. Null if no
   * listing is known; absent in data saved by earlier versions.
   */
  listing?: { id: string; sizes: number | null } | null
  name: string | null
  brand: string | null
  imageUrl: string | null
  /** The merchant that the match is about; null if it is not about a single one. */
  merchant: string | null
  against: MatchFigure
  found: MatchFigure
  /** The difference of the two figures; null if they can’t be compared. */
  difference: { value: number; unit: '%' | 'amount' | 'points' } | null
  /** Since when the condition is met without interruption, as far as stored data shows, in epoch milliseconds. */
  since: number
  /** Whether the condition was not met at the previous evaluation. */
  isNew: boolean
  /** How the user snoozed the match; null if it is not snoozed. */
  mute: Snooze | null
}

export type RuleResult = {
  ruleId: string
  /** The number of matches that are not snoozed; `muted` counts the others. */
  fired: number
  isNew: number
  muted: number
  /** The number of products for which the rule could be decided, and of those for which it could not. */
  decided: number
  undecided: number
  /** The most frequent reason why products are undecided, as a sentence; null if all were decided. */
  why: string | null
}

export type Evaluation = { allMatches: AlertMatch[]; verdicts: RuleResult[] }

/**
 * The previous evaluation: its time (`at`), and since when each of its matches existed, by the key of the match. Times are in epoch
 * milliseconds.
 */
export type EarlierMatches = { at: number; since: ReadonlyMap<string, number> }

type Hit = {
  merchant: string | null
  merchantKey: string
} & Pick<AlertMatch, 'against' | 'found' | 'difference'>

/**
 * The result of checking a rule for one product: the matches (`hits`, possibly none), or why it is undecided; null if the rule does
 * not apply to the product.
 */
type Checked = { hits: Hit[] } | { why: string } | null

const NO_HITS: Checked = { hits: [] }

const NOBODY = 'Choose your merchant first.'
const NO_MARKET = 'No market prices yet.'
const NO_BEFORE = 'Checked only once so far.'
const NO_STOCK = 'Stock not loaded.'
const NO_FLOOR = 'No floor price in My prices.'
const NO_MEDIAN = 'Not loaded completely, now or before.'
const NO_DISCOUNT = 'No stated discount, or no two prices to compare it with.'
const NOTHING = 'Nothing saved is in its scope.'

const percentOf = (found: number, against: number) => withoutNoise((found / against - 1) * 100)

/** Whether `value` exceeds `limit`. Floating-point noise is removed, but only for close values, to save time. */
function isMore(value: number, limit: number): boolean {
  const isClose = Math.abs(value - limit) <= 1e-6 * Math.max(1, Math.abs(limit))
  return (isClose ? withoutNoise(value) : value) > limit
}

/**
 * Whether a difference exceeds the rule’s threshold. `gap` is the difference as an amount, `percent` in percent; the threshold’s
 * unit decides which of them counts.
 */
const isBeyond = ({ amount, unit }: Threshold, gap: number, percent: number): boolean =>
  isMore(unit === '%' ? percent : gap, amount)

function differenceOf(
  by: Threshold | null,
  found: number,
  against: number,
): NonNullable<AlertMatch['difference']> {
  return by?.unit === 'amount'
    ? { value: withoutNoise(found - against), unit: 'amount' }
    : { value: percentOf(found, against), unit: '%' }
}

type Merchants = ReadonlyMap<string, { name: string | null; price: number | null }>

/**
 * The market of a code at one time, and your position in it. The maps of merchants are computed on first use because few rules
 * need them.
 */
type CodeMarket = {
  position: (reference: Reference) => OwnPosition
  /** Each merchant with its lowest usable price, null if it has none: your competitors only, and all merchants. */
  competitors: () => Merchants
  merchants: () => Merchants
}

type CodeMarkets = {
  getOwnMerchants: (country: string) => OwnMerchants
  marketOf: (facts: CodeFacts, seen: MarketSeen) => CodeMarket
  isWanted: (merchant: string | null) => (key: string) => boolean
  keyOfRecord: (record: RecordFacts) => string
  merchantNameOf: (name: string) => string
  /** Drops what was computed for the current code, to free memory before the next one is evaluated. */
  letGo: () => void
}

/** Computes a value at the first call and returns it at every later one. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

function createCodeMarkets(
  facts: AlertFacts,
  { ownMerchants, tolerance, aliases }: PricingContext,
): CodeMarkets {
  const names = namesOfIds(facts.codes.map(({ now }) => now?.offers ?? []))
  const keyOf = merchantKeyIn(aliases.merchant, names)
  const nameKey = groupKeys(aliases.merchant)
  const ownMerchantsBy = new Map<string, OwnMerchants>()
  /** The computed markets of the current code, by its stored answer; all rules share them. */
  const markets = new Map<MarketSeen, CodeMarket>()
  const canonicalNames = new Map<string, string>()

  const ownMerchantsOf = (country: string) => {
    const known =
      ownMerchantsBy.get(country) ??
      allSpellings(ownMerchantsIn(ownMerchants, [country]), aliases.merchant)
    ownMerchantsBy.set(country, known)
    return known
  }

  const merchantsOf = (offers: readonly ComparableOffer[]): Merchants => {
    const found = new Map<string, { name: string | null; price: number | null }>()
    for (const offer of offers) {
      const key = keyOf(offer)
      // Without a merchant key, the offer can’t be compared with an earlier market.
      if (key === null) continue
      const price = isUsablePrice(offer.offerPrice) ? offer.offerPrice : null
      const known = found.get(key)
      if (!known || (price !== null && price < (known.price ?? Infinity))) {
        found.set(key, { name: merchantNameIn(offer, names), price })
      }
    }
    return found
  }

  const marketOf = ({ country, own }: CodeFacts, seen: MarketSeen): CodeMarket => {
    const known = markets.get(seen)
    if (known) return known
    const { offers } = seen
    const ownMerchantsHere = ownMerchantsOf(country)
    // The sides are not cached with the offers, as pages do, because each market is read only once here.
    const sides = sidesOf(offers, myOffers(offers, ownMerchantsHere), ownMerchantsHere.length > 0)
    const options = { listPrice: own?.price ?? null, tolerance, aliases: aliases.merchant }
    const positions = new Map<string, OwnPosition>()
    const market: CodeMarket = {
      position(reference) {
        const key = typeof reference === 'string' ? reference : ` ${reference.merchant}`
        const before = positions.get(key)
        if (before) return before
        const position = positionAmong(sides, { ...options, reference })
        positions.set(key, position)
        return position
      },
      competitors: once(() => merchantsOf(sides.others)),
      merchants: once(() => merchantsOf(offers)),
    }
    markets.set(seen, market)
    return market
  }

  return {
    getOwnMerchants: ownMerchantsOf,
    marketOf,
    isWanted(merchant) {
      if (merchant === null) return () => true
      const wanted = nameKey(merchant)
      return (key) => key === wanted
    },
    keyOfRecord: ({ merchant, merchantId }) => keyOf({ merchantId, merchantName: merchant }) ?? '',
    letGo: () => markets.clear(),
    merchantNameOf(name) {
      const canonical = canonicalNames.get(name) ?? canonicalName(name, aliases.merchant)
      canonicalNames.set(name, canonical)
      return canonical
    },
  }
}

const price = (value: number, label: string): MatchFigure => ({ kind: 'price', value, label })

/** Whether a code is yours: a merchant of yours sells it, or your price list has it. */
function isOfOwn(
  { own, records, country }: CodeFacts,
  market: CodeMarket | null,
  ownMerchants: OwnMerchants,
) {
  return (
    own !== null ||
    (market?.position('median').own ?? null) !== null ||
    records.some((record) => country === record.country && isMyRecord(record, ownMerchants))
  )
}

const isMyRecord = ({ productId, merchantId, merchant }: RecordFacts, ownMerchants: OwnMerchants) =>
  isOwn({ productId, merchantId, merchantName: merchant }, ownMerchants)

type OfMarket = Extract<
  RuleCondition,
  { kind: 'rival below me' | 'below floor' | 'above reference' }
>

/**
 * Checks the rule against one market at one time. The earlier market is checked in the same way, to find out since when a match
 * exists.
 */
function checkMarket(
  condition: OfMarket,
  facts: CodeFacts,
  seen: MarketSeen,
  codeMarkets: CodeMarkets,
  tolerance: number,
): Checked {
  const market = codeMarkets.marketOf(facts, seen)
  switch (condition.kind) {
    case 'below floor': {
      const floor = facts.own?.floor ?? null
      if (!isUsablePrice(floor)) return null
      if (!seen.offers.some(({ offerPrice }) => isUsablePrice(offerPrice) && offerPrice < floor)) {
        return NO_HITS
      }
      const isWanted = codeMarkets.isWanted(condition.merchant)
      const hits: Hit[] = []
      for (const [key, { name, price: theirs }] of market.merchants()) {
        if (theirs === null || theirs >= floor || !isWanted(key)) continue
        const difference = differenceOf(null, theirs, floor)
        const figures = { against: price(floor, 'floor'), found: price(theirs, 'theirs') }
        hits.push({ merchant: name, merchantKey: key, ...figures, difference })
      }
      return { hits }
    }
    case 'rival below me': {
      const { own: ownPrice, isChosen, noIndex, competitor } = market.position('median')
      if (!isChosen) return { why: NOBODY }
      if (ownPrice === null) return facts.own === null ? null : { why: noIndex ?? NOBODY }
      const own = ownPrice.price
      const isBelow = (theirs: number) => {
        const percent = (1 - theirs / own) * 100
        return isMore(percent, tolerance) && isBeyond(condition.by, own - theirs, percent)
      }
      if (competitor === null || !isBelow(competitor.price)) return NO_HITS
      const isWanted = codeMarkets.isWanted(condition.merchant)
      const hits: Hit[] = []
      for (const [key, { name, price: theirs }] of market.competitors()) {
        if (theirs === null || !isWanted(key) || !isBelow(theirs)) continue
        const figures = { against: price(own, 'mine'), found: price(theirs, 'theirs') }
        const difference = differenceOf(condition.by, theirs, own)
        hits.push({ merchant: name, merchantKey: key, ...figures, difference })
      }
      return { hits }
    }
    case 'above reference': {
      const position = market.position(condition.reference)
      const { own, index, isChosen, noIndex, status: priceStatus } = position
      if (!isChosen) return { why: NOBODY }
      if (own === null && facts.own === null) return null
      if (own === null || index === null) return { why: noIndex ?? NOBODY }
      if (
        priceStatus !== 'dearer' ||
        !isBeyond(condition.by, index.difference, index.index - 100)
      ) {
        return NO_HITS
      }
      const label = `${position.referenceLabel}, ${position.referenceN}`
      return {
        hits: [
          {
            merchant: null,
            merchantKey: '',
            against: price(index.reference, label),
            found: price(own.price, 'mine'),
            difference: differenceOf(condition.by, own.price, index.reference),
          },
        ],
      }
    }
  }
}

function checkNewCompetitor(
  { merchant }: Extract<RuleCondition, { kind: 'new rival' }>,
  facts: CodeFacts,
  codeMarkets: CodeMarkets,
): Checked {
  const { now, before, own } = facts
  if (!now) return { why: NO_MARKET }
  const market = codeMarkets.marketOf(facts, now)
  const position = market.position('median')
  if (!position.isChosen && own === null) return { why: NOBODY }
  if (!isOfOwn(facts, market, codeMarkets.getOwnMerchants(facts.country))) return null
  if (!before) return { why: NO_BEFORE }
  const earlier = codeMarkets.marketOf(facts, before).merchants()
  const isWanted = codeMarkets.isWanted(merchant)
  const ownPrice = position.own?.price ?? null
  const hits: Hit[] = []
  for (const [key, { name, price: theirs }] of market.competitors()) {
    if (earlier.has(key) || !isWanted(key)) continue
    hits.push({
      merchant: name,
      merchantKey: key,
      against: { kind: 'price', value: ownPrice, label: 'mine' },
      found: { kind: 'price', value: theirs, label: 'new' },
      difference:
        ownPrice === null || theirs === null ? null : differenceOf(null, theirs, ownPrice),
    })
  }
  return { hits }
}

function checkStock(
  { merchant }: Extract<RuleCondition, { kind: 'rival out of stock' }>,
  facts: CodeFacts,
  side: 'now' | 'before',
  codeMarkets: CodeMarkets,
): Checked {
  const ownMerchants = codeMarkets.getOwnMerchants(facts.country)
  if (ownMerchants.length === 0 && facts.own === null) return { why: NOBODY }
  const market = facts.now && codeMarkets.marketOf(facts, facts.now)
  if (!isOfOwn(facts, market, ownMerchants)) return null
  const isWanted = codeMarkets.isWanted(merchant)
  const own = facts.records.filter((record) => isMyRecord(record, ownMerchants))
  const myPrice =
    market?.position('median').own?.price ?? facts.own?.price ?? own[0]?.now.offerPrice ?? null
  let isKnown = false
  const hits = new Map<string, Hit>()
  const sold = new Set<string>()
  for (const record of facts.records) {
    const seen = record[side]
    const key = codeMarkets.keyOfRecord(record)
    if (key === '' || own.includes(record) || !isWanted(key)) continue
    if (!seen || seen.active === null) continue
    isKnown = true
    if (seen.active) sold.add(key)
    else {
      hits.set(key, {
        merchant: record.merchant,
        merchantKey: key,
        against: { kind: 'price', value: myPrice, label: 'mine' },
        found: { kind: 'stock', value: seen.offerPrice, label: 'out of stock' },
        difference: null,
      })
    }
  }
  // A merchant with two records of one code is out of stock only when both are.
  for (const key of sold) hits.delete(key)
  return isKnown ? { hits: [...hits.values()] } : { why: NO_STOCK }
}

function checkDiscount(
  { points, merchant }: Extract<RuleCondition, { kind: 'discount not borne out' }>,
  record: RecordFacts,
  seen: RecordSeen,
  codeMarkets: CodeMarkets,
): Checked {
  const key = codeMarkets.keyOfRecord(record)
  if (!codeMarkets.isWanted(merchant)(key)) return null
  const { discount, offerPrice, salePrice } = seen
  const own = recomputedDiscount(offerPrice, salePrice)
  if (discount === null || own === null) return { why: NO_DISCOUNT }
  const gap = withoutNoise(own - discount)
  if (Math.abs(gap) <= points) return NO_HITS
  return {
    hits: [
      {
        merchant: record.merchant,
        merchantKey: key,
        against: { kind: 'percent', value: discount, label: 'stated' },
        found: { kind: 'percent', value: own, label: 'by its prices' },
        difference: { value: gap, unit: 'points' },
      },
    ],
  }
}

function checkMedian(
  percent: number,
  { now, before }: CollectionFacts['whole'],
  { now: last, before: first }: Pick<CollectionFacts, 'now' | 'before'>,
): Checked {
  if (!first) return { why: NO_BEFORE }
  if (!last.isWhole || !first.isWhole) return { why: NO_MEDIAN }
  if (now.median === null || before.median === null) return null
  const value = percentOf(now.median, before.median)
  if (Math.abs(value) <= percent) return NO_HITS
  return {
    hits: [
      {
        merchant: null,
        merchantKey: '',
        against: price(before.median, `median before, ${before.n}`),
        found: price(now.median, `median now, ${now.n}`),
        difference: { value, unit: '%' },
      },
    ],
  }
}

type Subject = Pick<
  AlertMatch,
  'country' | 'code' | 'productId' | 'setId' | 'listing' | 'name' | 'brand' | 'imageUrl'
> & { key: string; at: number; beforeAt: number | null }

/**
 * The listing that a code is a size of: yours, otherwise the listing with the first id, so that all sizes of a listing give the
 * same result.
 */
function listingOf(
  { now, records }: CodeFacts,
  ownMerchants: OwnMerchants,
): NonNullable<AlertMatch['listing']> | null {
  const offered = (now?.offers ?? []).flatMap((offer) =>
    offer.productId === null
      ? []
      : [{ id: offer.productId, isOwn: isOwn(offer, ownMerchants), sizes: null }],
  )
  const recorded = records.map((record) => ({
    id: record.productId,
    isOwn: isMyRecord(record, ownMerchants),
    sizes: record.eans.length,
  }))
  const [found] = [...recorded, ...offered].toSorted(
    (a, b) => Number(b.isOwn) - Number(a.isOwn) || Number(a.id > b.id) - Number(a.id < b.id),
  )
  return found ? { id: found.id, sizes: found.sizes } : null
}

const ofCode = (
  facts: CodeFacts,
  ownMerchants: OwnMerchants,
  at: number,
  beforeAt: number | null,
): Subject => ({
  key: factsKey(facts),
  country: facts.country,
  code: facts.code,
  productId: null,
  setId: null,
  listing: listingOf(facts, ownMerchants),
  name: facts.name,
  brand: facts.brand,
  imageUrl: facts.imageUrl,
  at,
  beforeAt,
})

const ofRecord = (record: RecordFacts): Subject => ({
  key: `${record.country} ${record.productId}`,
  country: record.country,
  code: record.eans[0] ?? null,
  productId: record.productId,
  setId: null,
  name: record.name,
  brand: record.brand,
  imageUrl: record.imageUrl,
  at: record.now.at,
  beforeAt: record.before?.at ?? null,
})

const inCollection = (facts: CollectionFacts, brand: string | null, key: string): Subject => ({
  key: `${collectionRef(facts.setId)} ${key}`,
  country: facts.country,
  code: null,
  productId: null,
  setId: facts.setId,
  name: brand === null ? facts.name : `${brand} in ${facts.name}`,
  brand,
  imageUrl: null,
  at: facts.now.at,
  beforeAt: facts.before?.at ?? null,
})

/**
 * Records what a check found `now`. `subject` and `before` (the check of the earlier state) are called only if the rule matches
 * now.
 */
type AddResult = (subject: () => Subject, now: Checked, before: () => Checked) => void

/** The checks of a rule, called for one code, record or collection at a time so that its computed data can be freed soon. */
type RuleChecks = {
  atCode?: (code: CodeFacts) => void
  atRecord?: (record: RecordFacts) => void
  atCollection?: (facts: CollectionFacts) => void
}

function createChecks(
  { condition, scope }: AlertRule,
  codeMarkets: CodeMarkets,
  { tolerance, aliases }: PricingContext,
  addResult: AddResult,
): RuleChecks {
  const isCovered = isInScope(scope, aliases.brand)
  const none = () => null
  switch (condition.kind) {
    case 'rival below me':
    case 'below floor':
    case 'above reference':
      return {
        atCode(code) {
          if (!isCovered(code)) return
          const { now, before } = code
          const check = (seen: MarketSeen) =>
            checkMarket(condition, code, seen, codeMarkets, tolerance)
          addResult(
            () =>
              ofCode(
                code,
                codeMarkets.getOwnMerchants(code.country),
                now?.at ?? 0,
                before?.at ?? null,
              ),
            now ? check(now) : { why: NO_MARKET },
            () => before && check(before),
          )
        },
      }
    case 'new rival':
      return {
        atCode(code) {
          if (!isCovered(code)) return
          const subject = () =>
            ofCode(code, codeMarkets.getOwnMerchants(code.country), code.now?.at ?? 0, null)
          addResult(subject, checkNewCompetitor(condition, code, codeMarkets), none)
        },
      }
    case 'rival out of stock':
      return {
        atCode(code) {
          if (!isCovered(code)) return
          const last = (side: 'now' | 'before') =>
            code.records.reduce((at, record) => Math.max(at, record[side]?.at ?? 0), 0)
          addResult(
            () =>
              ofCode(
                code,
                codeMarkets.getOwnMerchants(code.country),
                last('now'),
                last('before') || null,
              ),
            checkStock(condition, code, 'now', codeMarkets),
            () => checkStock(condition, code, 'before', codeMarkets),
          )
        },
      }
    case 'discount not borne out':
      return {
        atRecord(record) {
          if (!isCovered(record)) return
          const { now, before } = record
          addResult(
            () => ofRecord(record),
            checkDiscount(condition, record, now, codeMarkets),
            () => before && checkDiscount(condition, record, before, codeMarkets),
          )
        },
      }
    case 'median moved': {
      const { of, percent } = condition
      const wanted =
        scope.of === 'brand' ? new Set(brandsOf(scope).map(groupKeys(aliases.brand))) : null
      return {
        atCollection(facts) {
          if (wanted === null && !isCovered({ memberOf: facts.memberOf, brand: null })) return
          if (of === 'set') {
            addResult(
              () => inCollection(facts, null, ''),
              checkMedian(percent, facts.whole, facts),
              none,
            )
            return
          }
          for (const [key, { name, ...medians }] of facts.brands) {
            if (wanted !== null && !wanted.has(key)) continue
            addResult(
              () => inCollection(facts, name, key),
              checkMedian(percent, medians, facts),
              none,
            )
          }
        },
      }
    }
  }
}

/** Applies the current snoozes to stored matches, so that a snooze takes effect before the next evaluation. */
export function withCurrentSnoozes(
  rules: readonly AlertRule[],
  matches: readonly AlertMatch[],
): AlertMatch[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  return matches.flatMap((match) => {
    const rule = byId.get(match.ruleId)
    return rule ? [{ ...match, mute: getSnooze(rule, match) }] : []
  })
}

/**
 * The snooze of a match; null if it is not snoozed. A snooze with `until: 'moves'` ends when the figure changes or the rule has
 * stopped matching in between.
 */
function getSnooze(rule: AlertRule, { key, since, found }: AlertMatch): Snooze | null {
  const snooze = rule.mutes.find((one) => one.key === key) ?? null
  if (snooze?.until !== 'moves') return snooze
  return snooze.found === found.value && since <= snooze.at ? snooze : null
}

/** Prepares the checks of one rule, which add their matches and counts to the returned `firings` and `verdict`. */
function evaluateRule(
  rule: AlertRule,
  codeMarkets: CodeMarkets,
  pricingContext: PricingContext,
  earlier: EarlierMatches | null,
) {
  const matches: AlertMatch[] = []
  const verdict = { ruleId: rule.id, fired: 0, isNew: 0, muted: 0, decided: 0, undecided: 0 }
  const reasons = new Map<string, number>()
  // Earlier matches count only if the rule has not changed since, because they were matches of another condition.
  const known = earlier && earlier.at >= rule.changedAt ? earlier.since : null

  const checks = createChecks(rule, codeMarkets, pricingContext, (subject, now, before) => {
    if (now === null) return
    if ('why' in now) {
      verdict.undecided += 1
      reasons.set(now.why, (reasons.get(now.why) ?? 0) + 1)
      return
    }
    verdict.decided += 1
    if (now.hits.length === 0) return
    const { key: subjectKey, at, beforeAt, ...about } = subject()
    const was = before()
    const earlierHits = was && 'hits' in was ? was.hits : []
    for (const { merchantKey, merchant, ...figures } of now.hits) {
      const key = `${rule.id} ${subjectKey} ${merchantKey}`
      const hitBefore = earlierHits.some((hit) => hit.merchantKey === merchantKey) ? beforeAt : null
      const earlierSince = known?.get(key)
      const match: AlertMatch = {
        key,
        ruleId: rule.id,
        ...about,
        merchant: merchant === null ? null : codeMarkets.merchantNameOf(merchant),
        ...figures,
        since: earlierSince ?? hitBefore ?? at,
        isNew: earlierSince === undefined && hitBefore === null,
        mute: null,
      }
      match.mute = getSnooze(rule, match)
      matches.push(match)
      if (match.mute) verdict.muted += 1
      else {
        verdict.fired += 1
        if (match.isNew) verdict.isNew += 1
      }
    }
  })
  return { rule, checks, firings: matches, verdict, reasons }
}

/** Evaluates the rules that are on. `earlier` has the matches of the previous evaluation, null without one. */
export function evaluateRules(
  rules: readonly AlertRule[],
  facts: AlertFacts,
  pricingContext: PricingContext,
  earlier: EarlierMatches | null = null,
): Evaluation {
  const codeMarkets = createCodeMarkets(facts, pricingContext)
  const evaluated = rules
    .filter(({ isOn }) => isOn)
    .map((rule) => evaluateRule(rule, codeMarkets, pricingContext, earlier))
  for (const code of facts.codes) {
    for (const { checks } of evaluated) checks.atCode?.(code)
    codeMarkets.letGo()
  }
  for (const record of facts.records) for (const { checks } of evaluated) checks.atRecord?.(record)
  for (const collection of facts.collections)
    for (const { checks } of evaluated) checks.atCollection?.(collection)
  return {
    allMatches: evaluated.flatMap(({ firings: matches }) => matches),
    verdicts: evaluated.map(({ rule, verdict, reasons }) => ({
      ...verdict,
      why: whyOf(rule, verdict, reasons, facts),
    })),
  }
}

function whyOf(
  { condition }: AlertRule,
  { decided, undecided }: Pick<RuleResult, 'decided' | 'undecided'>,
  reasons: ReadonlyMap<string, number>,
  { hasFloors }: AlertFacts,
): string | null {
  if (condition.kind === 'below floor' && !hasFloors) return NO_FLOOR
  if (decided + undecided === 0) return NOTHING
  const [most] = [...reasons].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}
