import { describe, expect, it } from 'vitest'
import { aRecord } from '@test/made/aCompared.ts'
import { extraEntries, FIELD_ROWS, hasOwnRow, isShownInRow } from './fieldRows.ts'

type Fields = Parameters<typeof aRecord>[0]

const read = (key: string, fields: Fields, more: Record<string, unknown> = {}) =>
  FIELD_ROWS.find((row) => row.key === key)?.read(aRecord(fields, more))

describe('a row of the comparison', () => {
  it.each<[key: string, fields: Fields, value: object]>([
    ['offerPrice', { offerPrice: 0 }, { kind: 'offer', price: 0 }],
    ['salePrice', { salePrice: 25, offerPrice: 20 }, { kind: 'mrp', price: 25, offer: 20 }],
    ['salePrice', { salePrice: 25 }, { kind: 'mrp', price: 25, offer: null }],
    [
      'discount',
      { discount: 20, offerPrice: 20, salePrice: 25 },
      { kind: 'discount', value: 20, offer: 20, mrp: 25 },
    ],
    ['trueDiscount', { trueDiscount: 0 }, { kind: 'discount', value: 0, offer: null, mrp: null }],
    ['active', { active: false }, { kind: 'stock', isIn: false }],
    ['categoryRank', { categoryRank: 3 }, { kind: 'figure', value: 3 }],
    [
      'trendingRank',
      { trendingRank: 0 },
      { kind: 'missing', what: 'no rank: the service gives 0' },
    ],
    [
      'ratingScore',
      { ratingScore: 0 },
      { kind: 'missing', what: 'no ratings: the service gives 0' },
    ],
    [
      'avgRating',
      { avgRating: 0, ratingsCount: 0 },
      { kind: 'missing', what: 'no ratings: the service gives 0' },
    ],
    ['ratingScore', { ratingScore: 88 }, { kind: 'figure', value: 88 }],
    [
      'avgRating',
      { avgRating: 4.2, ratingsCount: 7 },
      { kind: 'rating', value: 4.2, count: 7, reviews: null },
    ],
    ['newArrival', { newArrival: false }, { kind: 'flag', isSet: false }],
    ['changed', { changed: true }, { kind: 'flag', isSet: true }],
    ['merchant', { merchant: 'Northgate' }, { kind: 'text', text: 'Northgate' }],
  ])('shows %s of %j', (key, fields, value) => {
    expect(read(key, fields)).toEqual(value)
    expect(read(key, {})).toBeNull()
  })

  it('treats a blank text as missing, and a time of 0 as none recorded', () => {
    expect(read('brand', { brand: ' ' })).toBeNull()
    const none = { kind: 'missing', what: 'none recorded' }
    expect(read('lastChangedTime', { lastChangedTime: 0 })).toEqual(none)
    expect(read('lastChangedTime', {})).toEqual(none)
    expect(read('lastChangedTime', { lastChangedTime: 5 })).toEqual({ kind: 'moment', at: 5 })
  })

  it('shows an entry of extAttributes by its type', () => {
    const extra = (value: unknown, key = 'pattern') =>
      read(`extAttributes ${key}`, {}, { extAttributes: { [key]: value } })
    expect(extra('Striped')).toEqual({ kind: 'text', text: 'Striped' })
    expect(extra('Navy', 'primaryColor')).toEqual({ kind: 'colour', text: 'Navy' })
    expect(extra(0)).toEqual({ kind: 'received', value: 0 })
    expect([extra(' '), extra(null), extra(undefined)]).toEqual([null, null, null])
  })
})

describe('extAttributes', () => {
  it('are read as entries if they are a map, otherwise as none', () => {
    const entries = (extAttributes: unknown) => [...extraEntries(aRecord({}, { extAttributes }))]
    expect(entries({ fit: 'Slim' })).toEqual([['fit', 'Slim']])
    expect([['fit'], 'fit', null, 7].map(entries)).toEqual([[], [], [], []])
    expect([...extraEntries(aRecord())]).toEqual([])
  })
})

describe('a field of the record', () => {
  it('has a row of its own where the row is always shown', () => {
    expect(['offerPrice', 'ratingsCount'].map(hasOwnRow)).toEqual([true, true])
    expect(['brand', 'vendor'].map(hasOwnRow)).toEqual([false, false])
  })

  it('counts as shown only if its own row shows a value', () => {
    expect(isShownInRow('brand', aRecord({ brand: 'Alder' }))).toBe(true)
    expect(isShownInRow('brand', aRecord({ brand: ' ' }))).toBe(false)
    expect(isShownInRow('brand', aRecord())).toBe(false)
    expect(isShownInRow('ratingsCount', aRecord({ avgRating: 4, ratingsCount: 2 }))).toBe(true)
    expect(isShownInRow('ratingsCount', aRecord({ ratingsCount: 2 }))).toBe(false)
    expect(isShownInRow('ratingsCount', aRecord({ avgRating: 4 }))).toBe(false)
    expect(isShownInRow('vendor', aRecord())).toBe(false)
  })
})
