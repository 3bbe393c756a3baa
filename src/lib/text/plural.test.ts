import { describe, expect, it } from 'vitest'
import { plural, pluralForm } from './plural.ts'

describe('a count in words', () => {
  it('uses the singular only for 1 and groups the digits of large numbers', () => {
    expect([0, 1, 2, 1200].map((count) => plural(count, 'row'))).toEqual([
      '0 rows',
      '1 row',
      '2 rows',
      '1,200 rows',
    ])
  })

  it('uses a given plural if adding an s isn’t enough', () => {
    expect([1, 2].map((count) => plural(count, 'match', 'matches'))).toEqual([
      '1 match',
      '2 matches',
    ])
    expect([1, 2].map((count) => plural(count, 'row is', 'rows are'))).toEqual([
      '1 row is',
      '2 rows are',
    ])
  })

  it('can be written without its number', () => {
    expect([0, 1, 2].map((count) => pluralForm(count, 'row'))).toEqual(['rows', 'row', 'rows'])
    expect([1, 2].map((count) => pluralForm(count, 'is', 'are'))).toEqual(['is', 'are'])
  })
})
