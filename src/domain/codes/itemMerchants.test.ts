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
  it('are those of its code, or of the market of its record', () => {
    const one = offer('a', 'A')
    expect(offersOf(ofCode(one))).toEqual([one])
    expect(offersOf(ofUrl([one]))).toEqual([one])
    expect(offersOf(ofUrl(null))).toBeNull()
  })

  it('are none of an id, of what was not found, and before an answer', () => {
    expect(offersOf(ofId)).toBeNull()
    expect(offersOf(notFound)).toBeNull()
    expect(offersOf(null)).toBeNull()
  })
})

describe('the merchants of a batch', () => {
  it('are gathered by name, each once, with how many answers hold it', () => {
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

  it('are one under their joined name, with every id, however many of them an answer holds', () => {
    const merchants = createMerchants([['Bravo Group', 'Bravo', 'Bravo Outlet']])
    const both = ofCode(offer('b', 'Bravo'), offer('o', 'Bravo Outlet'))
    expect(merchants(rows(both, ofCode(offer('o', 'Bravo Outlet'))))).toEqual([
      { key: 'b', id: 'b', ids: ['b', 'o'], name: 'Bravo Group', count: 2 },
    ])
  })

  it('are the same list until another answer comes', () => {
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
