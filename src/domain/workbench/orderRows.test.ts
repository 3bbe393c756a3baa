import { expect, it } from 'vitest'
import { orderRows } from './orderRows.ts'

const COUNT = 250_000
const passing = Uint32Array.from({ length: COUNT }, (_, at) => at)
/** As many ranks as rows, the highest first. */
const falling = { ranks: passing.map((at) => COUNT - 1 - at), distinct: COUNT }
const halves = { ranks: passing.map((at) => at % 2), distinct: 2 }

it('loses and doubles no row, however many there are', () => {
  const both = [
    { column: 'offerPrice' as const, down: false },
    { column: 'salePrice' as const, down: true },
  ]
  const order = orderRows(passing, both, () => falling)
  expect(order.findIndex((row, at) => row !== COUNT - 1 - at)).toBe(-1)
})

it('orders by the second column, then by place, in either way of sorting', () => {
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
