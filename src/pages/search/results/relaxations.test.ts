import { expect, test } from 'vitest'
import { defaultApiVariant, type ApiVariant } from '@/api/apiVariant.ts'
import { mayBeSplit, notSent } from '@/pages/search/notSent.ts'
import { rowKeys } from '@/pages/search/selection/rowKeys.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { countRequest, relaxations } from './relaxations.ts'

test('an empty result offers the search without each filter and word, from page 1', () => {
  const state = searchState({
    q: 'shirt',
    words: ['casual'],
    merchant: ['A', 'B'],
    division: ['D'],
    page: 7,
  })
  const ways = relaxations(state)
  expect(ways.map(({ label, value }) => [label, value])).toEqual([
    ['merchant', 'A, B'],
    ['division', 'D'],
    ['', 'casual'],
  ])
  expect(ways[0]?.next).toMatchObject({ merchant: [], page: 1, division: ['D'] })
  expect(ways[2]?.next.words).toEqual([])
})

test('only the first eight of these searches are counted', () => {
  const words = Array.from({ length: 12 }, (_, index) => `word ${index}`)
  expect(relaxations(searchState({ words })).filter(({ counts }) => counts)).toHaveLength(8)
})

test('a count requests one row in lite mode', () => {
  const request = countRequest(searchState({ q: 'shirt', page: 4, size: 96 }), ['us'])
  expect(request).toMatchObject({ q: 'shirt', page: 1, size: 1, mode: 'lite', countries: ['us'] })
})

test('notSent lists the values that a one-value API variant leaves out', () => {
  const state = searchState({ merchant: ['A', 'B'], brand: ['C'] })
  expect(notSent(state, defaultApiVariant)).toEqual([{ name: 'merchant', value: 'B' }])
  expect(notSent(state, { ...defaultApiVariant, filterLists: 'comma' })).toEqual([])
})

test('mayBeSplit lists the values that the service may split', () => {
  const state = searchState({ merchant: ['Marks, Spencer', 'B'], category: ['Shirts, Tops'] })
  const inManner = (filterLists: ApiVariant['filterLists']) =>
    mayBeSplit(state, { ...defaultApiVariant, filterLists }).map(({ value }) => value)
  expect(inManner('comma')).toEqual(['Marks, Spencer', 'Shirts, Tops'])
  expect(inManner('pipe')).toEqual([])
  expect(inManner('repeated parameter')).toEqual([])
  expect(inManner('one value')).toEqual([])
})

test('row keys stay distinct where IDs repeat or are missing', () => {
  const keys = rowKeys([
    { productId: 'A' },
    { productId: 'A' },
    { productId: null },
    { productId: null },
  ])
  expect(new Set(keys).size).toBe(4)
})
