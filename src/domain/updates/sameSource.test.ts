import { expect, it } from 'vitest'
import { anUpdateStep } from '@test/made/anUpdateRun.ts'
import { isSameSource } from './sameSource.ts'

const shirts = anUpdateStep('cotton shirt')

it('treats a keyword and an added word as the same search', () => {
  const { source } = shirts
  if (source.kind !== 'search') throw new Error('it is a search')
  const split = { ...source, q: 'cotton', words: ['shirt'] }
  expect(isSameSource(shirts, { source: split, countries: ['US'] })).toBe(true)
})

it('treats a category stored as text like a list of one, but not like several', () => {
  const { source } = shirts
  if (source.kind !== 'search') throw new Error('it is a search')
  const of = (category: string | string[]) => ({
    source: { ...source, category },
    countries: ['us'],
  })
  expect(isSameSource(of('Shirts'), of(['Shirts']))).toBe(true)
  expect(isSameSource(of(''), of([]))).toBe(true)
  expect(isSameSource(of('Shirts'), of(['Shirts', 'Shoes']))).toBe(false)
})

it.each([
  ['a search with other keywords', anUpdateStep('linen shirt')],
  ['a search in another country', anUpdateStep('cotton shirt', { countries: ['in'] })],
  ['a search in several countries', anUpdateStep('cotton shirt', { countries: ['us', 'in'] })],
  [
    'a picked collection',
    anUpdateStep('cotton shirt', { source: { kind: 'picked', collectionId: 'one' } }),
  ],
  [
    'a collection of codes',
    anUpdateStep('cotton shirt', { source: { kind: 'codes', collectionId: 'one' } }),
  ],
])('distinguishes a search from %s', (_what, other) => {
  expect(isSameSource(shirts, other)).toBe(false)
})

it('compares picked collections by their IDs', () => {
  const one = { source: { kind: 'picked' as const, collectionId: 'one' }, countries: ['us'] }
  const two = { source: { kind: 'picked' as const, collectionId: 'two' }, countries: ['us'] }
  expect(isSameSource(one, { ...one })).toBe(true)
  expect(isSameSource(one, two)).toBe(false)
})
