import { describe, expect, it } from 'vitest'
import { defaultApiVariant, type ApiVariant } from '@/api/apiVariant.ts'
import { searchState } from '@/routing/states/searchState.ts'
import { mayBeSplit, notSent } from './notSent.ts'

const state = searchState({ merchant: ['A', 'B,C'], brand: ['D', 'E|F', 'G'], category: ['H;I'] })
const speaking = (filterLists: ApiVariant['filterLists']): ApiVariant => ({
  ...defaultApiVariant,
  filterLists,
})

describe('filter values that are not sent', () => {
  it('are all but the first where a filter takes one value', () => {
    expect(notSent(state, speaking('one value'))).toEqual([
      { name: 'merchant', value: 'B,C' },
      { name: 'brand', value: 'E|F' },
      { name: 'brand', value: 'G' },
    ])
  })

  it.each(['comma', 'pipe', 'semicolon', 'repeated parameter'] as const)(
    'don’t exist where filters take lists by %s',
    (manner) => {
      expect(notSent(state, speaking(manner))).toEqual([])
    },
  )
})

describe('filter values that the service may split', () => {
  it.each<[ApiVariant['filterLists'], string[]]>([
    ['comma', ['B,C']],
    ['pipe', ['E|F']],
    ['semicolon', ['H;I']],
    ['one value', []],
    ['repeated parameter', []],
  ])('with %s: %j', (manner, values) => {
    expect(mayBeSplit(state, speaking(manner)).map(({ value }) => value)).toEqual(values)
  })
})
