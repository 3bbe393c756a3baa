import { describe, expect, it } from 'vitest'
import { createOfferReader, lowestPrices } from './merchantOffers.ts'

const offer = (
  merchantId: string | null,
  merchantName: string | null,
  offerPrice: number | null,
) => ({
  merchantId,
  merchantName,
  offerPrice,
})
const aldgate = (price: number | null) => offer('a', 'Aldgate', price)
const bramble = (price: number | null) => offer('b', 'Bramble', price)

describe('the prices of merchants for a code', () => {
  it('contain the lowest usable price of each merchant', () => {
    const reader = createOfferReader([])
    expect(reader.read([aldgate(7), bramble(4), aldgate(5), aldgate(0), bramble(null)])).toEqual([
      0, 5, 1, 4,
    ])
    expect(reader.read([bramble(9), offer('c', 'Cartwheel', 0)])).toEqual([1, 9])
    expect(reader.names().map(({ name }) => name)).toEqual(['Aldgate', 'Bramble'])
  })

  it('are combined for all spellings of a merchant, under the most frequent one', () => {
    const reader = createOfferReader([])
    expect(reader.read([offer('a', 'ALDGATE', 3)])).toEqual([0, 3])
    expect(reader.read([aldgate(4), offer('a2', ' aldgate ', 2)])).toEqual([0, 2])
    reader.read([aldgate(4)])
    expect(reader.names()).toEqual([
      { name: 'Aldgate', spellings: ['Aldgate', 'aldgate', 'ALDGATE'] },
    ])
  })

  it('are combined for merged merchants, under the first of their names', () => {
    const reader = createOfferReader([['The Aldgate Group', 'Aldgate', 'Bramble']])
    expect(reader.read([aldgate(4), bramble(1)])).toEqual([0, 1])
    expect(reader.names()[0]?.name).toBe('The Aldgate Group')
  })

  it('use names learned from other offers, and report when earlier offers must be read again', () => {
    const reader = createOfferReader([])
    expect(reader.learn([[aldgate(1)]])).toBe(false)
    expect(reader.read([offer('a', null, 7), offer('b', null, 8)])).toEqual([0, 7, 1, 8])
    expect(reader.names().map(({ name }) => name)).toEqual(['Aldgate', 'b'])
    expect(reader.learn([[bramble(1)]])).toBe(true)
  })

  it('are combined without a name for offers that name no merchant', () => {
    const reader = createOfferReader([])
    expect(reader.read([offer(null, null, 3), offer(null, ' ', 2)])).toEqual([0, 2])
    expect(reader.names()).toEqual([{ name: null, spellings: [] }])
  })
})

it('finds the lowest price of each merchant over several codes', () => {
  expect(lowestPrices([])).toEqual([])
  expect(lowestPrices([[0, 5, 1, 4]])).toEqual([0, 5, 1, 4])
  expect(
    lowestPrices([
      [0, 5, 1, 4],
      [1, 3, 2, 9],
      [0, 6],
    ]),
  ).toEqual([0, 5, 1, 3, 2, 9])
})
