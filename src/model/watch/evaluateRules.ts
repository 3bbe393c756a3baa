/** What fires: each rule against the facts as they are now, and since when it does. Works out no price by itself. */
import { recomputedDiscount } from '../../catalog/discount.ts'
import { isUsablePrice, withoutNoise } from '../../lib/numbers/offerStatistics.ts'
import { sidesIn } from '../../market/marketFigures.ts'
import { isMine, mineIn, type Mine, type MineByCountry } from '../../market/me.ts'
import { merchantCalled, merchantKeyIn, namesOfIds } from '../../market/merchantKey.ts'
import { allSpellings, calledAs, groupKeys, type Joined } from '../../market/names.ts'
import type { ComparableOffer } from '../../market/offerRows.ts'
import { standingIn, type OwnStanding } from '../../market/position.ts'
import type { Reference } from '../../market/reference.ts'
import {
  factsKey,
  isInScope,
  placeOf,
  type CodeFacts,
  type MarketSeen,
  type RecordFacts,
  type RecordSeen,
  type SetFacts,
  type WatchFacts,
} from './facts.ts'
import type { Mute, RuleCondition, Threshold, WatchRule } from './rule.ts'

/** Whose rules they are: who is me in each country, up to what two prices are equal, and which names are one. */
export type Standpoint = { mine: MineByCountry; tolerance: number; joined: Joined }

/** One of the two figures of a firing; stock is a word, and has no value. */
export type FiringFigure = {
  kind: 'price' | 'percent' | 'stock'
  value: number | null
  /** "mine", "floor", "median of the others, 8", "was 49.50": what it is of. */
  label: string
}

export type Firing = {
  /** The rule, the product and the merchant: the same at every evaluation. */
  key: string
  ruleId: string
  country: string
  /** Null where it is about a record without a code, or about a whole set. */
  code: string | null
  productId: string | null
  /** The set whose median moved. */
  setId: string | null
  name: string | null
  brand: string | null
  imageUrl: string | null
  /** Null where it is about no single one. */
  merchant: string | null
  against: FiringFigure
  found: FiringFigure
  /** Null where the figures are no two of a kind. */
  difference: { value: number; unit: '%' | 'amount' | 'points' } | null
  /** Since when it holds without interruption, as far as is kept: epoch milliseconds. */
  since: number
  /** Whether it did not hold at the run before. */
  isNew: boolean
  /** Null where it is not muted. */
  mute: Mute | null
}

/** How a rule fared. */
export type RuleVerdict = {
  ruleId: string
  /** Muted ones are not among them. */
  fired: number
  isNew: number
  muted: number
  /** Products that it could be decided for, and those that it could not. */
  decided: number
  undecided: number
  /** Why it could not for most of these, as a sentence; null where all were decided. */
  why: string | null
}

export type Evaluation = { firings: Firing[]; verdicts: RuleVerdict[] }

/** What fired at the run before: since when, by the key of the firing; `at` is when that run was evaluated. */
export type EarlierFirings = { at: number; since: ReadonlyMap<string, number> }

type Hit = {
  merchant: string | null
  merchantKey: string
} & Pick<Firing, 'against' | 'found' | 'difference'>

/** `hits` may be none; `null` where the rule is not about this product at all. */
type Checked = { hits: Hit[] } | { why: string } | null

const NO_HITS: Checked = { hits: [] }

const NOBODY = 'Nobody is chosen as you.'
const NO_MARKET = 'Its market was not asked.'
const NO_BEFORE = 'It was asked only once: there is nothing to compare with.'
const NO_STOCK = 'Its stock was not asked.'
const NO_FLOOR = 'No floor stands in your price list.'
const NO_MEDIAN = 'It was not loaded whole, now or before.'
const NO_DISCOUNT = 'It states no discount, or no two prices to check it by.'
const NOTHING = 'Nothing that is kept is in its scope.'

const percentOf = (found: number, against: number) => withoutNoise((found / against - 1) * 100)

/** How far `gap` has gone beyond nothing, in the unit of the threshold. */
function isBeyond({ amount, unit }: Threshold, gap: number, percent: number): boolean {
  return withoutNoise(unit === '%' ? percent : gap) > amount
}

function differenceOf(
  by: Threshold | null,
  found: number,
  against: number,
): NonNullable<Firing['difference']> {
  return by?.unit === 'amount'
    ? { value: withoutNoise(found - against), unit: 'amount' }
    : { value: percentOf(found, against), unit: '%' }
}

type Merchants = ReadonlyMap<string, { name: string | null; price: number | null }>

/** Of a code: its market at a moment, and my place in it. What few rules ask for is worked out when the first one does. */
type CodeMarket = {
  position: (reference: Reference) => OwnStanding
  /** Each merchant by its cheapest usable offer, or without any; those of the others, and all. */
  rivals: () => Merchants
  merchants: () => Merchants
}

type Standing = {
  mineOf: (country: string) => Mine
  marketOf: (facts: CodeFacts, seen: MarketSeen) => CodeMarket
  isWanted: (merchant: string | null) => (key: string) => boolean
  keyOfRecord: (record: RecordFacts) => string
  called: (name: string) => string
}

/** Worked out once, by whoever asks first. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Of the last standpoint that facts were judged from: rules are tried one after the other while they are written. */
const knownStandings = new WeakMap<WatchFacts, { of: string; standing: Standing }>()

function standingOf(facts: WatchFacts, standpoint: Standpoint): Standing {
  const of = JSON.stringify(standpoint)
  const known = knownStandings.get(facts)
  if (known?.of === of) return known.standing
  const standing = createStanding(facts, standpoint)
  knownStandings.set(facts, { of, standing })
  return standing
}

function createStanding(facts: WatchFacts, { mine, tolerance, joined }: Standpoint): Standing {
  const names = namesOfIds(facts.codes.map(({ now }) => now?.offers ?? []))
  const keyOf = merchantKeyIn(joined.merchant, names)
  const nameKey = groupKeys(joined.merchant)
  const mineBy = new Map<string, Mine>()
  const markets = new Map<MarketSeen, CodeMarket>()

  const mineOf = (country: string) => {
    const known = mineBy.get(country) ?? allSpellings(mineIn(mine, [country]), joined.merchant)
    mineBy.set(country, known)
    return known
  }

  const merchantsOf = (offers: readonly ComparableOffer[]): Merchants => {
    const found = new Map<string, { name: string | null; price: number | null }>()
    for (const offer of offers) {
      const key = keyOf(offer)
      // One that names nobody cannot be found again.
      if (key === null) continue
      const price = isUsablePrice(offer.offerPrice) ? offer.offerPrice : null
      const known = found.get(key)
      if (!known || (price !== null && price < (known.price ?? Infinity))) {
        const called = merchantCalled(offer)
        found.set(key, { name: (called === null ? null : names.get(called)) ?? called, price })
      }
    }
    return found
  }

  const marketOf = ({ country, own }: CodeFacts, seen: MarketSeen): CodeMarket => {
    const known = markets.get(seen)
    if (known) return known
    const { offers } = seen
    const mineHere = mineOf(country)
    const options = { mine: mineHere, listPrice: own?.price ?? null, tolerance }
    const median = once(() =>
      standingIn(offers, { ...options, reference: 'median', joined: joined.merchant }),
    )
    const positions = new Map<string, OwnStanding>()
    const market: CodeMarket = {
      position(reference) {
        if (reference === 'median') return median()
        const key = typeof reference === 'string' ? reference : ` ${reference.merchant}`
        const before = positions.get(key)
        if (before) return before
        const position = standingIn(offers, { ...options, reference, joined: joined.merchant })
        positions.set(key, position)
        return position
      },
      rivals: once(() => merchantsOf(sidesIn(offers, mineHere).others)),
      merchants: once(() => merchantsOf(offers)),
    }
    markets.set(seen, market)
    return market
  }

  return {
    mineOf,
    marketOf,
    isWanted(merchant) {
      if (merchant === null) return () => true
      const wanted = nameKey(merchant)
      return (key) => key === wanted
    },
    keyOfRecord: ({ merchant, merchantId }) => keyOf({ merchantId, merchantName: merchant }) ?? '',
    called: (name) => calledAs(name, joined.merchant),
  }
}

const price = (value: number, label: string): FiringFigure => ({ kind: 'price', value, label })

/** Whether a code is mine: a merchant of mine sells it, or my price list has it. */
function isOfMine({ own, records, country }: CodeFacts, market: CodeMarket | null, mine: Mine) {
  return (
    own !== null ||
    (market?.position('median').mine ?? null) !== null ||
    records.some((record) => country === record.country && isMyRecord(record, mine))
  )
}

const isMyRecord = ({ productId, merchantId, merchant }: RecordFacts, mine: Mine) =>
  isMine({ productId, merchantId, merchantName: merchant }, mine)

type OfMarket = Extract<
  RuleCondition,
  { kind: 'rival below me' | 'below floor' | 'above reference' }
>

/** What can be said of any one moment of a market, so that the moment before tells since when. */
function checkMarket(
  condition: OfMarket,
  facts: CodeFacts,
  seen: MarketSeen,
  standing: Standing,
  tolerance: number,
): Checked {
  const market = standing.marketOf(facts, seen)
  switch (condition.kind) {
    case 'below floor': {
      const floor = facts.own?.floor ?? null
      if (!isUsablePrice(floor)) return null
      if (!seen.offers.some(({ offerPrice }) => isUsablePrice(offerPrice) && offerPrice < floor)) {
        return NO_HITS
      }
      const isWanted = standing.isWanted(condition.merchant)
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
      const { mine, isChosen, noIndex, rival } = market.position('median')
      if (!isChosen) return { why: NOBODY }
      if (mine === null) return facts.own === null ? null : { why: noIndex ?? NOBODY }
      const own = mine.price
      const isBelow = (theirs: number) => {
        const percent = withoutNoise(-percentOf(theirs, own))
        return percent > tolerance && isBeyond(condition.by, own - theirs, percent)
      }
      if (rival === null || !isBelow(rival.price)) return NO_HITS
      const isWanted = standing.isWanted(condition.merchant)
      const hits: Hit[] = []
      for (const [key, { name, price: theirs }] of market.rivals()) {
        if (theirs === null || !isWanted(key) || !isBelow(theirs)) continue
        const figures = { against: price(own, 'mine'), found: price(theirs, 'theirs') }
        const difference = differenceOf(condition.by, theirs, own)
        hits.push({ merchant: name, merchantKey: key, ...figures, difference })
      }
      return { hits }
    }
    case 'above reference': {
      const position = market.position(condition.reference)
      const { mine, index, isChosen, noIndex, standing: stands } = position
      if (!isChosen) return { why: NOBODY }
      if (mine === null && facts.own === null) return null
      if (mine === null || index === null) return { why: noIndex ?? NOBODY }
      const percent = withoutNoise(index.index - 100)
      if (stands !== 'dearer' || !isBeyond(condition.by, index.difference, percent)) {
        return NO_HITS
      }
      const label = `${position.referenceLabel}, ${position.referenceN}`
      return {
        hits: [
          {
            merchant: null,
            merchantKey: '',
            against: price(index.reference, label),
            found: price(mine.price, 'mine'),
            difference: differenceOf(condition.by, mine.price, index.reference),
          },
        ],
      }
    }
  }
}

function checkNewRival(
  { merchant }: Extract<RuleCondition, { kind: 'new rival' }>,
  facts: CodeFacts,
  standing: Standing,
): Checked {
  const { now, before, own } = facts
  if (!now) return { why: NO_MARKET }
  const market = standing.marketOf(facts, now)
  const position = market.position('median')
  if (!position.isChosen && own === null) return { why: NOBODY }
  if (!isOfMine(facts, market, standing.mineOf(facts.country))) return null
  if (!before) return { why: NO_BEFORE }
  const earlier = standing.marketOf(facts, before).merchants()
  const isWanted = standing.isWanted(merchant)
  const mine = position.mine?.price ?? null
  const hits: Hit[] = []
  for (const [key, { name, price: theirs }] of market.rivals()) {
    if (earlier.has(key) || !isWanted(key)) continue
    hits.push({
      merchant: name,
      merchantKey: key,
      against: { kind: 'price', value: mine, label: 'mine' },
      found: { kind: 'price', value: theirs, label: 'new' },
      difference: mine === null || theirs === null ? null : differenceOf(null, theirs, mine),
    })
  }
  return { hits }
}

function checkStock(
  { merchant }: Extract<RuleCondition, { kind: 'rival out of stock' }>,
  facts: CodeFacts,
  side: 'now' | 'before',
  standing: Standing,
): Checked {
  const mine = standing.mineOf(facts.country)
  if (mine.length === 0 && facts.own === null) return { why: NOBODY }
  const market = facts.now && standing.marketOf(facts, facts.now)
  if (!isOfMine(facts, market, mine)) return null
  const isWanted = standing.isWanted(merchant)
  const own = facts.records.filter((record) => isMyRecord(record, mine))
  const myPrice =
    market?.position('median').mine?.price ?? facts.own?.price ?? own[0]?.now.offerPrice ?? null
  let isKnown = false
  const hits = new Map<string, Hit>()
  const sold = new Set<string>()
  for (const record of facts.records) {
    const seen = record[side]
    const key = standing.keyOfRecord(record)
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
  // A merchant with two records of one code is out when both are.
  for (const key of sold) hits.delete(key)
  return isKnown ? { hits: [...hits.values()] } : { why: NO_STOCK }
}

function checkDiscount(
  { points, merchant }: Extract<RuleCondition, { kind: 'discount not borne out' }>,
  record: RecordFacts,
  seen: RecordSeen,
  standing: Standing,
): Checked {
  const key = standing.keyOfRecord(record)
  if (!standing.isWanted(merchant)(key)) return null
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
  { now, before }: SetFacts['whole'],
  { now: last, before: first }: Pick<SetFacts, 'now' | 'before'>,
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
  Firing,
  'country' | 'code' | 'productId' | 'setId' | 'name' | 'brand' | 'imageUrl'
> & { key: string; at: number; beforeAt: number | null }

const ofCode = (facts: CodeFacts, at: number, beforeAt: number | null): Subject => ({
  key: factsKey(facts),
  country: facts.country,
  code: facts.code,
  productId: null,
  setId: null,
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

const ofSet = (set: SetFacts, brand: string | null, key: string): Subject => ({
  key: `${placeOf('set', set.setId)} ${key}`,
  country: set.country,
  code: null,
  productId: null,
  setId: set.setId,
  name: brand === null ? set.name : `${brand} in ${set.name}`,
  brand,
  imageUrl: null,
  at: set.now.at,
  beforeAt: set.before?.at ?? null,
})

/** `subject` and `before`, how it was then, are asked only for what fires now. */
type Judge = (subject: () => Subject, now: Checked, before: () => Checked) => void

function judgeRule(
  rule: WatchRule,
  facts: WatchFacts,
  standing: Standing,
  { tolerance, joined }: Standpoint,
  judge: Judge,
): void {
  const { condition, scope } = rule
  const isCovered = isInScope(scope, joined.brand)
  const none = () => null
  switch (condition.kind) {
    case 'rival below me':
    case 'below floor':
    case 'above reference':
      for (const code of facts.codes) {
        if (!isCovered(code)) continue
        const { now, before } = code
        const check = (seen: MarketSeen) => checkMarket(condition, code, seen, standing, tolerance)
        judge(
          () => ofCode(code, now?.at ?? 0, before?.at ?? null),
          now ? check(now) : { why: NO_MARKET },
          () => before && check(before),
        )
      }
      return
    case 'new rival':
      for (const code of facts.codes) {
        if (!isCovered(code)) continue
        judge(
          () => ofCode(code, code.now?.at ?? 0, null),
          checkNewRival(condition, code, standing),
          none,
        )
      }
      return
    case 'rival out of stock':
      for (const code of facts.codes) {
        if (!isCovered(code)) continue
        const times = (side: 'now' | 'before') =>
          code.records.map((record) => record[side]?.at ?? 0).reduce((a, b) => Math.max(a, b), 0)
        judge(
          () => ofCode(code, times('now'), times('before') || null),
          checkStock(condition, code, 'now', standing),
          () => checkStock(condition, code, 'before', standing),
        )
      }
      return
    case 'discount not borne out':
      for (const record of facts.records) {
        if (!isCovered(record)) continue
        const { now, before } = record
        judge(
          () => ofRecord(record),
          checkDiscount(condition, record, now, standing),
          () => before && checkDiscount(condition, record, before, standing),
        )
      }
      return
    case 'median moved': {
      const brandKey = groupKeys(joined.brand)
      for (const set of facts.sets) {
        if (scope.of !== 'brand' && !isCovered({ held: set.held, brand: null })) continue
        if (condition.of === 'set') {
          judge(() => ofSet(set, null, ''), checkMedian(condition.percent, set.whole, set), none)
          continue
        }
        for (const [key, { name, ...medians }] of set.brands) {
          if (scope.of === 'brand' && key !== brandKey(scope.name)) continue
          judge(() => ofSet(set, name, key), checkMedian(condition.percent, medians, set), none)
        }
      }
    }
  }
}

/** The same as muted by the rules as they are now: a mute need not wait for the next evaluation. */
export function mutedBy(rules: readonly WatchRule[], firings: readonly Firing[]): Firing[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  return firings.flatMap((firing) => {
    const rule = byId.get(firing.ruleId)
    return rule ? [{ ...firing, mute: muteOf(rule, firing) }] : []
  })
}

/** A mute ends with what it was about: where the figure found is another one, or the rule had stopped firing. */
function muteOf(rule: WatchRule, { key, since, found }: Firing): Mute | null {
  const mute = rule.mutes.find((one) => one.key === key) ?? null
  if (mute?.until !== 'moves') return mute
  return mute.found === found.value && since <= mute.at ? mute : null
}

/** Rules that are off are not judged. `earlier` is null where no run was evaluated before. */
export function evaluateRules(
  rules: readonly WatchRule[],
  facts: WatchFacts,
  standpoint: Standpoint,
  earlier: EarlierFirings | null = null,
): Evaluation {
  const standing = standingOf(facts, standpoint)
  const firings: Firing[] = []
  const verdicts: RuleVerdict[] = []
  for (const rule of rules) {
    if (!rule.isOn) continue
    const verdict = { ruleId: rule.id, fired: 0, isNew: 0, muted: 0, decided: 0, undecided: 0 }
    const reasons = new Map<string, number>()
    // What fired before the rule was what it is now says nothing of it.
    const known = earlier && earlier.at >= rule.changedAt ? earlier.since : null

    judgeRule(rule, facts, standing, standpoint, (subject, now, before) => {
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
      const held = new Set(was && 'hits' in was ? was.hits.map((hit) => hit.merchantKey) : [])
      for (const { merchantKey, merchant, ...figures } of now.hits) {
        const key = `${rule.id} ${subjectKey} ${merchantKey}`
        const heldBefore = held.has(merchantKey) ? beforeAt : null
        const since = known?.get(key) ?? heldBefore ?? at
        const firing: Firing = {
          key,
          ruleId: rule.id,
          ...about,
          merchant: merchant === null ? null : standing.called(merchant),
          ...figures,
          since,
          isNew: known?.get(key) === undefined && heldBefore === null,
          mute: null,
        }
        firing.mute = muteOf(rule, firing)
        firings.push(firing)
        if (firing.mute) verdict.muted += 1
        else {
          verdict.fired += 1
          if (firing.isNew) verdict.isNew += 1
        }
      }
    })

    verdicts.push({ ...verdict, why: whyOf(rule, verdict, reasons, facts) })
  }
  return { firings, verdicts }
}

function whyOf(
  { condition }: WatchRule,
  { decided, undecided }: Pick<RuleVerdict, 'decided' | 'undecided'>,
  reasons: ReadonlyMap<string, number>,
  { hasFloors }: WatchFacts,
): string | null {
  if (condition.kind === 'below floor' && !hasFloors) return NO_FLOOR
  if (decided + undecided === 0) return NOTHING
  const [most] = [...reasons].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}
