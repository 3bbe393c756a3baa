import { expect, it } from 'vitest'
import { rowKeys } from './rowKeys.ts'

const keysOf = (...ids: (string | null)[]) => rowKeys(ids.map((productId) => ({ productId })))

it('row keys are product IDs', () => {
  expect(keysOf('A', 'B')).toEqual(['A', 'B'])
})

it('row keys stay distinct where an ID repeats or is missing', () => {
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
