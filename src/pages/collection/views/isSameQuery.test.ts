import { expect, it } from 'vitest'
import { countPositions } from '@/domain/market/rowMarket.ts'
import type { RowsResult, RowSort } from '@/domain/rows/rowView.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { hasSameFilter, isSameQuery } from './isSameQuery.ts'

const look = (text: string, sort: RowSort = []): RowsResult => ({
  filter: { ...noFilter, text },
  sort,
  version: 1,
  rows: 0,
  matching: 0,
  queued: 0,
  figures: {},
  groups: {},
  stock: {
    in: { all: 0, remaining: 0 },
    out: { all: 0, remaining: 0 },
    unknown: { all: 0, remaining: 0 },
  },
  eans: { with: { all: 0, remaining: 0 }, without: { all: 0, remaining: 0 } },
  hasMarket: false,
  items: { areGiven: false, haveNotes: false, haveReasons: false, haveSizes: false },
  market: { codes: 0, unasked: 0, without: 0, together: 0, statusCounts: countPositions([]) },
  index: null,
  traits: { columns: [], products: 0, unasked: 0 },
})
const down: RowSort = [{ column: 'offerPrice', down: true }]

it('looks are the same where filter and order are', () => {
  const one = look('a')
  expect([hasSameFilter(one, one), hasSameFilter(one, look('a'))]).toEqual([true, true])
  expect(hasSameFilter(one, look('b'))).toBe(false)
  expect(isSameQuery(one, look('a'))).toBe(true)
  expect(isSameQuery(one, look('a', down))).toBe(false)
  expect(isSameQuery(look('b', down), look('a', down))).toBe(false)
  expect(isSameQuery(look('a', down), look('a', down))).toBe(true)
})
