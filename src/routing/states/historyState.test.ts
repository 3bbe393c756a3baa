import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeHistory, encodeHistory, historyState, SPANS } from './historyState.ts'

const word = fc.string({ maxLength: 40 }).map((text) => historyState({ product: text }).product)
const states = fc.record({
  span: fc.constantFrom(...SPANS),
  products: fc.constantFrom('same' as const, 'all' as const),
  brand: word,
  product: word,
  ref: word,
})

it('the address of the History view preserves the state when it is written and read', () => {
  fc.assert(
    fc.property(states, (state) => {
      const { state: read, corrections } = decodeHistory(encodeHistory(state))
      expect(read).toEqual(state)
      expect(corrections).toEqual([])
    }),
    { seed: 7 },
  )
})

it('the address of the History view names only its view if all settings are the defaults', () => {
  expect(encodeHistory({}).toString()).toBe('view=history')
})

it('the address of the History view replaces unavailable values and reports the corrections', () => {
  const params = new URLSearchParams('view=history&versions=9&products=some&page=2')
  const { state, corrections } = decodeHistory(params)
  expect(state).toEqual(historyState({}))
  expect(corrections.map(({ parameter }) => parameter).toSorted()).toEqual([
    'page',
    'products',
    'versions',
  ])
})
