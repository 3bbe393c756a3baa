import { describe, expect, it, test } from 'vitest'
import {
  facetCertainty,
  priceBeyond,
  sumOfCounts,
  valuesInRecords,
  type FacetEvidence,
  type FacetCertainty,
} from './facetCertainty.ts'
import type { FacetValue } from './facets.ts'

const named = (count: number): FacetValue[] =>
  Array.from({ length: count }, (_, at): FacetValue => [`V${at}`, count - at])
/** The first of many values, and the number of records that all values count. */
const cutAt = (most: number, of: number) => ({
  values: named(of).slice(0, most),
  found: sumOfCounts(named(of)),
})
const each = (...values: string[]) => values.map((value) => (value === '' ? [] : [value]))

type Case = [
  description: string,
  facet: string,
  values: FacetValue[],
  of: FacetEvidence,
  is: FacetCertainty,
]
const complete = { is: 'complete' } as const
const unknown = { is: 'unknown' } as const
const cut = (...missing: string[]) => ({ is: 'cut', missing }) as const

describe('a facet with one value per record', () => {
  it.each<Case>([
    ['has counts that add up to all records', 'brand', named(3), { found: 6 }, complete],
    [
      'has 100 values that add up to all records',
      'merchant',
      named(100),
      { found: 5050 },
      complete,
    ],
    ['has one value', 'merchant', [['M', 9]], { found: 9 }, complete],
    [
      'counts records without a value under an empty name',
      'brand',
      [['', 2]],
      { found: 2 },
      complete,
    ],
    [
      'counts every record except a loaded one without a value',
      'brand',
      named(3),
      { found: 7, records: each('V0', '') },
      complete,
    ],
    ['has no values in a search without results', 'brand', [], { found: 0 }, complete],
    [
      'misses more records than those loaded without a value',
      'brand',
      named(3),
      { found: 9, records: each('V0', '') },
      unknown,
    ],
    [
      'counts fewer records, and the others may lack a brand',
      'brand',
      named(3),
      { found: 9 },
      unknown,
    ],
    ['counts more records than were found', 'brand', named(3), { found: 4 }, unknown],
    ['belongs to a search with an unknown total', 'brand', named(3), { found: null }, unknown],
    ['has a value without a count', 'brand', [...named(3), ['Nix', null]], { found: 6 }, unknown],
    ['has no values although records were found', 'brand', [], { found: 5 }, unknown],
    ['has only counts of 0', 'merchant', [['M', 0]], { found: 5 }, unknown],
  ])('has the right certainty if it %s', (_says, facet, values, of, is) => {
    expect(facetCertainty(facet, values, of)).toEqual(is)
  })

  it.each([3, 10, 100])('is recognised as cut at %i values', (most) => {
    const { values, found } = cutAt(most, most + 2)
    // Each listing has one merchant, so records that are not counted belong to a missing merchant.
    expect(facetCertainty('merchant', values, { found })).toEqual(cut())
    expect(facetCertainty('brand', values, { found })).toEqual(unknown)
    const records = each('V0', `V${most}`, `V${most}`)
    expect(facetCertainty('brand', values, { found, records })).toEqual(cut(`V${most}`))
    expect(facetCertainty('merchant', values, { found, records: each('V0', '') })).toEqual(unknown)
  })

  it('is cut if a record has an unlisted value, whatever the counts add up to', () => {
    const of = { found: 6, records: each('V1', 'Nix', 'Nix', 'Alder') }
    expect(facetCertainty('brand', named(3), of)).toEqual(cut('Nix', 'Alder'))
  })

  it('is not cut because of another spelling or records without any listed value', () => {
    const values: FacetValue[] = [
      ['Marlowe', 3],
      ['Élan', 2],
    ]
    const certaintyWith = (...records: string[]) =>
      facetCertainty('brand', values, { found: 9, records: each(...records) })
    expect(certaintyWith('MARLOWE', 'elan')).toEqual(unknown)
    expect(certaintyWith('Brand 17', 'Brand 18')).toEqual(unknown)
  })
})

describe('a facet whose records are all loaded', () => {
  const colours: FacetValue[] = [
    ['Red', 2],
    ['Blue', 1],
  ]

  it.each<Case>([
    [
      'is complete if it lists all their values',
      'primaryColor',
      colours,
      { found: 2, records: [['Red'], ['Blue', 'Red']] },
      complete,
    ],
    [
      'is complete if some records have no value',
      'brand',
      colours,
      { found: 3, records: [['Red'], ['Blue'], []] },
      complete,
    ],
    [
      'is complete without values if no record has one',
      'brand',
      [],
      { found: 2, records: [[], []] },
      complete,
    ],
    [
      'is cut if a record has an unlisted value',
      'primaryColor',
      colours,
      { found: 2, records: [['Red'], ['Blue', 'Green']] },
      cut('Green'),
    ],
    [
      'is unknown if one record isn’t loaded',
      'primaryColor',
      colours,
      { found: 3, records: [['Red'], ['Blue', 'Red']] },
      unknown,
    ],
    [
      'is unknown if it lists values that no record has',
      'gender',
      colours,
      { found: 2, records: [[], []] },
      unknown,
    ],
  ])('%s', (_says, facet, values, of, is) => {
    expect(facetCertainty(facet, values, of)).toEqual(is)
  })
})

describe('a facet with several values per record', () => {
  it.each(['size', 'primaryColor', 'fabric', 'price', 'colourOfSole'])(
    'is unknown whatever its counts add up to: %s',
    (facet) => {
      for (const found of [5, 6, 7]) {
        expect(facetCertainty(facet, named(3), { found })).toEqual(unknown)
      }
    },
  )
})

describe('a facet whose own filter was sent', () => {
  it.each<[string, FacetValue[]]>([
    ['lists only the selected value', [['V0', 3]]],
    ['also lists other values', named(3)],
  ])('is unknown if it %s', (_says, values) => {
    expect(facetCertainty('brand', values, { found: 3, isFiltered: true })).toEqual(unknown)
  })

  it('is unknown whatever values its records have', () => {
    const of = { found: 3, isFiltered: true, records: each('V0', 'V9', 'V9') }
    expect(facetCertainty('brand', named(3), of)).toEqual(unknown)
  })
})

describe('the values of a facet in the records of a response', () => {
  it('come from the field, and are empty for a record without a value', () => {
    const raws = [{ brand: 'Marlowe' }, { brand: '' }, { brand: null }, { title: 'Shirt' }, 7]
    expect(valuesInRecords('brand', raws)).toEqual([['Marlowe'], [], [], [], []])
  })

  it('are null if no record has the field, or no field corresponds to the facet', () => {
    expect(valuesInRecords('brand', [{ title: 'Shirt' }])).toBeNull()
    expect(valuesInRecords('brand', [])).toBeNull()
    expect(valuesInRecords('size', [{ size: 'M' }])).toBeNull()
    expect(valuesInRecords('gender', [{ gender: 'Women' }])).toEqual([['Women']])
  })
})

test('the sum of counts is null if a count is missing', () => {
  expect(sumOfCounts(named(3))).toBe(6)
  expect(sumOfCounts([])).toBe(0)
  expect(sumOfCounts([...named(3), ['Nix', null]])).toBeNull()
})

describe('a price beyond the price facet', () => {
  const ranges: FacetValue[] = [
    ['40 - 50', 3],
    ['0 - 10', 8],
  ]

  test('is the highest of the records’ lowest prices, if that is above all ranges', () => {
    expect(priceBeyond(ranges, [[9], [812.4, 900], [60, null]])).toBe(812.4)
    expect(priceBeyond(ranges, [[9], [45, 812.4]])).toBeNull()
  })

  test('is null for prices less than 1 above the end of the last range', () => {
    expect(priceBeyond(ranges, [[9], [50.99]])).toBeNull()
    expect(priceBeyond(ranges, [[9], [51]])).toBe(51)
  })

  test('is null without ranges, without prices, or if no record is in a range', () => {
    expect(priceBeyond([['cheap', 4]], [[9], [812]])).toBeNull()
    expect(priceBeyond(ranges, [[null], []])).toBeNull()
    expect(priceBeyond(ranges, [[812], [900]])).toBeNull()
  })
})
