import { expect, test } from 'vitest'
import { nextSorting } from './sorting.ts'

test('turns figures from the highest and names from A, and gives back the order of the service', () => {
  const price = { key: 'offerPrice', label: 'Offer price', isNumber: true } as const
  const first = nextSorting(null, price)
  expect(first).toEqual({ column: 'offerPrice', label: 'offer price', direction: 'descending' })
  const second = nextSorting(first, price)
  expect(second?.direction).toBe('ascending')
  expect(nextSorting(second, price)).toBeNull()
  expect(nextSorting(second, { key: 'salePrice', label: 'MRP', isNumber: true })?.label).toBe('MRP')
  expect(nextSorting(second, { key: 'title', label: 'Title', isNumber: false })?.direction).toBe(
    'ascending',
  )
})
