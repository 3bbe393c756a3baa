import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { swatchOf } from '@/features/products/pictures/swatch.ts'
import { toHistogram } from '@/pages/search/facets/histogram.ts'
import {
  facetKind,
  facetLabel,
  isFeatured,
  mergeSeenValues,
  orderFacetValues,
  readDiscountKey,
  readPriceRange,
  type FacetValue,
} from './facets.ts'

const HOSTILE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']
const keys = fc.oneof(fc.constantFrom(...HOSTILE, '0 - 10', '10', 'M', 'XL', '2-3Y'), fc.string())
const counts = fc.oneof(fc.nat(), fc.constant(null))
const values: fc.Arbitrary<FacetValue[]> = fc.uniqueArray(fc.tuple(keys, counts), {
  selector: ([key]) => key,
})
const names = (list: FacetValue[]) => list.map(([name]) => name)
const ordered = (facet: string, list: string[]) =>
  names(
    orderFacetValues(
      facet,
      list.map((key): FacetValue => [key, 1]),
    ),
  )

describe('facetKind', () => {
  it('returns filter for two facets, distribution for two, and word for all others', () => {
    expect(['merchant', 'brand'].map(facetKind)).toEqual(['filter', 'filter'])
    expect(['price', 'discount'].map(facetKind)).toEqual(['distribution', 'distribution'])
    expect(
      ['gender', 'size', 'neckline', ...HOSTILE].every((one) => facetKind(one) === 'word'),
    ).toBe(true)
  })
})

describe('facetLabel', () => {
  it.each([
    ['primaryColor', 'Primary colour'],
    ['subSilhouette', 'Sub-silhouette'],
    ['gender', 'Gender'],
    ['discount', 'Discount %'],
    ['neckLine', 'Neck line'],
    ['sole_material', 'Sole material'],
    ['RAMSize', 'RAMSize'],
    ['__proto__', '__proto__'],
    ['<b>x</b>', '<b>x</b>'],
    ['Länge', 'Länge'],
    ['', 'Facet without a name'],
  ])('writes %j as %j', (name, label) => {
    expect(facetLabel(name)).toBe(label)
  })
})

describe('orderFacetValues', () => {
  it('sorts by count, then by name', () => {
    const list: FacetValue[] = [
      ['b', 2],
      ['seen before', null],
      ['a', 2],
      ['c', 9],
      ['zero', 0],
    ]
    expect(names(orderFacetValues('brand', list))).toEqual(['c', 'a', 'b', 'zero', 'seen before'])
  })

  it('puts featured values first in the given order, ignoring letter case', () => {
    const list: FacetValue[] = [
      ['Boys', 97],
      ['Men', 2388],
      ['Women', 1402],
    ]
    expect(names(orderFacetValues('gender', list, ['women', ' Boys', 'Babies']))).toEqual([
      'Women',
      'Boys',
      'Men',
    ])
    expect(isFeatured('Women', ['women'])).toBe(true)
    expect(isFeatured('Größe A', ['GRÖSSE A'])).toBe(true)
    expect(isFeatured('A', ['A+'])).toBe(false)
    expect(isFeatured('Men', ['women'])).toBe(false)
  })

  it('sorts price ranges and discounts numerically, unreadable ones last', () => {
    expect(ordered('price', ['100 - 150', 'free', '20 - 40', '0 - 10', '20 - 30'])).toEqual([
      '0 - 10',
      '20 - 30',
      '20 - 40',
      '100 - 150',
      'free',
    ])
    expect(ordered('discount', ['10', '5', '100', 'n/a', '-5', '5.5'])).toEqual([
      '-5',
      '5',
      '5.5',
      '10',
      '100',
      'n/a',
    ])
  })

  it('sorts letter sizes from small to large, then other sizes', () => {
    const rail = ['3XS', 'XXS', 'XS', 's', 'Medium', 'L', 'XL', '2XL', 'XXXL', '4XL']
    const others = ['28', '38', '38.5', 'UK 30', '32x34', '2-3Y', 'Curvy', 'Free size', 'One size']
    for (const name of ['size', 'shoeSize', 'Größe']) {
      expect(ordered(name, [...others, ...rail].toReversed())).toEqual([...rail, ...others])
    }
  })

  it('returns every value once, whatever its key', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('price', 'discount', 'size', 'brand', '__proto__'),
        values,
        fc.array(keys),
        (name, list, featured) => {
          const result = orderFacetValues(name, list, featured)
          expect(new Set(names(result))).toEqual(new Set(names(list)))
          expect(new Map(result)).toEqual(new Map(list))
          expect(orderFacetValues(name, list.toReversed(), featured)).toEqual(result)
        },
      ),
      { seed: 12, numRuns: 500 },
    )
  })

  it('sorts 5,000 values with a featured one first', () => {
    const many = Array.from({ length: 5000 }, (_, i): FacetValue => [`Brand ${i}`, i % 7])
    expect(orderFacetValues('brand', many, ['Brand 77'])[0]).toEqual(['Brand 77', 0])
  })
})

describe('mergeSeenValues', () => {
  it('leaves values seen before in their order, without counts if they are missing now', () => {
    const seen: FacetValue[] = [
      ['Northgate', 1104],
      ['Cartwheel', 862],
    ]
    expect(mergeSeenValues(seen, [['Cartwheel', 12]])).toEqual([
      ['Northgate', null],
      ['Cartwheel', 12],
    ])
    expect(mergeSeenValues([], [['New', 1]])).toEqual([['New', 1]])
  })

  it('loses neither a seen nor a new value, whatever its key', () => {
    fc.assert(
      fc.property(values, values, (seen, current) => {
        const merged = mergeSeenValues(seen, current)
        const known = new Map(current)
        expect(new Set(names(merged))).toEqual(new Set([...names(seen), ...names(current)]))
        expect(new Set(names(merged)).size).toBe(merged.length)
        for (const [name, count] of merged) expect(count).toBe(known.get(name) ?? null)
      }),
      { seed: 13, numRuns: 300 },
    )
  })
})

describe('keys of the price and discount facets', () => {
  it.each([
    ['0 - 10', { min: 0, max: 10 }],
    ['10-20.50', { min: 10, max: 20.5 }],
    ['-5 - -1', { min: -5, max: -1 }],
    ['20 - 10', null],
    ['10 -', null],
    ['1,000 - 2,000', null],
    ['200 - *', null],
    ['constructor', null],
    ['', null],
  ])('reads %j as %j', (key, range) => {
    expect(readPriceRange(key)).toEqual(range)
  })

  it('reads discounts only if they are plain numbers', () => {
    expect(['10', ' 12.5 ', '-3', '10%', '', '1e3', '1'.repeat(400)].map(readDiscountKey)).toEqual([
      10,
      12.5,
      -3,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('toHistogram', () => {
  it('sorts bars numerically and returns unreadable entries separately', () => {
    expect(
      toHistogram(
        [
          ['50 - 60', 391],
          ['on request', 3],
          ['0 - 10', 112],
          ['10 - 20', null],
        ],
        'price',
      ),
    ).toEqual({
      bars: [
        { label: '0 - 10', from: 0, to: 10, count: 112 },
        { label: '10 - 20', from: 10, to: 20, count: null },
        { label: '50 - 60', from: 50, to: 60, count: 391 },
      ],
      unread: [['on request', 3]],
      highest: 391,
    })
    expect(toHistogram([['40', 663]], 'discount').bars).toEqual([
      { label: '40', from: 40, to: 40, count: 663 },
    ])
    expect(toHistogram([], 'price')).toEqual({ bars: [], unread: [], highest: 0 })
  })

  it('returns every entry, as a bar or as received', () => {
    fc.assert(
      fc.property(fc.constantFrom('price' as const, 'discount' as const), values, (kind, list) => {
        const { bars, unread } = toHistogram(list, kind)
        expect(new Set([...bars.map((bar) => bar.label), ...names(unread)])).toEqual(
          new Set(names(list)),
        )
      }),
      { seed: 14, numRuns: 300 },
    )
  })
})

describe('swatchOf', () => {
  it('recognises colours in any letter case and spelling', () => {
    expect(swatchOf('Navy')).toBe(swatchOf('navy blue'))
    expect(swatchOf('GRAY')).toBe(swatchOf('grey'))
    expect(swatchOf('Off-White')).toMatch(/^#[0-9a-f]{6}$/)
    expect(swatchOf('Multi')).toBe('multi')
    expect(swatchOf('Multi-color')).toBe('multi')
  })

  it.each(['Printed', '', ...HOSTILE, 'url(//x)'])('has no swatch for %j', (name) => {
    expect(swatchOf(name)).toBeNull()
  })
})

describe('the order of facet values', () => {
  it('is the same for equal values, whichever comes first', () => {
    const [composed, apart] = ['\u00E9', 'e\u0301']
    const inOrder = (name: string, ...inputs: string[]) =>
      orderFacetValues(
        name,
        inputs.map((value) => [value, 1]),
      ).map(([value]) => value)
    for (const name of ['brand', 'price', 'discount', 'size']) {
      expect(inOrder(name, composed, apart)).toEqual([apart, composed])
      expect(inOrder(name, apart, composed)).toEqual([apart, composed])
      expect(inOrder(name, 'x', apart, 'x')).toEqual([apart, 'x', 'x'])
    }
    expect(inOrder('brand', 'b10', 'b9', 'a')).toEqual(['a', 'b9', 'b10'])
  })

  it('puts values without a count last, after those with a count of 0', () => {
    expect(
      orderFacetValues('brand', [
        ['a', null],
        ['c', 0],
        ['d', 2],
        ['b', null],
      ]).map(([value]) => value),
    ).toEqual(['d', 'c', 'a', 'b'])
  })

  it('follows both ends of a price range, unreadable ones last', () => {
    const ranges = ['x', '10 - 30', 'w', '10 - 20', '2 - 90', '5 - 1']
    expect(
      orderFacetValues(
        'price',
        ranges.map((key) => [key, 1]),
      ).map(([value]) => value),
    ).toEqual(['2 - 90', '10 - 20', '10 - 30', '5 - 1', 'w', 'x'])
  })
})
