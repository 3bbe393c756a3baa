import { expect, it } from 'vitest'
import type { SearchResult } from '@/api/operations/search.ts'
import { anAnswer } from '@test/made/anAnswer.ts'
import { countOf, foundIn } from './useFoundCounts.ts'

function answer(kind: SearchResult['kind'], numFound: number | null, receivedAt = 1) {
  const data: SearchResult = {
    kind,
    products: [],
    facets: [],
    featured: [],
    numFound,
    appliedQuery: null,
    shuffled: null,
    received: 0,
    pageSize: 24,
    start: 0,
    answer: { ...anAnswer(), receivedAt },
  }
  return { data, isPlaceholderData: false }
}

it('counts “nothing found” as 0, and a missing total as unknown', () => {
  expect(countOf({ kind: 'none', numFound: null })).toBe(0)
  expect(countOf({ kind: 'found', numFound: 4213 })).toBe(4213)
  expect(countOf({ kind: 'found', numFound: null })).toBeNull()
})

it('returns the count of each group of countries, with the time of the last answer', () => {
  const groups = [['us', 'in'], ['de'], ['fr']]
  const answers = [answer('found', 7, 30), answer('none', null, 40), answer('past the end', 9, 20)]
  expect(foundIn(groups, answers)).toEqual({
    at: 40,
    found: [
      { countries: 'us,in', count: 7 },
      { countries: 'de', count: 0 },
      { countries: 'fr', count: null },
    ],
  })
})

it('returns nothing until all groups have answered the current search', () => {
  const groups = [['us'], ['in']]
  const came = answer('found', 7)
  expect(foundIn(groups, [came, { isPlaceholderData: false }])).toBeNull()
  expect(foundIn(groups, [{ ...came, isPlaceholderData: true }, came])).toBeNull()
  expect(foundIn(groups, [came, came])?.found).toHaveLength(2)
})
