import { describe, expect, test } from 'vitest'
import { facetCertainty, priceBeyond } from './facetCertainty.ts'
import type { FacetValue } from './facets.ts'

const brands: FacetValue[] = [
  ['Marlowe', 3],
  ['Élan', 2],
]

describe('the list of a facet', () => {
  test('is complete where its counts add up to what was found', () => {
    expect(facetCertainty(brands, ['Marlowe'], 5)).toEqual({ is: 'complete' })
    expect(facetCertainty(brands, [], 5)).toEqual({ is: 'complete' })
  })

  test.each([
    ['more was found than is counted', brands, 6],
    ['less was found', brands, 4],
    ['nobody said how many were found', brands, null],
    ['a count is missing', [...brands, ['Quarrymoor', null] as FacetValue], 5],
    ['it has no values', [], 0],
  ])('is unknown where %s', (_why, values, found) => {
    expect(facetCertainty(values, ['Marlowe'], found)).toEqual({ is: 'unknown' })
  })

  test('is cut where a record has a value that it lacks, at any length, whatever the counts add up to', () => {
    const seen = ['Marlowe', 'Quarrymoor', 'Quarrymoor', 'Nix']
    expect(facetCertainty(brands, seen, 5)).toEqual({ is: 'cut', missing: ['Quarrymoor', 'Nix'] })
    expect(facetCertainty(brands.slice(0, 1), seen, 9)).toMatchObject({ is: 'cut' })
  })

  test('is not cut by another spelling, nor by records that speak of something else altogether', () => {
    expect(facetCertainty(brands, ['MARLOWE', 'elan'], 9)).toEqual({ is: 'unknown' })
    expect(facetCertainty(brands, ['Brand 17', 'Brand 18'], 9)).toEqual({ is: 'unknown' })
  })
})

describe('a price beyond the price facet', () => {
  const ranges: FacetValue[] = [
    ['40 - 50', 3],
    ['0 - 10', 8],
  ]

  test('is the highest of the records; a record counts where none of its prices is covered', () => {
    expect(priceBeyond(ranges, [[9], [812.4, 900], [60, null]])).toBe(812.4)
    expect(priceBeyond(ranges, [[9], [45, 812.4]])).toBeNull()
  })

  test('is none where the last range ends above, or holds what follows its end', () => {
    expect(priceBeyond(ranges, [[9], [50.99]])).toBeNull()
    expect(priceBeyond(ranges, [[9], [51]])).toBe(51)
  })

  test('is not known without ranges, without prices, or where no record is covered', () => {
    expect(priceBeyond([['cheap', 4]], [[9], [812]])).toBeNull()
    expect(priceBeyond(ranges, [[null], []])).toBeNull()
    expect(priceBeyond(ranges, [[812], [900]])).toBeNull()
  })
})
