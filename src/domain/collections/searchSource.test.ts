import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eachFilter, NO_FILTERS } from '@/api/fields/filters.ts'
import { searchOf, searchSource } from './searchSource.ts'

const search = { ...NO_FILTERS, q: 'shirt', words: ['casual'], merchant: ['Northgate'] }

it.each([
  ['none as an empty text', [], ''],
  ['one as a text, which older versions read', ['Shirts'], 'Shirts'],
  ['several as a list', ['Shirts', 'Shoes'], ['Shirts', 'Shoes']],
])('stores categories: %s', (_what, category, saved) => {
  expect(searchSource({ ...search, category }).category).toEqual(saved)
})

it('restores the search that was stored', () => {
  const values = fc.array(fc.string({ minLength: 1 }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.record(eachFilter(() => values)), (filters) => {
      const requested = { ...search, ...filters }
      expect(searchOf(searchSource(requested))).toEqual(requested)
    }),
  )
})
