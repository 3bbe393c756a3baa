import { describe, expect, it } from 'vitest'
import type { ResultRow } from '@/domain/collections/resultRow.ts'
import type { ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import type { PriceEntry } from '@/domain/pricing/priceList/ownPrice.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { aWatchRule, fromNorthgate, offersAt } from '@test/made/aWatchRule.ts'
import { evaluateRules, mutedBy, type PricingContext } from './evaluateRules.ts'
import { collectFacts } from './facts.ts'
import type { Snooze, RuleCondition } from './rule.ts'

const CODE = '2049811819164'
const OTHER = '2049811763054'
const MONDAY = 1_000
const TUESDAY = 2_000

type Prices = Record<string, number | null>

const done = (code: string, at: number, prices: Prices): ItemOutcome => ({
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
    offers: offersAt(prices),
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
  return evaluateRules([aWatchRule(condition)], factsOf(saved), pricingContext)
}

const BELOW: RuleCondition = {
  kind: 'rival below me',
  by: { amount: 5, unit: '%' },
  merchant: null,
}

describe('a competitor below your price', () => {
  it('fires for each competitor that is more than that below, with both prices', () => {
    const { firings, verdicts } = evaluate(BELOW, {
      markets: [[MONDAY, { northgate: 100, sundial: 94, cartwheel: 95, bazaarly: 90 }]],
    })
    expect(firings.map(({ merchant, found }) => [merchant, found.value])).toEqual([
      ['Sundial', 94],
      ['Bazaarly', 90],
    ])
    expect(firings[0]).toMatchObject({
      code: CODE,
      country: 'us',
      name: 'Oxford shirt',
      against: { kind: 'price', value: 100, label: 'mine' },
      found: { kind: 'price', value: 94, label: 'theirs' },
      difference: { value: -6, unit: '%' },
    })
    expect(verdicts).toMatchObject([{ fired: 2, decided: 1, undecided: 0, why: null }])
  })

  it('by an amount measures the amount', () => {
    const by = { amount: 5, unit: 'amount' } as const
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 100, sundial: 95, cartwheel: 94.99 }]],
    }
    expect(evaluate({ ...BELOW, by }, saved).firings).toMatchObject([
      { merchant: 'Cartwheel', difference: { value: -5.01, unit: 'amount' } },
    ])
  })

  it('is not below within the tolerance in which two prices are equal', () => {
    const by = { amount: 0, unit: '%' } as const
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 100, sundial: 99.5, cartwheel: 99.4 }]],
    }
    expect(evaluate({ ...BELOW, by }, saved).firings.map(({ merchant }) => merchant)).toEqual([
      'Cartwheel',
    ])
  })

  it('looks at one merchant where one is named, in any of its spellings and joined names', () => {
    const saved: SavedData = { markets: [[MONDAY, { northgate: 100, sundial: 90, cartwheel: 80 }]] }
    const aliases = { brand: [], merchant: [['Sundial', 'Sun Dial Shop']] }
    const rule = { ...BELOW, merchant: 'SUN-DIAL SHOP' }
    expect(evaluate(rule, saved, { ...fromNorthgate, aliases }).firings).toMatchObject([
      { merchant: 'Sundial' },
    ])
  })

  it('does not fire, and says why, where nobody is chosen as me', () => {
    const saved: SavedData = { markets: [[MONDAY, { northgate: 100, sundial: 50 }]] }
    const { firings, verdicts } = evaluate(BELOW, saved, { ...fromNorthgate, ownMerchants: {} })
    expect(firings).toEqual([])
    expect(verdicts).toMatchObject([
      { fired: 0, decided: 0, undecided: 1, why: 'Choose your merchant first.' },
    ])
  })

  it('takes your price from the price list where the catalog has none of yours', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { sundial: 90, cartwheel: 99 }]],
      prices: [listed({ price: 100 })],
    }
    expect(evaluate(BELOW, saved, { ...fromNorthgate, ownMerchants: {} }).firings).toMatchObject([
      { merchant: 'Sundial', against: { value: 100 } },
    ])
  })

  it('says nothing of a code that I do not sell', () => {
    const { verdicts } = evaluate(BELOW, { markets: [[MONDAY, { sundial: 90, cartwheel: 99 }]] })
    expect(verdicts).toMatchObject([{ decided: 0, undecided: 0 }])
  })

  it('holds since the market before where it fired there as well', () => {
    const now = [TUESDAY, { northgate: 100, sundial: 90, cartwheel: 90 }] as const
    const before = [MONDAY, { northgate: 100, sundial: 91, cartwheel: 99 }] as const
    const { firings } = evaluate(BELOW, { markets: [before, now] })
    expect(firings.map(({ merchant, since, isNew }) => [merchant, since, isNew])).toEqual([
      ['Sundial', MONDAY, false],
      ['Cartwheel', TUESDAY, true],
    ])
  })

  it('never counts a price of 0 or none', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 100, sundial: 0, cartwheel: null }]],
    }
    expect(evaluate(BELOW, saved).firings).toEqual([])
  })
})

describe('an offer below a floor', () => {
  const rule: RuleCondition = { kind: 'below floor', merchant: null }

  it('fires for every merchant below the floor of the price list, my own as well', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 33, sundial: 34, bazaarly: 27.9 }]],
      prices: [listed({ floor: 34 })],
    }
    const { firings } = evaluate(rule, saved, { ...fromNorthgate, ownMerchants: {} })
    expect(
      firings.map(({ merchant, against, found }) => [merchant, against.value, found.value]),
    ).toEqual([
      ['Northgate', 34, 33],
      ['Bazaarly', 34, 27.9],
    ])
  })

  it('says where the price list has no floor', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 33 }]],
      prices: [listed({ price: 34 })],
    }
    expect(evaluate(rule, saved).verdicts).toMatchObject([
      { decided: 0, why: 'No floor price in My prices.' },
    ])
  })
})

describe('your price above a reference', () => {
  const rule: RuleCondition = {
    kind: 'above reference',
    by: { amount: 10, unit: '%' },
    reference: 'median',
  }

  it('is measured against the reference of the market, with its label and n', () => {
    const market = { northgate: 120, sundial: 90, cartwheel: 100, bazaarly: 110 }
    expect(evaluate(rule, { markets: [[MONDAY, market]] }).firings).toMatchObject([
      {
        merchant: null,
        against: { value: 100, label: 'median of the competitors, 3' },
        found: { value: 120, label: 'mine' },
        difference: { value: 20, unit: '%' },
      },
    ])
  })

  it('does not fire at exactly the threshold, nor without another offer', () => {
    expect(
      evaluate(rule, { markets: [[MONDAY, { northgate: 110, sundial: 100 }]] }).firings,
    ).toEqual([])
    expect(evaluate(rule, { markets: [[MONDAY, { northgate: 110 }]] }).verdicts).toMatchObject([
      { undecided: 1, why: 'No competitor has a usable price.' },
    ])
  })
})

describe('a new competitor on a code of yours', () => {
  const rule: RuleCondition = { kind: 'new rival', merchant: null }

  it('fires for who was not in the market before', () => {
    const markets = [
      [MONDAY, { northgate: 100, sundial: 90 }],
      [TUESDAY, { northgate: 100, sundial: 90, bazaarly: 95 }],
    ] as const
    expect(evaluate(rule, { markets }).firings).toMatchObject([
      { merchant: 'Bazaarly', found: { value: 95 }, since: TUESDAY, isNew: true },
    ])
  })

  it('cannot be decided for what was requested once', () => {
    const { firings, verdicts } = evaluate(rule, { markets: [[MONDAY, { northgate: 1, a: 2 }]] })
    expect(firings).toEqual([])
    expect(verdicts[0]?.why).toBe('Checked only once so far.')
  })
})

describe('a competitor out of stock', () => {
  const rule: RuleCondition = { kind: 'rival out of stock', merchant: null }
  const record = (merchant: string, active: boolean | null) => ({
    productId: `of ${merchant}`,
    merchant,
    active,
    eans: [CODE],
    offerPrice: 49.5,
  })

  it('fires where a record of it says so on a code of yours', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 55.5, sundial: 49.5 }]],
      rows: [[MONDAY, [record('Sundial', false), record('Cartwheel', true)]]],
    }
    expect(evaluate(rule, saved).firings).toMatchObject([
      { merchant: 'Sundial', against: { value: 55.5 }, found: { kind: 'stock', value: 49.5 } },
    ])
  })

  it('never fires where its stock was not requested', () => {
    const saved: SavedData = {
      markets: [[MONDAY, { northgate: 55.5, sundial: 49.5 }]],
      rows: [[MONDAY, [record('Sundial', null)]]],
    }
    const { firings, verdicts } = evaluate(rule, saved)
    expect(firings).toEqual([])
    expect(verdicts).toMatchObject([{ undecided: 1, why: 'Stock not loaded.' }])
  })
})

describe('a median that moves', () => {
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

  it('fires for each brand of a set whose median moved, whatever its spelling', () => {
    expect(evaluate(rule, { rows }).firings).toMatchObject([
      {
        name: 'MARLOWE in Shirts',
        setId: 'set',
        against: { value: 41, label: 'median before, 2' },
        found: { value: 45, label: 'median now, 2' },
      },
    ])
  })

  it('looks at several brands where the rule names them, in any spelling', () => {
    const both = [
      [TUESDAY, [...now, row('Alder', 12, 4), row('Birch', 12, 5)]],
      [MONDAY, [...before, row('Alder', 10, 4), row('Birch', 10, 5)]],
    ] as const
    const scope = { of: 'brand', name: 'marlowe', others: ['ALDER'] } as const
    const { firings } = evaluateRules(
      [aWatchRule(rule, { scope })],
      factsOf({ rows: both }),
      fromNorthgate,
    )
    expect(firings.map(({ name }) => name)).toEqual(['MARLOWE in Shirts', 'Alder in Shirts'])
  })

  it('says nothing of sets that were not loaded whole', () => {
    const { firings, verdicts } = evaluate(rule, { rows, isWhole: false })
    expect(firings).toEqual([])
    expect(verdicts).toMatchObject([{ why: 'Not loaded completely, now or before.' }])
  })

  it('of a whole set looks at all of its prices', () => {
    const whole: RuleCondition = { kind: 'median moved', of: 'set', percent: 3 }
    expect(evaluate(whole, { rows }).firings).toMatchObject([
      { name: 'Shirts', against: { value: 42 }, found: { value: 46 } },
    ])
  })
})

describe('a discount that the prices do not bear out', () => {
  const rule: RuleCondition = { kind: 'discount not borne out', points: 15, merchant: null }
  const record = (discount: number | null) => ({
    productId: 'P',
    merchant: 'Sundial',
    eans: [CODE],
    offerPrice: 80,
    salePrice: 100,
    discount,
  })

  it('fires where they are further apart, in points', () => {
    expect(evaluate(rule, { rows: [[MONDAY, [record(40)]]] }).firings).toMatchObject([
      {
        code: CODE,
        against: { kind: 'percent', value: 40, label: 'stated' },
        found: { kind: 'percent', value: 20, label: 'by its prices' },
        difference: { value: -20, unit: 'points' },
      },
    ])
    expect(evaluate(rule, { rows: [[MONDAY, [record(35)]]] }).firings).toEqual([])
  })

  it('cannot be decided without a stated discount', () => {
    expect(evaluate(rule, { rows: [[MONDAY, [record(null)]]] }).verdicts[0]?.undecided).toBe(1)
  })
})

describe('what fired', () => {
  const markets = [[TUESDAY, { northgate: 100, sundial: 90 }]] as const
  const [first] = evaluate(BELOW, { markets }).firings
  const key = first?.key ?? ''
  const since = (at: number) => ({ at: 1_500, since: new Map([[key, at]]) })

  it('holds since an earlier run said so, and is not new then', () => {
    const { firings } = evaluateRules(
      [aWatchRule(BELOW)],
      factsOf({ markets }),
      fromNorthgate,
      since(500),
    )
    expect(firings).toMatchObject([{ since: 500, isNew: false }])
  })

  it('begins anew with a rule that was changed after that run', () => {
    const rule = aWatchRule(BELOW, { changedAt: 1_600 })
    const { firings } = evaluateRules([rule], factsOf({ markets }), fromNorthgate, since(500))
    expect(firings).toMatchObject([{ since: TUESDAY, isNew: true }])
  })

  const muted = (mute: Partial<Snooze>, earlier: number) => {
    const whole: Snooze = { key, at: 700, reason: 'agreed', until: 'moves', found: 90, ...mute }
    const rule = aWatchRule(BELOW, { mutes: [whole] })
    return evaluateRules([rule], factsOf({ markets }), fromNorthgate, since(earlier))
  }

  it('is muted until it moves, or for ever', () => {
    expect(muted({}, 500).verdicts).toMatchObject([{ fired: 0, muted: 1 }])
    expect(muted({ found: 91 }, 500).verdicts).toMatchObject([{ fired: 1, muted: 0 }])
    expect(muted({}, 800).verdicts).toMatchObject([{ fired: 1, muted: 0 }])
    expect(muted({ until: 'ever', found: 91 }, 800).verdicts).toMatchObject([
      { fired: 0, muted: 1 },
    ])
  })

  it('is muted by a rule as it is now, without another evaluation', () => {
    const { firings } = evaluate(BELOW, { markets })
    const mute: Snooze = { key, at: TUESDAY, reason: '', until: 'moves', found: 90 }
    const rule = aWatchRule(BELOW, { mutes: [mute] })
    expect(mutedBy([rule], firings)).toMatchObject([{ key, mute }])
    expect(mutedBy([], firings)).toEqual([])
  })

  it('is nothing for a rule that is off', () => {
    const off = aWatchRule(BELOW, { isOn: false })
    expect(evaluateRules([off], factsOf({ markets }), fromNorthgate)).toEqual({
      firings: [],
      verdicts: [],
    })
  })

  it('is looked for in the scope alone', () => {
    const facts = factsOf({ markets, prices: [listed({ code: OTHER, price: 5 })] })
    const within = (scope: Parameters<typeof aWatchRule>[1]) =>
      evaluateRules([aWatchRule(BELOW, scope)], facts, fromNorthgate).verdicts[0]
    expect(within({ scope: { of: 'collection', id: 'b0', name: 'B' } })?.fired).toBe(1)
    expect(within({ scope: { of: 'collection', id: 'b1', name: 'B' } })).toMatchObject({
      fired: 0,
      why: 'Nothing saved is in its scope.',
    })
    expect(within({ scope: { of: 'brand', name: 'Marlowe' } })?.decided).toBe(0)
    const record = { productId: 'of northgate', brand: 'Alder', eans: [CODE] }
    const known = factsOf({ markets, rows: [[MONDAY, [record]]] })
    const scope = { of: 'brand', name: 'Marlowe', others: ['Alder'] } as const
    const { verdicts } = evaluateRules([aWatchRule(BELOW, { scope })], known, fromNorthgate)
    expect(verdicts).toMatchObject([{ fired: 1 }])
  })
})
