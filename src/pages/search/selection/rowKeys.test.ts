import { expect, it } from 'vitest'
import { rowKeys } from './rowKeys.ts'

const keysOf = (...ids: (string | null)[]) => rowKeys(ids.map((productId) => ({ productId })))

it('names rows by their ids', () => {
  expect(keysOf('A', 'B')).toEqual(['A', 'B'])
})

it('keeps rows apart whose id comes again, or is missing', () => {
  expect(keysOf('A', 'A', null, 'B', 'A', null, '')).toEqual([
    'A',
    'A #2',
    ' #1',
    'B',
    'A #3',
    ' #2',
    ' #3',
  ])
})
