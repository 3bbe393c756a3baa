import { expect, it } from 'vitest'
import { requestableProducts } from './requestableProducts.ts'

it('returns each product of a country once, without those that can’t be requested', () => {
  const input = [
    { id: 'A', country: 'us' },
    { id: null, country: 'us' },
    { id: '..', country: 'us' },
    { id: 'B', country: 'us' },
    { id: 'A', country: 'in' },
    { id: 'A', country: 'us' },
  ]
  expect(requestableProducts(input)).toEqual([
    { id: 'A', country: 'us' },
    { id: 'B', country: 'us' },
    { id: 'A', country: 'in' },
  ])
})
