import { expect, test } from 'vitest'
import type { SearchResult } from '@/api/operations/search.ts'
import { facetSections, featuredOf, unlistedWords } from './facetSections.ts'

const facet = (name: string, ...values: string[]) => ({
  name,
  values: values.map((value): [string, number] => [value, 1]),
})

test('facets go to their sections: unknown ones are words, empty ones are left out', () => {
  const { price, discount, words } = facetSections([
    facet('neckline', 'V'),
    facet('fabric', 'Linen'),
    facet('occasion', 'Casual'),
    facet('gender'),
    facet('price', '0 - 10'),
    facet('merchant', 'Northgate'),
  ])
  expect(price?.name).toBe('price')
  expect(discount).toBeUndefined()
  expect(words.map(({ facet: { name }, folded }) => [name, folded])).toEqual([
    ['occasion', false],
    ['fabric', true],
    ['neckline', true],
  ])
})

test('unlistedWords returns the added words that no word facet lists, in any letter case', () => {
  const facets = [facet('occasion', 'Casual'), facet('brand', 'Oxford')]
  expect(unlistedWords(['casual', 'oxford'], facets)).toEqual(['oxford'])
})

test('featuredOf returns the featured values of a facet, and none without a response', () => {
  const featured = [
    ['brand', ['Alder', 'Oxford']],
    ['gender', ['women']],
  ]
  const result = { featured } as SearchResult // as much of it as is looked at
  expect(featuredOf(result, 'gender')).toEqual(['women'])
  expect(featuredOf(result, 'brand')).toEqual(['Alder', 'Oxford'])
  expect(featuredOf(result, 'pattern')).toEqual([])
  expect(featuredOf(undefined, 'brand')).toEqual([])
})
