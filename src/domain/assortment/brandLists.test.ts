import { describe, expect, it } from 'vitest'
import {
  cellKey,
  cellOfKey,
  certaintyOf,
  type BrandList,
  type AssortmentAnswers,
  type MerchantAnswer,
} from './brandLists.ts'
import { isFilterIgnored } from './isFilterIgnored.ts'

const list = (numFound: number | null, ...counts: (number | null)[]): BrandList => ({
  brands: counts.map((count, at) => [`B${at}`, count]),
  numFound,
})

describe('the certainty of a brand list', () => {
  it.each<[string, BrandList, string]>([
    ['counts all products found', list(6, 3, 3), 'complete'],
    ['belongs to a search without results', list(0), 'complete'],
    ['counts fewer products than were found', list(9, 3, 3), 'unknown'],
    ['counts more products than were found', list(5, 3, 3), 'unknown'],
    ['has a brand without a count', list(3, 3, null), 'unknown'],
    ['belongs to a search with an unknown total', list(null, 3, 3), 'unknown'],
    ['is missing', { numFound: 5, brands: null }, 'unknown'],
  ])('is right for a list that %s', (_says, of, is) => {
    expect(certaintyOf(of)).toBe(is)
    // The second call reads the cached result.
    expect(certaintyOf(of)).toBe(is)
  })
})

it('the key of a cell holds its brand and its merchant', () => {
  expect(cellOfKey(cellKey('A "B"', 'C, D'))).toEqual(['A "B"', 'C, D'])
})

describe('a merchant filter', () => {
  const isIgnored = (all: number | null, ...found: (number | null)[]) => {
    const answers: AssortmentAnswers = {
      all: all === null ? null : list(all),
      named: null,
      namesAll: false,
      merchants: new Map<string, MerchantAnswer>([
        ...found.map((count, at) => [`M${at}`, { state: 'answered', list: list(count) }] as const),
        ['waiting', { state: 'waiting' }] as const,
      ]),
      cells: new Map(),
    }
    return isFilterIgnored(answers)
  }

  it('counts as ignored when several merchants each have all products', () => {
    expect(isIgnored(9, 9, 9)).toBe(true)
    expect(isIgnored(1, 1, 1)).toBe(true)
    expect(isIgnored(9, 9)).toBe(false)
    expect(isIgnored(9, 9, 8)).toBe(false)
    expect(isIgnored(9)).toBe(false)
    expect(isIgnored(0, 0, 0)).toBe(false)
    expect(isIgnored(null, 0, 0)).toBe(false)
  })
})
