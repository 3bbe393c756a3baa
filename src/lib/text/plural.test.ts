import { describe, expect, it } from 'vitest'
import { plural, pluralForm } from './plural.ts'

describe('a count in words', () => {
  it('has the singular for one only, and a figure that is easy to read', () => {
    expect([0, 1, 2, 1200].map((count) => plural(count, 'row'))).toEqual([
      '0 rows',
      '1 row',
      '2 rows',
      '1,200 rows',
    ])
  })

  it('has the plural that is given, where an s is not enough', () => {
    expect([1, 2].map((count) => plural(count, 'match', 'matches'))).toEqual([
      '1 match',
      '2 matches',
    ])
    expect([1, 2].map((count) => plural(count, 'row is', 'rows are'))).toEqual([
      '1 row is',
      '2 rows are',
    ])
  })

  it('has words alone, where the figure stands elsewhere', () => {
    expect([0, 1, 2].map((count) => pluralForm(count, 'row'))).toEqual(['rows', 'row', 'rows'])
    expect([1, 2].map((count) => pluralForm(count, 'is', 'are'))).toEqual(['is', 'are'])
  })
})
