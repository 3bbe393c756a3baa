import { expect, it } from 'vitest'
import { countChanges, type FoundCounts } from './savedSearch.ts'

const counts = (found: Record<string, number | null>): FoundCounts => ({
  at: 1,
  found: Object.entries(found).map(([countries, count]) => ({ countries, count })),
})

it('shows the counts of a saved search and their changes, for each group of countries', () => {
  const saved = counts({ us: 100, in: null, de: 5 })
  const seen = counts({ in: 7, us: 90, fr: 3, de: null })
  expect(countChanges({ saved, seen })).toEqual([
    { countries: 'in', now: 7, since: null },
    { countries: 'us', now: 90, since: -10 },
    { countries: 'fr', now: 3, since: null },
    { countries: 'de', now: null, since: null },
  ])
})

it('shows the only known counts of a saved search, or none', () => {
  expect(countChanges({ saved: counts({ us: 100 }), seen: null })).toEqual([
    { countries: 'us', now: 100, since: 0 },
  ])
  expect(countChanges({ saved: null, seen: counts({ us: 4 }) })).toEqual([
    { countries: 'us', now: 4, since: null },
  ])
  expect(countChanges({ saved: null, seen: null })).toEqual([])
})
