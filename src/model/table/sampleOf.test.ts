import { expect, it } from 'vitest'
import { sampleOf } from './sampleOf.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => at)

it('a short table stands for itself', () => {
  expect(sampleOf(rows(0))).toEqual([])
  expect(sampleOf(rows(1))).toEqual([0])
  expect(sampleOf(rows(200))).toEqual(rows(200))
})

it('of a long table two hundred rows are taken evenly', () => {
  expect(sampleOf(rows(1000))).toEqual(rows(200).map((at) => at * 5))
  const some = sampleOf(rows(301))
  expect(some).toHaveLength(200)
  expect(some.slice(0, 5)).toEqual([0, 1, 3, 4, 6])
  expect(some.at(-1)).toBe(299)
})
