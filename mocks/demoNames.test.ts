import { expect, it } from 'vitest'
import { readDemoNames } from './demoNames.ts'
import { latencyNamed } from './latency.ts'

it('separates scenario, latency, API variants and unknown names, in any order', () => {
  expect(
    readDemoNames(' index-from-1, slow,byte-order-mark ,,far-away,nonsense,hang,at-once'),
  ).toEqual({
    scenario: 'slow',
    latency: latencyNamed('far-away'),
    apiVariants: ['index-from-1', 'byte-order-mark'],
    unknown: ['nonsense'],
  })
})

it('finds no name in a missing or empty list, or in names of built-in object properties', () => {
  const nothing = { scenario: null, latency: null, apiVariants: [] }
  expect(readDemoNames(null)).toEqual({ ...nothing, unknown: [] })
  expect(readDemoNames(' , ')).toEqual({ ...nothing, unknown: [] })
  expect(readDemoNames('__proto__,constructor')).toMatchObject(nothing)
})
