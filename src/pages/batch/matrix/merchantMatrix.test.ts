import { describe, expect, it } from 'vitest'
import type { BatchOffer } from '../../../market/batchAnswer.ts'
import { marketFigures } from '../../../market/marketFigures.ts'
import { matrixColumns, matrixRow } from './merchantMatrix.ts'

const offer = (
  merchantId: string | null,
  merchantName: string | null,
  offerPrice: number | null,
): BatchOffer => ({
  productId: null,
  merchantId,
  merchantName,
  merchantProductUrl: null,
  offerPrice,
  salePrice: null,
})
const a = (price: number | null) => offer('a', 'Aldgate', price)
const b = (price: number | null) => offer('b', 'Bramble', price)
const named = (price: number | null) => offer(null, ' Cartwheel', price)

const columns = matrixColumns([
  [b(1), b(2), a(3)],
  [b(4), named(5)],
  [named(6), a(1)],
])
const show = (offers: BatchOffer[]) =>
  matrixRow(offers, columns, 0).map((cell) => cell && `${cell.price} ${cell.extreme ?? ''}`.trim())

describe('the matrix of codes and merchants', () => {
  it('has the merchants that sell most rows first, then by name', () => {
    expect(columns.map(({ key, rows }) => [key, rows])).toEqual([
      ['aldgate', 2],
      ['bramble', 2],
      ['cartwheel', 2],
    ])
  })

  it('has mine before all others', () => {
    const rows = [[b(1), a(3)], [b(4)]]
    expect(matrixColumns(rows, ['a']).map(({ key, isMine }) => [key, isMine])).toEqual([
      ['aldgate', true],
      ['bramble', false],
    ])
    expect(matrixColumns(rows, ['aldgate'])[0]?.isMine).toBe(true)
  })

  it('has one column for the spellings of a merchant, and for those that the user joined', () => {
    const rows = [
      [offer('a', 'Aldgate', 3), offer('a2', 'ALDGATE', 2)],
      [offer('a', 'Aldgate', 4), offer('b', 'Bramble', 1)],
    ]
    const one = matrixColumns(rows)
    expect(one.map(({ name, spellings, rows: count }) => [name, spellings, count])).toEqual([
      ['Aldgate', ['Aldgate', 'ALDGATE'], 2],
      ['Bramble', ['Bramble'], 1],
    ])
    expect(matrixRow(rows[0] ?? [], one, 0)[0]).toMatchObject({ price: 2, offers: 2 })
    const joined = [['The Aldgate Group', 'Aldgate', 'Bramble']]
    const all = matrixColumns(rows, ['Bramble'], joined)
    expect(all.map(({ name, isMine }) => [name, isMine])).toEqual([['The Aldgate Group', true]])
    expect(matrixRow(rows[1] ?? [], all, 0, joined)).toEqual([
      { price: 1, offers: 2, extreme: null },
    ])
  })

  it('marks the lowest and the highest price of a row', () => {
    expect(show([a(3), b(5), named(4)])).toEqual(['3 lowest', '5 highest', '4'])
    expect(show([a(3), b(3), named(4)])).toEqual(['3 lowest', '3 lowest', '4 highest'])
  })

  it('marks nothing where there is nothing to compare', () => {
    expect(show([a(3)])).toEqual(['3', null, null])
    expect(show([a(3), b(3)])).toEqual(['3', '3', null])
    expect(show([a(0), b(3)])).toEqual(['0', '3', null])
  })

  it('has as many merchants as the figures count, whoever is not named and however names are written', () => {
    const offers = [
      named(1),
      offer(null, 'CARTWHEEL', 2),
      offer(null, null, 3),
      offer(null, ' ', 4),
    ]
    const own = matrixColumns([offers])
    expect(own).toHaveLength(3)
    expect(matrixRow(offers, own, 0).filter((cell) => cell !== null)).toHaveLength(3)
    expect(marketFigures(offers, []).statistics.merchants).toBe(3)
  })

  it('shows the best usable price of a merchant with several offers', () => {
    expect(matrixRow([a(0), a(7), a(5), a(null)], columns, 0)[0]).toEqual({
      price: 5,
      offers: 4,
      extreme: null,
    })
  })
})

describe('a cell of several offers', () => {
  it.each([
    [0, ['lowest', 'highest']],
    [0.5, [null, null]],
  ])('has no lowest and highest where all are equal within %d percent', (tolerance, extremes) => {
    const two = [offer('a', 'a', 100), offer('b', 'b', 100.5)]
    const cells = matrixRow(two, matrixColumns([two]), tolerance)
    expect(cells.map((cell) => cell?.extreme)).toEqual(extremes)
  })

  it('has the lowest usable price, or one as received', () => {
    const price = (...prices: (number | null)[]) => matrixRow(prices.map(a), columns, 0)[0]
    expect(price(5, 3, 4)).toEqual({ price: 3, offers: 3, extreme: null })
    expect(price(null, 0, 4)).toMatchObject({ price: 4 })
    expect(price(4, 0, null, -1)).toMatchObject({ price: 4 })
    expect(price(0, null)).toMatchObject({ price: 0, offers: 2 })
    expect(price(null, 0)).toMatchObject({ price: null })
  })

  it('is marked where prices differ, each one that is lowest or highest', () => {
    expect(show([a(3), b(3), named(5)])).toEqual(['3 lowest', '3 lowest', '5 highest'])
    expect(show([a(3), b(3)])).toEqual(['3', '3', null])
    expect(show([a(3), b(0)])).toEqual(['3', '0', null])
    expect(show([a(3), b(4), named(5)])).toEqual(['3 lowest', '4', '5 highest'])
  })
})

it('merchants have the first name that any row gives them, and a row counts once', () => {
  const [first] = matrixColumns([[offer('a', null, 1), offer('a', 'Aldgate', 1)], [a(1)]])
  expect(first).toMatchObject({ key: 'aldgate', name: 'Aldgate', rows: 2, isMine: false })
  expect(matrixRow([offer('a', null, 7)], first ? [first] : [], 0)[0]?.price).toBe(7)
})

it('merchants that sell as many rows are in the order of their names', () => {
  const names = matrixColumns([
    [offer('z', 'Alder', 1), offer('a', 'Zinnia', 1), offer('m', null, 1)],
  ])
  expect(names.map(({ key }) => key)).toEqual(['alder', 'm', 'zinnia'])
})
