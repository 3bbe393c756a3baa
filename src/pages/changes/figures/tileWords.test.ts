import { expect, it } from 'vitest'
import type { ChangeKind } from '../../../model/changes/change.ts'
import { aChangesSummary } from '../../../testing/made/anAgainRun.ts'
import { shownColumns } from '../table/changeTable.ts'
import { tileWords } from './tileWords.ts'

const facts = (isWhole: boolean) => ({ rows: 10, isWhole, withoutId: 0, doubled: 0 })
const found = (isWhole: boolean) =>
  ({
    summary: aChangesSummary({ nowOut: 1234, nowIn: 2, discountAlone: 3 }),
    before: facts(isWhole),
    now: facts(isWhole),
  }) as unknown as Parameters<typeof tileWords>[1] // as much as is told

it.each<[ChangeKind, string]>([
  ['price-down', 'median −8.1%'],
  ['price-up', ''],
  ['new', 'not there before'],
  ['back', 'after it was gone'],
  ['gone', 'not in this result'],
  ['stock', '1,234 out, 2 in'],
  ['discount', '3 at the same price'],
])('tells of %s: %s', (kind, words) => {
  expect(tileWords(kind, found(true))).toEqual({ words, isTold: true })
})

it('says the median of what went up with its sign', () => {
  const up = found(true)
  const summary = { ...up.summary, medianUp: 5 }
  expect(tileWords('price-up', { ...up, summary }).words).toBe('median +5.0%')
})

it('says what a partial snapshot keeps from being told', () => {
  expect(tileWords('gone', found(false))).toEqual({ words: 'cannot be told', isTold: false })
  expect(tileWords('new', found(false))).toEqual({ words: 'cannot be told', isTold: false })
  expect(tileWords('stock', found(false)).isTold).toBe(true)
})

it('shows the difference or, among changed discounts, the discount', () => {
  const keys = (tile: ChangeKind | '') => shownColumns(tile, null).map(({ key }) => key)
  expect(keys('')).toEqual([
    'title',
    'merchant',
    'change',
    'price',
    'difference',
    'percent',
    'stock',
  ])
  expect(keys('discount')).toEqual([
    'title',
    'merchant',
    'change',
    'price',
    'percent',
    'discount',
    'stock',
  ])
})

it('tells figures and where a group of columns begins', () => {
  const all = [...shownColumns('', null), ...shownColumns('discount', null)]
  const named = (columns: typeof all) => [...new Set(columns.map(({ key }) => key))]
  expect(named(all.filter(({ isNumber }) => isNumber))).toEqual([
    'price',
    'difference',
    'percent',
    'discount',
  ])
  expect(named(all.filter(({ opensGroup }) => opensGroup))).toEqual(['price', 'stock', 'discount'])
})
