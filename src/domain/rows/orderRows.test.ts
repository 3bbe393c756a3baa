import { describe, expect, it } from 'vitest'
import { aResultRow } from '@test/made/aResultRow.ts'
import { catalogOrder, orderRows } from './orderRows.ts'

const COUNT = 250_000
const passing = Uint32Array.from({ length: COUNT }, (_, at) => at)
/** As many ranks as rows, in falling order. */
const falling = { ranks: passing.map((at) => COUNT - 1 - at), distinct: COUNT }
const halves = { ranks: passing.map((at) => at % 2), distinct: 2 }

it('loses and duplicates no row, however many there are', () => {
  const both = [
    { column: 'offerPrice' as const, down: false },
    { column: 'salePrice' as const, down: true },
  ]
  const order = orderRows(passing, both, () => falling)
  expect(order.findIndex((row, at) => row !== COUNT - 1 - at)).toBe(-1)
})

it('sorts by the second column, then by place, with both sorting methods', () => {
  const sort = [
    { column: 'discount' as const, down: true },
    { column: 'offerPrice' as const, down: false },
  ]
  for (const distinct of [COUNT, COUNT * COUNT]) {
    const order = orderRows(passing.subarray(0, 6), sort, (column) =>
      column === 'discount' ? halves : { ...falling, distinct },
    )
    expect([...order]).toEqual([5, 3, 1, 4, 2, 0])
  }
})

describe('the catalog order', () => {
  const orderOf = (places: readonly (number | undefined)[]) => {
    const rows = places.map((place) => aResultRow(place === undefined ? {} : { place }))
    return [...catalogOrder(rows)(Uint32Array.from(rows.keys()))]
  }

  it('puts a page that arrived late in its place', () => {
    expect(orderOf([0, 1, 4, 5, 2, 3])).toEqual([0, 1, 4, 5, 2, 3])
    expect(orderOf([4, 5, 0, 1])).toEqual([2, 3, 0, 1])
  })

  it('leaves rows with the same place or no place in the received order', () => {
    expect(orderOf([1, 1, 0, 0])).toEqual([2, 3, 0, 1])
    expect(orderOf([undefined, undefined])).toEqual([0, 1])
  })

  it('leaves a row without a place behind the row that it followed', () => {
    expect(orderOf([undefined, 3, undefined, 0, 1])).toEqual([0, 3, 4, 1, 2])
  })

  it('also applies to a part of the rows', () => {
    const rows = [3, 0, 2, 1].map((index) => aResultRow({ place: index }))
    expect([...catalogOrder(rows)(Uint32Array.of(0, 2, 3))]).toEqual([3, 2, 0])
  })
})
