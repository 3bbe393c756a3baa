import { expect, it } from 'vitest'
import { readDemoNames } from './demoNames.ts'

it('tells the scenario, the dialects and what is neither apart, in any order', () => {
  expect(readDemoNames(' index-from-1, slow,byte-order-mark ,,nonsense,hang')).toEqual({
    scenario: 'slow',
    dialects: ['index-from-1', 'byte-order-mark'],
    unknown: ['nonsense'],
  })
})

it('finds nothing in an empty list, in none, and in names that every object has', () => {
  const nothing = { scenario: null, dialects: [] }
  expect(readDemoNames(null)).toEqual({ ...nothing, unknown: [] })
  expect(readDemoNames(' , ')).toEqual({ ...nothing, unknown: [] })
  expect(readDemoNames('__proto__,constructor')).toMatchObject(nothing)
})
