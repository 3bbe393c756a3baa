import { expect, it } from 'vitest'
import { appendMarket, leftOutBy, marketState, MOST_MARKETS } from './marketParameters.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => `b${at}`)

it('an address stores only the latest price checks, each once', () => {
  expect(marketState({ market: ids(MOST_MARKETS + 2) }).market).toEqual(
    ids(MOST_MARKETS + 2).slice(2),
  )
  expect(marketState({ market: ['b1', 'b2', 'b1'] }).market).toEqual(['b1', 'b2'])
})

it('an address without a price check has no market parameter', () => {
  const params = new URLSearchParams()
  appendMarket(params, marketState({}))
  expect(params.toString()).toBe('')
})

it('leftOutBy counts the price checks that don’t fit into the address', () => {
  const market = ids(MOST_MARKETS - 1)
  expect(leftOutBy({ market }, ['other'])).toBe(0)
  expect(leftOutBy({ market }, ['other', 'another'])).toBe(1)
  expect(leftOutBy({ market }, ['b0', 'other'])).toBe(0)
})
