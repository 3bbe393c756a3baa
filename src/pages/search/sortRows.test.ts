import { expect, test } from 'vitest'
import { nextSorting, sortRows } from './sortRows.ts'

const rows = [3, null, 1, 2, null].map((value, place) => ({ value, place }))
const order = (direction: 'ascending' | 'descending') =>
  sortRows(rows, ({ value }) => value, direction).map(({ value, place }) => value ?? `- ${place}`)

test('sorts figures, missing ones last in either direction and in their own order', () => {
  expect(order('ascending')).toEqual([1, 2, 3, '- 1', '- 4'])
  expect(order('descending')).toEqual([3, 2, 1, '- 1', '- 4'])
})

test('is stable', () => {
  const equal = [
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ] as const
  expect(sortRows(equal, ([, value]) => value, 'descending').map(([name]) => name)).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('sorts names as people do', () => {
  const names = ['Éclair', 'zip', 'Size 10', 'apple', 'Size 9']
  expect(sortRows(names, (name) => name, 'ascending')).toEqual([
    'apple',
    'Éclair',
    'Size 9',
    'Size 10',
    'zip',
  ])
})

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
