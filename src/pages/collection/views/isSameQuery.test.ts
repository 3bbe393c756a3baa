import { expect, it } from 'vitest'
import { countPositions } from '@/domain/market/rowMarket.ts'
import type { RowsResult, RowSort } from '@/domain/rows/rowView.ts'
import { noFilter } from '@/domain/rows/rowView.ts'
import { hasSameFilter, isSameQuery } from './isSameQuery.ts'

const resultOf = (text: string, sort: RowSort = []): RowsResult => ({
  filter: { ...noFilter, text },
  sort,
  revision: 1,
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
  items: { areFromInput: false, haveNotes: false, haveReasons: false, haveSizes: false },
  market: { codes: 0, notRequested: 0, without: 0, together: 0, statusCounts: countPositions([]) },
  index: null,
  traits: { columns: [], products: 0, notRequested: 0 },
})
const down: RowSort = [{ column: 'offerPrice', down: true }]

it('two queries are the same if their filter and order are the same', () => {
  const one = resultOf('a')
  expect([hasSameFilter(one, one), hasSameFilter(one, resultOf('a'))]).toEqual([true, true])
  expect(hasSameFilter(one, resultOf('b'))).toBe(false)
  expect(isSameQuery(one, resultOf('a'))).toBe(true)
  expect(isSameQuery(one, resultOf('a', down))).toBe(false)
  expect(isSameQuery(resultOf('b', down), resultOf('a', down))).toBe(false)
  expect(isSameQuery(resultOf('a', down), resultOf('a', down))).toBe(true)
})
