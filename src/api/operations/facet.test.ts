import { describe, expect, it } from 'vitest'
import { readFacets, readFeatured } from './facet.ts'

const brands = [
  {
    name: 'brand',
    values: [
      ['Haldane', 3],
      ['Marlowe', 0],
    ],
  },
]

describe('facets', () => {
  it.each([
    ['a list of entries', [{ name: 'brand', value: { Haldane: 3, Marlowe: 0 } }]],
    ['counts as text', [{ name: 'brand', value: { Haldane: '3', Marlowe: '0' } }]],
    ['a map of counts', { brand: { Haldane: 3, Marlowe: 0 } }],
    ['a map of entries', { brand: { name: 'brand', value: { Haldane: 3, Marlowe: 0 } } }],
    [
      'lists of values',
      [
        {
          name: 'brand',
          values: [
            { value: 'Haldane', count: 3 },
            { name: 'Marlowe', count: '0' },
          ],
        },
      ],
    ],
  ])('are read from %s', (_name, facets) => {
    expect(readFacets(facets)).toEqual(brands)
  })

  it('can have names such as __proto__, and range labels as values', () => {
    const facets: unknown = JSON.parse(
      '[{"name":"__proto__","value":{"__proto__":4,"constructor":2,"0 - 500":1,"≥ x":"many"}}]',
    )
    expect(readFacets(facets)).toEqual([
      {
        name: '__proto__',
        values: [
          ['__proto__', 4],
          ['constructor', 2],
          ['0 - 500', 1],
          ['≥ x', null],
        ],
      },
    ])
  })

  it('can have a value named “value” when it holds a count', () => {
    expect(readFacets({ size: { value: 3 } })).toEqual([{ name: 'size', values: [['value', 3]] }])
  })

  it.each([null, undefined, '', [], {}, 'x', [null, 5, { value: {} }]])(
    'are an empty list for %j',
    (facets) => {
      expect(readFacets(facets)).toEqual([])
    },
  )

  it('stay in the result when they have no values', () => {
    expect(readFacets([{ name: 'size', value: {} }, { name: 'fit' }])).toEqual([
      { name: 'size', values: [] },
      { name: 'fit', values: [] },
    ])
  })
})

describe('featured values', () => {
  it('are split at commas or read from a list, without entries that aren’t text', () => {
    const featured = { gender: 'Women, ,Men', size: ['M', 40, null, {}], odd: { a: 1 }, none: null }
    expect(readFeatured(featured)).toEqual([
      ['gender', ['Women', 'Men']],
      ['size', ['M', '40']],
      ['odd', []],
      ['none', []],
    ])
    expect(readFeatured('gender')).toEqual([])
  })
})

it('featured values with a comma aren’t split when the facet lists them', () => {
  const facets = readFacets({
    brand: { 'Crabtree, Vale & Co': 3, Crabtree: 2, 'Vale & Co': 1, 'A, B': 1, 'A, B, C': 1 },
  })
  const featured = (text: string) => readFeatured({ brand: text }, facets)[0]?.[1]
  expect(featured('Marlowe,Crabtree, Vale & Co,Haldane')).toEqual([
    'Marlowe',
    'Crabtree, Vale & Co',
    'Haldane',
  ])
  expect(featured('A, B, C, Crabtree')).toEqual(['A, B, C', 'Crabtree'])
  expect(featured('Vale & Co, Crabtree')).toEqual(['Vale & Co', 'Crabtree'])
  expect(featured('')).toEqual([])
})
