import { describe, expect, it } from 'vitest'
import { listFigures } from './listFigures.ts'

const entry = (price: number | null, cost: number | null) => ({ code: '1', price, cost, note: '' })

describe('the figures of a price list', () => {
  it('count only the entries that have the needed values', () => {
    const entries = [entry(10, 5), entry(10, 6), entry(10, 9), entry(10, null), entry(null, 5)]
    expect(listFigures(entries)).toEqual({ prices: 4, costs: 4, medianMargin: 40, n: 3 })
  })

  it('have no margin for an empty list', () => {
    expect(listFigures([])).toEqual({ prices: 0, costs: 0, medianMargin: null, n: 0 })
  })
})
