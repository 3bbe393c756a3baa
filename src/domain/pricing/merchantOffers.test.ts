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

describe('what merchants charge for a code', () => {
  it('is the lowest usable price of each of them', () => {
    const reader = createOfferReader([])
    expect(reader.read([aldgate(7), bramble(4), aldgate(5), aldgate(0), bramble(null)])).toEqual([
      0, 5, 1, 4,
    ])
    expect(reader.read([bramble(9), offer('c', 'Cartwheel', 0)])).toEqual([1, 9])
    expect(reader.names().map(({ name }) => name)).toEqual(['Aldgate', 'Bramble'])
  })

  it('has one place for the spellings of a merchant, called as most offers call it', () => {
    const reader = createOfferReader([])
    expect(reader.read([offer('a', 'ALDGATE', 3)])).toEqual([0, 3])
    expect(reader.read([aldgate(4), offer('a2', ' aldgate ', 2)])).toEqual([0, 2])
    reader.read([aldgate(4)])
    expect(reader.names()).toEqual([
      { name: 'Aldgate', spellings: ['Aldgate', 'aldgate', 'ALDGATE'] },
    ])
  })

  it('has one place for merchants that the user joined, under the first of their names', () => {
    const reader = createOfferReader([['The Aldgate Group', 'Aldgate', 'Bramble']])
    expect(reader.read([aldgate(4), bramble(1)])).toEqual([0, 1])
    expect(reader.names()[0]?.name).toBe('The Aldgate Group')
  })

  it('finds the name of an id elsewhere, and says when what was read before is to be read anew', () => {
    const reader = createOfferReader([])
    expect(reader.learn([[aldgate(1)]])).toBe(false)
    expect(reader.read([offer('a', null, 7), offer('b', null, 8)])).toEqual([0, 7, 1, 8])
    expect(reader.names().map(({ name }) => name)).toEqual(['Aldgate', 'b'])
    expect(reader.learn([[bramble(1)]])).toBe(true)
  })

  it('puts offers that name nobody together, without a name', () => {
    const reader = createOfferReader([])
    expect(reader.read([offer(null, null, 3), offer(null, ' ', 2)])).toEqual([0, 2])
    expect(reader.names()).toEqual([{ name: null, spellings: [] }])
  })
})

it('over several codes each merchant has its lowest price', () => {
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
