import { describe, expect, it } from 'vitest'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { anAlertRule, fromNorthgate, offersAt } from '@test/made/anAlertRule.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { evaluateRules, withCurrentSnoozes, type PricingContext } from './evaluateRules.ts'
import { collectFacts } from './facts.ts'
import type { Snooze, RuleCondition } from './rule.ts'

const CODE = '2049811819164'
const OTHER = '2049811763054'
const MONDAY = 1_000
const TUESDAY = 2_000

type Prices = Record<string, number | null>

const done = (
  code: string,
  at: number,
  prices: Prices,
  offers = offersAt(prices),
): ItemOutcome => ({
  state: 'done',
  at,
  ms: 1,
  tries: 1,
  answer: {
    kind: 'ean',
    code,
    echo: null,
    title: 'Oxford shirt',
    imageUrl: null,
    offers,
  },
})

type SavedData = {
  /** The stored markets of `CODE`, each with the time of its answer. */
  markets?: readonly (readonly [at: number, prices: Prices])[]
  prices?: readonly PriceEntry[]
  /** The versions of a loaded collection, newest first. */
  rows?: readonly (readonly [at: number, rows: readonly Partial<ResultRow>[]])[]
  isWhole?: boolean
}

function factsOf({ markets = [], prices = [], rows = [], isWhole = true }: SavedData) {
  const facts = collectFacts([])
  for (const [index, [at, market]] of markets.entries()) {
    const outcome = done(CODE, at, market)
    facts.addCodes({ id: `b${index}`, outcomes: [{ key: `ean us ${CODE}`, outcome }] })
  }
  facts.addSet(
    {
      id: 'set',
      name: 'Shirts',
      countries: ['us'],
      source: { kind: 'codes', collectionId: 'b9' },
    },
    rows.map(([at, one]) => ({ at, isWhole, parts: [{ at, rows: one.map(aResultRow) }] })),
  )
  facts.addPrices('us', prices)
  return facts.facts()
}

const listed = (entry: Partial<PriceEntry>): PriceEntry => ({
  code: CODE,
  price: null,
  cost: null,
  note: '',
  ...entry,
})

function evaluate(
  condition: RuleCondition,
  saved: SavedData,
  pricingContext: PricingContext = fromNorthgate,
) {
  return evaluateRules([anAlertRule(condition)], factsOf(saved), pricingContext)
}

const BELOW: RuleCondition = {
  kind: 'rival below me',
  by: { amount: 5, unit: '%' },
  merchant: null,
}

describe('the alert for a competitor below your price', () => {
  it('matches each competitor that is below by more than the limit, with both prices', () => {
    const { allMatches: matches, verdicts } = evaluate(BELOW, {
      markets: [[MONDAY, { northgate: 100, sundial: 94, cartwheel: 95, bazaarly: 90 }]],
    })
    expect(matches.map(({ merchant, found }) => [merchant, found.value])).toEqual([
      ['Sundial', 94],
      ['Bazaarly', 90],
    ])
    expect(matches[0]).toMatchObject({
      code: CODE,
      country: 'us',
      name: 'Oxford shirt',
      against: { kind: 'price', value: 100, label: 'mine' },
      found: { kind: 'price', value: 94, label: 'theirs' },
      difference: { value: -6, unit: '%' },
    })
    expect(verdicts).toMatchObject([{ fired: 2, decided: 1, undecided: 0, why: null }])
  })

  it('names a merchant by its name even if the name is the id of another merchant', () => {
    const offers = offersAt({ northgate: 100, 365: 90, 7: 80 }).map((offer) => ({
      ...offer,
      merchantName: { 365: 'Petra', 7: '365' }[offer.merchantId ?? ''] ?? offer.merchantName,
    }))
    const facts = collectFacts([])
    const outcome = done(CODE, MONDAY, {}, offers)
    facts.addCodes({ id: 'b', outcomes: [{ key: `ean us ${CODE}`, outcome }] })
    const { allMatches } = evaluateRules([anAlertRule(BELOW)], facts.facts(), fromNorthgate)
    expect(allMatches.map(({ merchant, found }) => [merchant, found.value])).toEqual([
      ['365', 80],
      ['Petra', 90],
    ])
  })

  it('compares amounts when the limit is an amount', () => {
    const by = { amount: 5, unit: 'amount' } as const
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 100, sundial: 95, cartwheel: 94.99 }]],
    }
    expect(evaluate({ ...BELOW, by }, saved).allMatches).toMatchObject([
      { merchant: 'Cartwheel', difference: { value: -5.01, unit: 'amount' } },
    ])
  })

  it('doesn’t match within the tolerance for equal prices', () => {
    const by = { amount: 0, unit: '%' } as const
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 100, sundial: 99.5, cartwheel: 99.4 }]],
    }
    expect(evaluate({ ...BELOW, by }, saved).allMatches.map(({ merchant }) => merchant)).toEqual([
      'Cartwheel',
    ])
  })

  it('checks only the merchant that it names, in any spelling or alias', () => {
    const saved: SavedData = { markets: [[MONDAY, { northgate: 100, sundial: 90, cartwheel: 80 }]] }
    const aliases = { brand: [], merchant: [['Sundial', 'Sun Dial Shop']] }
    const rule = { ...BELOW, merchant: 'SUN-DIAL SHOP' }
    expect(evaluate(rule, saved, { ...fromNorthgate, aliases }).allMatches).toMatchObject([
      { merchant: 'Sundial' },
    ])
  })

  it('doesn’t match, and says why, when no merchant is yours', () => {
    const saved: SavedData = { markets: [[MONDAY, { northgate: 100, sundial: 50 }]] }
    const { allMatches: matches, verdicts } = evaluate(BELOW, saved, {
      ...fromNorthgate,
      ownMerchants: {},
    })
    expect(matches).toEqual([])
    expect(verdicts).toMatchObject([
      { fired: 0, decided: 0, undecided: 1, why: 'Choose your merchant first.' },
    ])
  })

  it('uses your price from My prices when the catalog has none', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { sundial: 90, cartwheel: 99 }]],
      prices: [listed({ price: 100 })],
    }
    expect(evaluate(BELOW, saved, { ...fromNorthgate, ownMerchants: {} }).allMatches).toMatchObject(
      [{ merchant: 'Sundial', against: { value: 100 } }],
    )
  })

  it('ignores a code that you don’t sell', () => {
    const { verdicts } = evaluate(BELOW, { markets: [[MONDAY, { sundial: 90, cartwheel: 99 }]] })
    expect(verdicts).toMatchObject([{ decided: 0, undecided: 0 }])
  })

  it('dates a match from the previous check when that matched, too', () => {
    const now = [TUESDAY, { northgate: 100, sundial: 90, cartwheel: 90 }] as const
    const before = [MONDAY, { northgate: 100, sundial: 91, cartwheel: 99 }] as const
    const { allMatches: matches } = evaluate(BELOW, { markets: [before, now] })
    expect(matches.map(({ merchant, since, isNew }) => [merchant, since, isNew])).toEqual([
      ['Sundial', MONDAY, false],
      ['Cartwheel', TUESDAY, true],
    ])
  })

  it('never counts a price of 0 or a missing price', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 100, sundial: 0, cartwheel: null }]],
    }
    expect(evaluate(BELOW, saved).allMatches).toEqual([])
  })
})

describe('the alert for an offer below your floor price', () => {
  const rule: RuleCondition = { kind: 'below floor', merchant: null }

  it('matches every merchant below the floor in My prices, including yours', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 33, sundial: 34, bazaarly: 27.9 }]],
      prices: [listed({ floor: 34 })],
    }
    const { allMatches: matches } = evaluate(rule, saved, { ...fromNorthgate, ownMerchants: {} })
    expect(
      matches.map(({ merchant, against, found }) => [merchant, against.value, found.value]),
    ).toEqual([
      ['Northgate', 34, 33],
      ['Bazaarly', 34, 27.9],
    ])
  })

  it('says when My prices has no floor', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 33 }]],
      prices: [listed({ price: 34 })],
    }
    expect(evaluate(rule, saved).verdicts).toMatchObject([
      { decided: 0, why: 'No floor price in My prices.' },
    ])
  })
})

describe('the alert for your price above the market', () => {
  const rule: RuleCondition = {
    kind: 'above reference',
    by: { amount: 10, unit: '%' },
    reference: 'median',
  }

  it('compares with the market median, with its label and n', () => {
    const market = { northgate: 120, sundial: 90, cartwheel: 100, bazaarly: 110 }
    expect(evaluate(rule, { markets: [[MONDAY, market]] }).allMatches).toMatchObject([
      {
        merchant: null,
        against: { value: 100, label: 'median of the competitors, 3' },
        found: { value: 120, label: 'mine' },
        difference: { value: 20, unit: '%' },
      },
    ])
  })

  it('doesn’t match at exactly the limit, nor without another offer', () => {
    expect(
      evaluate(rule, { markets: [[MONDAY, { northgate: 110, sundial: 100 }]] }).allMatches,
    ).toEqual([])
    expect(evaluate(rule, { markets: [[MONDAY, { northgate: 110 }]] }).verdicts).toMatchObject([
      { undecided: 1, why: 'No competitor has a usable price.' },
    ])
  })
})

describe('the alert for a new competitor on your product', () => {
  const rule: RuleCondition = { kind: 'new rival', merchant: null }

  it('matches a merchant that had no offer at the previous check', () => {
    const markets = [
      [MONDAY, { northgate: 100, sundial: 90 }],
      [TUESDAY, { northgate: 100, sundial: 90, bazaarly: 95 }],
    ] as const
    expect(evaluate(rule, { markets }).allMatches).toMatchObject([
      { merchant: 'Bazaarly', found: { value: 95 }, since: TUESDAY, isNew: true },
    ])
  })

  it('can’t be decided when the product was checked only once', () => {
    const { allMatches: matches, verdicts } = evaluate(rule, {
      markets: [[MONDAY, { northgate: 1, a: 2 }]],
    })
    expect(matches).toEqual([])
    expect(verdicts[0]?.why).toBe('Checked only once so far.')
  })
})

describe('the alert for a competitor out of stock', () => {
  const rule: RuleCondition = { kind: 'rival out of stock', merchant: null }
  const record = (merchant: string, active: boolean | null) => ({
    productId: `of ${merchant}`,
    merchant,
    active,
    eans: [CODE],
    offerPrice: 49.5,
  })

  it('matches when a competitor’s listing with your code is out of stock', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 55.5, sundial: 49.5 }]],
      rows: [[MONDAY, [record('Sundial', false), record('Cartwheel', true)]]],
    }
    expect(evaluate(rule, saved).allMatches).toMatchObject([
      { merchant: 'Sundial', against: { value: 55.5 }, found: { kind: 'stock', value: 49.5 } },
    ])
  })

  it('never matches when the stock wasn’t loaded', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 55.5, sundial: 49.5 }]],
      rows: [[MONDAY, [record('Sundial', null)]]],
    }
    const { allMatches: matches, verdicts } = evaluate(rule, saved)
    expect(matches).toEqual([])
    expect(verdicts).toMatchObject([{ undecided: 1, why: 'Stock not loaded.' }])
  })
})

describe('the alert for a changed median', () => {
  const row = (brand: string, offerPrice: number, at: number) => ({
    productId: `${brand} ${at}`,
    brand,
    offerPrice,
  })
  const before = [row('Marlowe', 40, 1), row('Marlowe', 42, 2), row('Haldane', 80, 3)]
  const now = [row('MARLOWE', 44, 1), row('Marlowe', 46, 2), row('Haldane', 80, 3)]
  const rows = [
    [TUESDAY, now],
    [MONDAY, before],
  ] as const
  const rule: RuleCondition = { kind: 'median moved', of: 'brand', percent: 3 }

  it('matches each brand of a collection whose median changed, in any spelling', () => {
    expect(evaluate(rule, { rows }).allMatches).toMatchObject([
      {
        name: 'MARLOWE in Shirts',
        setId: 'set',
        against: { value: 41, label: 'median before, 2' },
        found: { value: 45, label: 'median now, 2' },
      },
    ])
  })

  it('checks every brand that it names, in any spelling', () => {
    const both = [
      [TUESDAY, [...now, row('Alder', 12, 4), row('Birch', 12, 5)]],
      [MONDAY, [...before, row('Alder', 10, 4), row('Birch', 10, 5)]],
    ] as const
    const scope = { of: 'brand', name: 'marlowe', others: ['ALDER'] } as const
    const { allMatches: matches } = evaluateRules(
      [anAlertRule(rule, { scope })],
      factsOf({ rows: both }),
      fromNorthgate,
    )
    expect(matches.map(({ name }) => name)).toEqual(['MARLOWE in Shirts', 'Alder in Shirts'])
  })

  it('doesn’t match in collections that weren’t loaded completely, and says why', () => {
    const { allMatches: matches, verdicts } = evaluate(rule, { rows, isWhole: false })
    expect(matches).toEqual([])
    expect(verdicts).toMatchObject([{ why: 'Not loaded completely, now or before.' }])
  })

  it('covers all prices of a collection when it is about the whole collection', () => {
    const whole: RuleCondition = { kind: 'median moved', of: 'set', percent: 3 }
    expect(evaluate(whole, { rows }).allMatches).toMatchObject([
      { name: 'Shirts', against: { value: 42 }, found: { value: 46 } },
    ])
  })
})

describe('the alert for a discount that differs from its prices', () => {
  const rule: RuleCondition = { kind: 'discount not borne out', points: 15, merchant: null }
  const record = (discount: number | null) => ({
    productId: 'P',
    merchant: 'Sundial',
    eans: [CODE],
    offerPrice: 80,
    salePrice: 100,
    discount,
  })

  it('matches when the two discounts differ by more than the limit, in points', () => {
    expect(evaluate(rule, { rows: [[MONDAY, [record(40)]]] }).allMatches).toMatchObject([
      {
        code: CODE,
        against: { kind: 'percent', value: 40, label: 'stated' },
        found: { kind: 'percent', value: 20, label: 'by its prices' },
        difference: { value: -20, unit: 'points' },
      },
    ])
    expect(evaluate(rule, { rows: [[MONDAY, [record(35)]]] }).allMatches).toEqual([])
  })

  it('cannot be decided without a stated discount', () => {
    expect(evaluate(rule, { rows: [[MONDAY, [record(null)]]] }).verdicts[0]?.undecided).toBe(1)
  })
})

describe('an alert match', () => {
  const markets = [[TUESDAY, { northgate: 100, sundial: 90 }]] as const
  const [first] = evaluate(BELOW, { markets }).allMatches
  const key = first?.key ?? ''
  const since = (at: number) => ({ at: 1_500, since: new Map([[key, at]]) })

  it('has the date from an earlier evaluation, and isn’t new then', () => {
    const { allMatches: matches } = evaluateRules(
      [anAlertRule(BELOW)],
      factsOf({ markets }),
      fromNorthgate,
      since(500),
    )
    expect(matches).toMatchObject([{ since: 500, isNew: false }])
  })

  it('starts again when the alert was changed after that evaluation', () => {
    const rule = anAlertRule(BELOW, { changedAt: 1_600 })
    const { allMatches: matches } = evaluateRules(
      [rule],
      factsOf({ markets }),
      fromNorthgate,
      since(500),
    )
    expect(matches).toMatchObject([{ since: TUESDAY, isNew: true }])
  })

  const muted = (snooze: Partial<Snooze>, earlier: number) => {
    const whole: Snooze = { key, at: 700, reason: 'agreed', until: 'moves', found: 90, ...snooze }
    const rule = anAlertRule(BELOW, { mutes: [whole] })
    return evaluateRules([rule], factsOf({ markets }), fromNorthgate, since(earlier))
  }

  it('is snoozed until the price changes, or permanently', () => {
    expect(muted({}, 500).verdicts).toMatchObject([{ fired: 0, muted: 1 }])
    expect(muted({ found: 91 }, 500).verdicts).toMatchObject([{ fired: 1, muted: 0 }])
    expect(muted({}, 800).verdicts).toMatchObject([{ fired: 1, muted: 0 }])
    expect(muted({ until: 'ever', found: 91 }, 800).verdicts).toMatchObject([
      { fired: 0, muted: 1 },
    ])
  })

  it('is snoozed by the current alert without another evaluation', () => {
    const { allMatches: matches } = evaluate(BELOW, { markets })
    const snooze: Snooze = { key, at: TUESDAY, reason: '', until: 'moves', found: 90 }
    const rule = anAlertRule(BELOW, { mutes: [snooze] })
    expect(withCurrentSnoozes([rule], matches)).toMatchObject([{ key, mute: snooze }])
    expect(withCurrentSnoozes([], matches)).toEqual([])
  })

  it('doesn’t exist for an alert that is off', () => {
    const off = anAlertRule(BELOW, { isOn: false })
    expect(evaluateRules([off], factsOf({ markets }), fromNorthgate)).toEqual({
      allMatches: [],
      verdicts: [],
    })
  })

  it('comes only from the scope of its alert', () => {
    const facts = factsOf({ markets, prices: [listed({ code: OTHER, price: 5 })] })
    const within = (scope: Parameters<typeof anAlertRule>[1]) =>
      evaluateRules([anAlertRule(BELOW, scope)], facts, fromNorthgate).verdicts[0]
    expect(within({ scope: { of: 'collection', id: 'b0', name: 'B' } })?.fired).toBe(1)
    expect(within({ scope: { of: 'collection', id: 'b1', name: 'B' } })).toMatchObject({
      fired: 0,
      why: 'Nothing saved is in its scope.',
    })
    expect(within({ scope: { of: 'brand', name: 'Marlowe' } })?.decided).toBe(0)
    const record = { productId: 'of northgate', brand: 'Alder', eans: [CODE] }
    const known = factsOf({ markets, rows: [[MONDAY, [record]]] })
    const scope = { of: 'brand', name: 'Marlowe', others: ['Alder'] } as const
    const { verdicts } = evaluateRules([anAlertRule(BELOW, { scope })], known, fromNorthgate)
    expect(verdicts).toMatchObject([{ fired: 1 }])
  })
})
