import { describe, expect, it } from 'vitest'
import { findPrices } from './findPrices.ts'

const entries = [
  { code: '036000291452', price: 1, cost: null, note: 'Own brand' },
  { code: '2049811842247', price: 2, cost: null, note: 'since 2024' },
  { code: '2049811763054', price: 3, cost: null, note: '', title: 'T-Shirt Größe M' },
]
const found = (text: string) => findPrices(entries, text).map(({ price }) => price)

describe('a search for prices', () => {
  it.each([
    ['', [1, 2, 3]],
    ['  ', [1, 2, 3]],
    ['842', [2]],
    ['0036000291452', [1]],
    ['2049 8118-42247', [2]],
    ['own B', [1]],
    ['2024', [2]],
    ['tshirt', [3]],
    ['GROSSE', [3]],
    ['skirt', []],
  ])('for %j finds %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })
})
