import { describe, expect, it } from 'vitest'
import type { ItemAnswer, ItemOffer, ItemOutcome } from '@/domain/pricing/itemAnswer.ts'
import { createMerchants, offersOf } from './itemMerchants.ts'

const offer = (merchantId: string | null, merchantName: string | null): ItemOffer => ({
  productId: null,
  merchantId,
  merchantName,
  merchantProductUrl: null,
  offerPrice: 1,
  salePrice: null,
})
const done = (answer: ItemAnswer): ItemOutcome => ({
  state: 'done',
  at: 1,
  ms: 1,
  tries: 1,
  answer,
})
const ofCode = (...offers: ItemOffer[]) =>
  done({ kind: 'ean', code: '1', offers, echo: null, title: null, imageUrl: null })
const ofUrl = (offers: ItemOffer[] | null) =>
  done({
    kind: 'url',
    url: 'https://shop.example/p/1',
    records: [],
    market: offers && { code: '1', offers },
  })
const ofId = done({ kind: 'id', product: null, traits: [] })
const notFound = { state: 'not found', at: 1, ms: 1, tries: 1 } as ItemOutcome
const rows = (...outcomes: (ItemOutcome | null)[]) => outcomes.map((outcome) => ({ outcome }))

describe('the offers that a row shows', () => {
  it('are those for its code, or for the code of its listing', () => {
    const one = offer('a', 'A')
    expect(offersOf(ofCode(one))).toEqual([one])
    expect(offersOf(ofUrl([one]))).toEqual([one])
    expect(offersOf(ofUrl(null))).toBeNull()
  })

  it('are missing for a product ID, for an item that was not found, and before an answer', () => {
    expect(offersOf(ofId)).toBeNull()
    expect(offersOf(notFound)).toBeNull()
    expect(offersOf(null)).toBeNull()
  })
})

describe('the merchants of a collection of codes', () => {
  it('are listed once by name, with the number of answers that contain them', () => {
    const answers = [
      ofCode(offer('b', ' Bravo '), offer('a', 'alpha'), offer(null, null), offer(null, 'Zulu')),
      ofUrl([offer('b', 'Bravo'), offer('c', null)]),
    ]
    const merchants = createMerchants()
    expect(merchants(rows(null, ...answers, notFound))).toEqual([
      { key: 'a', id: 'a', ids: ['a'], name: 'alpha', count: 1 },
      { key: 'b', id: 'b', ids: ['b'], name: 'Bravo', count: 2 },
      { key: 'c', id: 'c', ids: ['c'], name: 'c', count: 1 },
      { key: 'Zulu', id: null, ids: [], name: 'Zulu', count: 1 },
    ])
  })

  it('are merged under their alias with all IDs, and counted once per answer', () => {
    const merchants = createMerchants([['Bravo Group', 'Bravo', 'Bravo Outlet']])
    const both = ofCode(offer('b', 'Bravo'), offer('o', 'Bravo Outlet'))
    expect(merchants(rows(both, ofCode(offer('o', 'Bravo Outlet'))))).toEqual([
      { key: 'b', id: 'b', ids: ['b', 'o'], name: 'Bravo Group', count: 2 },
    ])
  })

  it('are the same array until another answer arrives', () => {
    const merchants = createMerchants()
    const first = ofCode(offer('b', 'B'))
    const before = merchants(rows(first))
    expect(merchants(rows(first))).toBe(before)
    expect(merchants(rows(first, ofCode(offer('b', 'B'), offer('b', 'B'))))).toMatchObject([
      { count: 2 },
    ])
    const after = merchants(rows(first, ofCode(offer('a', 'A'))))
    expect(after.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(merchants(rows(first))).toBe(after)
  })
})
