import { describe, expect, it } from 'vitest'
import type { SearchResult } from '@/api/operations/search.ts'
import { createAssortmentAnswers } from './assortmentAnswers.ts'

type Values = readonly (readonly [string, number | null])[]
const result = (numFound: number | null, facets: Record<string, Values> = {}) =>
  ({
    numFound,
    products: [],
    facets: Object.entries(facets).map(([name, values]) => ({ name, values })),
  }) as unknown as SearchResult // all that is looked at

const whole = { merchant: null, brand: null }

describe('the stored answers for an assortment map', () => {
  it('are empty at first', () => {
    const answers = createAssortmentAnswers()
    expect(answers.hasAll()).toBe(false)
    expect(answers.named()).toBeNull()
    expect(answers.view()).toEqual({
      all: null,
      named: null,
      namesAll: false,
      failure: null,
      merchants: new Map(),
      cells: new Map(),
    })
  })

  it('contain the brands of the whole query, and its merchants by their number of products', () => {
    const answers = createAssortmentAnswers()
    const merchant: Values = [
      ['b', 2],
      ['none', 0],
      [' ', 9],
      ['unknown', null],
      ['a', 5],
    ]
    answers.add(whole, result(7, { merchant, Brand: [['x', 1]], brand: [['y', 2]] }))
    expect(answers.hasAll()).toBe(true)
    expect(answers.named()?.map(([name]) => name)).toEqual(['a', 'b', 'unknown'])
    expect(answers.view().all).toEqual({ numFound: 7, brands: [['y', 2]] })
  })

  it('use a facet in different letter case only if there is no exact match', () => {
    const answers = createAssortmentAnswers()
    answers.add(whole, result(7, { Merchant: [['a', 1]], BRAND: [['y', 2]] }))
    expect(answers.named()).toEqual([['a', 1]])
    expect(answers.view().all?.brands).toEqual([['y', 2]])
    answers.add(whole, result(7))
    expect(answers.named()).toBeNull()
    expect(answers.view().all?.brands).toBeNull()
  })

  it.each<[string, number, Values, boolean]>([
    [
      'add up to the total',
      7,
      [
        ['a', 5],
        ['b', 2],
      ],
      true,
    ],
    [
      'add up to less than the total',
      4108,
      [
        ['a', 5],
        ['b', 2],
        ['c', 1],
      ],
      false,
    ],
    [
      'include an unknown count',
      7,
      [
        ['a', 5],
        ['b', null],
      ],
      false,
    ],
  ])(
    'name every merchant only if the counts add up to the total; here they %s',
    (_says, found, merchant, isEvery) => {
      const answers = createAssortmentAnswers()
      answers.add(whole, result(found, { merchant }))
      expect(answers.view().namesAll).toBe(isEvery)
      answers.add(whole, result(found))
      expect(answers.view().namesAll).toBe(false)
    },
  )

  it('no longer contain a failure once the query is answered', () => {
    const answers = createAssortmentAnswers()
    const error = new Error('down')
    answers.fail(whole, error)
    expect(answers.view().failure).toBe(error)
    expect(answers.hasAll()).toBe(false)
    answers.add(whole, result(1))
    expect(answers.view().failure).toBeNull()
  })

  it('contain the answered, failed and waiting merchants separately', () => {
    const answers = createAssortmentAnswers()
    const error = new Error('down')
    expect(answers.await(['a', 'b', 'a', '', 'c'])).toEqual(['a', 'b', 'c'])
    expect(answers.await(['a', 'd'])).toEqual(['d'])
    answers.add({ merchant: 'a', brand: null }, result(3, { brand: [['x', 1]] }))
    answers.fail({ merchant: 'b', brand: null }, error)
    answers.fail({ merchant: 'c', brand: 'x' }, error)
    expect([...answers.view().merchants]).toEqual([
      ['a', { state: 'answered', list: { numFound: 3, brands: [['x', 1]] } }],
      ['b', { state: 'failed', error }],
      ['c', { state: 'waiting' }],
      ['d', { state: 'waiting' }],
    ])
    expect(answers.view().failure).toBeNull()
    expect(answers.release()).toEqual(['a', 'b', 'c', 'd'])
    expect(answers.view().merchants.size).toBe(0)
  })

  it('contain the count of a brand at a merchant as a cell', () => {
    const answers = createAssortmentAnswers()
    answers.add({ merchant: 'a', brand: 'x' }, result(4))
    expect(answers.hasCell('x', 'a')).toBe(true)
    expect(answers.hasCell('a', 'x')).toBe(false)
    expect([...answers.view().cells.values()]).toEqual([4])
    expect(answers.view().merchants.size).toBe(0)
    expect(answers.hasAll()).toBe(false)
  })
})
