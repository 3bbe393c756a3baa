import { expect, it } from 'vitest'
import { itemPosition } from '@/domain/pricing/itemPosition.ts'
import { referenceWords } from '@/domain/pricing/reference.ts'
import type { PricePositions } from '@/domain/today/pricePositions.ts'
import { aCodeMarket } from '@test/made/aCodeMarket.ts'
import { aMatch } from '@test/made/aMatch.ts'
import { anAlertRule } from '@test/made/anAlertRule.ts'
import {
  aChangesSummary,
  anUpdateRun,
  anUpdateStep,
  comparedOutcome,
} from '@test/made/anUpdateRun.ts'
import { todayReport, type TodayOptions } from './todayReport.ts'

const AT = Date.UTC(2025, 10, 24, 6)
const DAY = 86_400_000

const pricePositions: PricePositions = {
  country: 'us',
  counts: { cheaper: 2, equal: 1, dearer: 5, unknown: 2 },
  mostOverpriced: [
    {
      code: '2049836391140',
      name: 'Two-Ply Dress Shirt',
      brand: 'Haldane',
      imageUrl: null,
      sizes: 4,
      market: itemPosition([
        aCodeMarket({
          myPrice: 114.2,
          reference: 90,
          difference: 26.9,
          index: 126.9,
          rank: 9,
          of: 9,
          rival: 'Cartwheel',
          rivalPrice: 84,
          n: 8,
          status: 'dearer',
        }),
      ]),
    },
  ],
  collectionId: null,
  indices: [
    { at: AT - 7 * DAY, mean: 101.8, n: 8 },
    { at: AT, mean: 102.4, n: 8 },
  ],
  merchants: ['Cartwheel', 'Northgate'],
}

const rule = anAlertRule({ kind: 'new rival', merchant: null }, { id: 'new' })
const verdict = { ruleId: 'new', fired: 2, isNew: 2, muted: 0, decided: 9, undecided: 0, why: null }
const match = aMatch({ key: 'a', ruleId: 'new', isNew: true, mute: null })

const nothing: TodayOptions = {
  pricePositions: null,
  ownMerchants: [],
  reference: referenceWords('median'),
  tolerance: 0.5,
  alerts: null,
  changed: null,
  label: '',
  isDemo: true,
  at: AT,
}

const run = anUpdateRun([
  anUpdateStep('linen', { outcome: comparedOutcome(aChangesSummary()) }),
  anUpdateStep('shirt', { outcome: comparedOutcome(aChangesSummary({ medianDown: -20 })) }),
])

const keysOf = (options: Partial<TodayOptions>) =>
  todayReport({ ...nothing, ...options }).parts.map(({ key }) => key)

it('the report of the day has only the parts that there is data for', () => {
  expect(keysOf({})).toEqual([])
  expect(keysOf({ pricePositions })).toEqual(['dearest', 'index-us', 'shares'])
  expect(keysOf({ changed: { run, found: { sizes: null } } })).toEqual(['kinds'])
  const alerts = {
    rules: [rule],
    run: { id: 'r', at: AT, factsAt: AT, verdicts: [verdict], firings: [match] },
    allMatches: [match],
  }
  expect(keysOf({ alerts })).toEqual(['rules', 'firings'])
})

it('the report of the day begins with your price position and the price changes', () => {
  const { figures, kind } = todayReport({
    ...nothing,
    pricePositions,
    ownMerchants: ['Northgate'],
    changed: { run, found: { sizes: null } },
  })
  expect(kind).toBe('Report of the day, Northgate')
  expect(figures.map(({ label, value, of = '' }) => [label, value, of])).toEqual([
    ['Price index', '102.4', ''],
    ['Above market', '5', 'of 8'],
    ['Price changes', '4', 'of 20'],
  ])
  // There is no common median of two sources.
  expect(figures[2]?.lines).toEqual([expect.stringMatching(/^since/), '4 down, 0 up'])
})
