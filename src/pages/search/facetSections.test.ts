import { expect, test } from 'vitest'
import { facetSections, unlistedWords } from './facetSections.ts'

const facet = (name: string, ...values: string[]) => ({
  name,
  values: values.map((value): [string, number] => [value, 1]),
})

test('puts facets where they belong; unknown ones are words, empty ones are left out', () => {
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

test('lists added words that no word facet holds, letter case apart', () => {
  const facets = [facet('occasion', 'Casual'), facet('brand', 'Oxford')]
  expect(unlistedWords(['casual', 'oxford'], facets)).toEqual(['oxford'])
})
