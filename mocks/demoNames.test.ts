import { expect, it } from 'vitest'
import { readDemoNames } from './demoNames.ts'
import { latencyNamed } from './latency.ts'

it('tells the scenario, the latency, the API variants and what is none of them apart, in any order', () => {
  expect(
    readDemoNames(' index-from-1, slow,byte-order-mark ,,far-away,nonsense,hang,at-once'),
  ).toEqual({
    scenario: 'slow',
    latency: latencyNamed('far-away'),
    apiVariants: ['index-from-1', 'byte-order-mark'],
    unknown: ['nonsense'],
  })
})

it('finds nothing in an empty list, in none, and in names that every object has', () => {
  const nothing = { scenario: null, latency: null, apiVariants: [] }
  expect(readDemoNames(null)).toEqual({ ...nothing, unknown: [] })
  expect(readDemoNames(' , ')).toEqual({ ...nothing, unknown: [] })
  expect(readDemoNames('__proto__,constructor')).toMatchObject(nothing)
})
