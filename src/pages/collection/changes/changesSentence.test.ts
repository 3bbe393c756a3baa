import { expect, it } from 'vitest'
import type { PositionMove } from '@/domain/changes/productChanges.ts'
import { aChangesSummary } from '@test/made/anUpdateRun.ts'
import { aVersion } from '@test/made/aVersion.ts'
import { changesSentence } from './changesSentence.ts'

const chosen = { before: aVersion({ id: 'a' }), now: aVersion({ id: 'b' }), earlier: [] }
type Counts = ReturnType<typeof aChangesSummary>['counts']

function sentence(counts: Partial<Counts>, moves: PositionMove[] | null = null, changed = 5) {
  const summary = aChangesSummary({ changed, counts: { ...NONE, ...counts } })
  const side = { rows: 5, withoutId: 0, doubled: 0, isWhole: true }
  const found = {
    summary,
    before: side,
    now: side,
    damaged: { before: 0, now: 0 },
    markets: { before: 0, now: 0 },
  } as unknown as Parameters<typeof changesSentence>[0]['found'] // as much as the sentence needs
  const { before, conclusion, after } = changesSentence({
    chosen,
    found,
    moves,
    than: 'the market',
    since: '17 Nov',
  })
  return before + conclusion + after
}

const NONE: Counts = {
  'price-down': 0,
  'price-up': 0,
  new: 0,
  gone: 0,
  back: 0,
  stock: 0,
  discount: 0,
  rating: 0,
}
const moves = (...to: PositionMove['now'][]) =>
  to.map((now, at): PositionMove => ({ key: `us ${at}`, before: 'equal', now }))

it('the sentence counts changed price positions first', () => {
  const words = sentence(
    { 'price-down': 7, 'price-up': 2, new: 1 },
    moves('dearer', 'equal', 'dearer', 'cheaper'),
  )
  expect(words).toBe(
    'Since 17 Nov, 2 products went above the market, 1 came to it and 1 went below it. 7 prices fell and 2 rose; 1 product is new.',
  )
  expect(sentence({ stock: 1 }, moves('cheaper'))).toBe(
    'Since 17 Nov, 1 product went below the market.',
  )
})

it('the sentence counts prices and products when no price position is known or changed', () => {
  expect(sentence({ 'price-down': 1, new: 2, back: 1, gone: 1 })).toBe(
    'Since 17 Nov, 1 price fell; 3 products are new and 1 is gone.',
  )
  expect(sentence({ 'price-up': 2 }, [])).toBe(
    'Since 17 Nov, 2 prices rose. No price position changed.',
  )
  expect(sentence({ stock: 2 })).toBe('Since 17 Nov, only stock, discounts or ratings changed.')
})

it('the sentence says that nothing changed', () => {
  expect(sentence({}, null, 0)).toBe('Nothing changed between these versions.')
})
