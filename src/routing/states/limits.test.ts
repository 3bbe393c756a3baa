import { describe, expect, it } from 'vitest'
import {
  decodeCollectionView,
  rowFilter,
  collectionViewState,
} from '@/pages/collection/collectionViewState.ts'
import { decodeSharedList } from '@/pages/collection/link/pickedLink.ts'
import type { Decoded } from '@/routing/correction.ts'
import { encodeAssortment, assortmentState, decodeAssortment } from './assortmentState.ts'
import { changesState } from './changesState.ts'
import { baseIndex, compareState, NO_BASE, decodeCompare } from './compareState.ts'
import { eanState, encodeEan } from './eanState.ts'
import { encodePriceList } from './priceListState.ts'
import { encodeResolve, resolveState } from './resolveState.ts'
import { decodeSearch, searchState, withFilter } from './searchState.ts'

const settings = { countries: ['us'] }
const long = 'x'.repeat(9000)
const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`)
const read =
  <S>(decode: (params: URLSearchParams, input: typeof settings) => Decoded<S>) =>
  (query: string) => {
    const { state, corrections } = decode(new URLSearchParams(query), settings)
    return { state, corrections, reasons: corrections.map(({ reason }) => reason) }
  }

describe('texts in an address', () => {
  it.each([
    ['the keywords of a search', searchState({ q: long }).q, 2000],
    ['an added word of a search', searchState({ words: [long] }).words[0], 200],
    ['a filter of a search', searchState({ brand: [long] }).brand[0], 300],
    ['the URL of Find by link', resolveState({ url: long }).url, 8000],
    ['the merchant of Find by link', resolveState({ merchant: long }).merchant, 300],
    [
      'your merchant',
      eanState({ ownMerchants: { us: [long] } }).ownMerchants['us']?.[0] ?? '',
      300,
    ],
    ['the compared-with setting', eanState({ ref: long }).ref, 300],
    ['the first version of a comparison', changesState({ since: long }).since, 100],
    ['the second version of a comparison', changesState({ to: long }).to, 100],
    ['a product of a comparison', changesState({ product: long }).product, 400],
    ['the brand of an assortment map', assortmentState({ brand: long }).brand, 300],
    ['the search text of an assortment map', assortmentState({ find: long }).find, 200],
    ['the country shown in an assortment map', assortmentState({ shownIn: long }).shownIn, 100],
    ['the version of a collection', collectionViewState({ shownVersion: long }).shownVersion, 100],
    ['the text of a row filter', rowFilter({ text: long }).text, 200],
    ['a value of a row filter', rowFilter({ values: { brand: [long] } }).values.brand?.[0], 500],
  ])('are cut at their maximum length: %s', (_, text, length) => {
    expect(text).toBe(long.slice(0, length))
  })

  it('are limited in number', () => {
    expect(searchState({ words: many(40) }).words).toEqual(many(30))
    expect(searchState({ merchant: many(40) }).merchant).toEqual(many(20))
    expect(rowFilter({ values: { brand: many(200) } }).values.brand).toEqual(many(100))
  })
})

describe('the countries of a page state', () => {
  it('are the given countries, or US if none are given', () => {
    expect(eanState({ countries: ['in'] }).countries).toEqual(['in'])
    expect(encodeEan({ countries: ['in'] }).toString()).toBe('country=in')
    expect(resolveState({ countries: ['in'] }).countries).toEqual(['in'])
    expect(encodeResolve({ countries: ['in'] }).toString()).toBe('country=in')
    expect(eanState({}).countries).toEqual(['us'])
    expect(resolveState({}).countries).toEqual(['us'])
  })
})

describe('a price list without a search text', () => {
  it('has no parameter for it', () => {
    expect(encodePriceList({ countries: ['in'], q: ' ' }).toString()).toBe('country=in')
  })
})

describe('numbers in a page state', () => {
  it.each([
    [-1, 1],
    [0, 1],
    [1, 1],
    [1.5, 1],
    [2, 2],
    [Number.NaN, 1],
    [1_000_000, 1_000_000],
    [1_000_001, 1],
  ])('turn page %d of a search into page %d', (input, page) => {
    expect(searchState({ page: input }).page).toBe(page)
  })

  it.each([
    [-1, 1],
    [0, 1],
    [1.5, 1],
    [2, 2],
    [99, 99],
    [100, 1],
  ])('turn a minimum of %d merchants in assortment gaps into %d', (input, least) => {
    expect(assortmentState({ least: input }).least).toBe(least)
  })

  it('default to a minimum of 1 merchant in assortment gaps', () => {
    expect(assortmentState({}).least).toBe(1)
    expect(encodeAssortment({}).has('least')).toBe(false)
  })

  it.each([
    ['24', 24],
    ['48', 48],
    ['96', 96],
    ['25', 24],
  ])('turn %s products per page into %d', (input, size) => {
    expect(read(decodeSearch)(`size=${input}`).state.size).toBe(size)
  })
})

describe('a filter of one value', () => {
  it('is set with a value and removed with null', () => {
    const state = withFilter(searchState({ page: 3 }), 'division', 'Men')
    expect([state.division, state.page]).toEqual([['Men'], 1])
    expect(withFilter(state, 'division', null).division).toEqual([])
  })
})

describe('the address of assortment gaps', () => {
  const decode = read(decodeAssortment)

  it.each([
    ['1', 1],
    ['99', 99],
  ])('accepts a minimum of %s merchants', (input, least) => {
    expect(decode(`least=${input}`)).toMatchObject({ state: { least }, reasons: [] })
  })

  it.each(['0', '100', '1e1', 'a'])('reports that %s isn’t a number of merchants', (input) => {
    expect(decode(`least=${input}`)).toMatchObject({
      state: { least: 1 },
      reasons: [`least “${input}” isn’t a number of merchants: using 1`],
    })
  })

  it('limits the query to the same lengths as a search', () => {
    expect(decode(`q=${long}`).reasons).toEqual([
      'q is 9,000 characters long: using the first 2,000',
    ])
    expect(decode(`word=${long}`).reasons).toEqual([
      'word is 9,000 characters long: using the first 200',
    ])
    const words = many(31).map((word) => `word=${word}`)
    expect(decode(words.join('&')).reasons).toEqual(['31 values of word: using the first 30'])
    expect(decode('word=A&word=a').reasons).toEqual(['word “a” is given twice'])
  })
})

describe('the address of a comparison', () => {
  const decode = read(decodeCompare)
  const ids = (count: number) =>
    many(count)
      .map((id) => `id=${id}`)
      .join('&')

  it('reports no correction for ids that are given separately', () => {
    expect(decode('id=A&id=B').reasons).toEqual([])
    const [one, other] = ['A', 'B'].map((end) => 'BF8B4404FC13F9B4C052AB88873F2DD'.concat(end))
    expect(decode(`id=${one},${other}`)).toMatchObject({
      state: { ids: [one, other] },
      corrections: [{ used: `${one}, ${other}` }],
    })
  })

  it('names up to six left-out products in a correction', () => {
    expect(decode(ids(8)).reasons).toEqual([])
    expect(decode(ids(9)).reasons).toEqual([
      '9 products are given, and up to 8 can be compared: left out “v8”',
    ])
    expect(decode(ids(14)).reasons[0]).toMatch(/left out “v8”, .*, “v13”$/)
    expect(decode(ids(16)).reasons[0]).toMatch(/“v12”, “v13” and 2 more$/)
  })

  it('reports which country is used if one parameter names two', () => {
    expect(decode('country=us,in').reasons.at(-1)).toBe(
      'prices of different countries can’t be compared: using US of US, IN',
    )
    expect(decode('country=us').reasons).toEqual([])
  })

  it('cuts a base after 512 characters', () => {
    expect(decode(`id=A&base=${long}`).reasons[0]).toBe(
      'base is 9,000 characters long: using the first 512',
    )
  })

  it('compares with the first product by default, without writing it', () => {
    expect(compareState({ ids: ['A', 'B'], base: 'A' }).base).toBe('')
    expect(baseIndex({ ids: ['A', 'B'], base: '' })).toBe(0)
    expect(baseIndex({ ids: ['A', 'B'], base: 'B' })).toBe(1)
    expect(baseIndex({ ids: ['A', 'B'], base: NO_BASE })).toBeNull()
    expect(baseIndex({ ids: [], base: '' })).toBeNull()
  })
})

describe('the address of a collection view', () => {
  const decode = read(decodeCollectionView)

  it('accepts a range whose two ends are equal', () => {
    expect(decode('offerPrice=20..20')).toMatchObject({
      state: { filter: { ranges: { offerPrice: [20, 20] } } },
      reasons: [],
    })
  })

  it('cuts a range after 80 characters', () => {
    expect(decode(`offerPrice=${long}`).reasons[0]).toBe(
      'offerPrice is 9,000 characters long: using the first 80',
    )
  })

  it('accepts 100 values of a column, including “without a value”', () => {
    const values = (count: number) => many(count).map((value) => `brand=${value}`)
    expect(decode(values(100).join('&')).reasons).toEqual([])
    expect(decode([...values(99), 'without=brand'].join('&')).reasons).toEqual([])
    const { state, reasons } = decode([...values(100), 'without=brand'].join('&'))
    expect(reasons).toEqual(['100 values of brand: using the first 99'])
    expect(state.filter.values.brand).toEqual([...many(99), ''])
  })

  it('names each sort column once, and at most four', () => {
    expect(decode('sort=title&sort=-title').reasons).toEqual([
      'rows can be sorted by up to 4 columns, each once',
    ])
    expect(decode('sort=title&sort=-offerPrice').reasons).toEqual([])
    const five = 'sort=title&sort=-offerPrice&sort=brand&sort=merchant&sort=discount'
    expect(decode(five)).toMatchObject({
      state: {
        sort: [
          { column: 'title', down: false },
          { column: 'offerPrice', down: true },
          { column: 'brand', down: false },
          { column: 'merchant', down: false },
        ],
      },
      reasons: ['rows can be sorted by up to 4 columns, each once'],
    })
  })

  it('shows the default columns if it names no known column', () => {
    expect(decode('columns=,').state.columns).toBeNull()
    expect(decode('columns=x').state.columns).toBeNull()
    expect(decode('columns=title,x').state.columns).toEqual(['title'])
  })

  it('has no column without values and no range without ends', () => {
    const filter = rowFilter({
      values: { brand: [] },
      ranges: { offerPrice: [null, null], salePrice: [null, -0], discount: [3, 1] },
    })
    expect(filter.values).toEqual({})
    expect(filter.ranges).toEqual({ salePrice: [null, 0], discount: [1, 3] })
  })
})

describe('the link of a shared collection', () => {
  const decode = read(decodeSharedList)
  const entry = (id: string, country: string, note = '') => ({ id, country, note })

  it('gives ids before the first country the countries that follow', () => {
    const { state } = decode('name=de&id=A&country=in&country=gb&id=B&country=fr&id=C')
    expect(state.entries).toEqual([entry('A', 'in,gb'), entry('B', 'in,gb'), entry('C', 'fr')])
  })

  it('ignores empty parameters', () => {
    expect(decode('country=in&id=A&country=&note=warm')).toMatchObject({
      state: { entries: [entry('A', 'in', 'warm')] },
      reasons: [],
    })
    expect(decode('country=in&id=A&id=&note=warm').state.entries).toEqual([entry('A', 'in')])
  })

  it('counts repeated ids', () => {
    expect(decode('id=A&id=A').reasons).toEqual(['1 of the IDs is given twice'])
    expect(decode('id=A&id=A&id=A').reasons).toEqual(['2 of the IDs are given twice'])
    expect(decode('id=A&id=B').reasons).toEqual([])
  })
})
