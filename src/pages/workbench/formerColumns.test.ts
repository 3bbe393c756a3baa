import { expect, it } from 'vitest'
import { formerColumn } from './formerColumns.ts'
import { decodeWorkbench, encodeWorkbench } from './workbenchState.ts'

it.each([
  ['product', 'title'],
  ['stock', 'active'],
  ['offer', 'offerPrice'],
  ['Change', 'sinceAdded'],
  ['added', 'addedAt'],
  ['index', undefined],
])('reads the column %s of a list as %s', (name, column) => {
  expect(formerColumn(name)).toBe(column)
})

it('an address of a list opens in the same order, compared with the same', () => {
  const { state, corrections } = decodeWorkbench(
    new URLSearchParams('sort=-change&sort=offer&sort=note&ref=min'),
  )
  expect(corrections).toEqual([])
  expect(encodeWorkbench(state).toString()).toBe(
    'sort=-sinceAdded&sort=offerPrice&sort=note&ref=min',
  )
})
