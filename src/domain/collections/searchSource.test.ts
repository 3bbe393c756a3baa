import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchOf, searchSource } from './searchSource.ts'

const search = { q: 'shirt', words: ['casual'], merchant: ['Northgate'], brand: [] }

it.each([
  ['none as an empty text', [], ''],
  ['one as a text, which older versions read', ['Shirts'], 'Shirts'],
  ['several as a list', ['Shirts', 'Shoes'], ['Shirts', 'Shoes']],
])('keeps %s', (_what, category, saved) => {
  expect(searchSource({ ...search, category, division: [] }).category).toEqual(saved)
})

it('gives back what was stored', () => {
  const values = fc.array(fc.string({ minLength: 1 }), { maxLength: 4 })
  fc.assert(
    fc.property(values, values, (category, division) => {
      const requested = { ...search, category, division }
      expect(searchOf(searchSource(requested))).toEqual(requested)
    }),
  )
})
