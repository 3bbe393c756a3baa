import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareTexts } from './collation.ts'

it.each([
  [
    ['b10', 'b9', 'a'],
    ['a', 'b9', 'b10'],
  ],
  [
    ['Zebra', 'Østby', 'Ostby', 'Öko'],
    ['Öko', 'Ostby', 'Østby', 'Zebra'],
  ],
  [
    ['HP', 'hp', 'Hp'],
    ['hp', 'Hp', 'HP'],
  ],
])('texts are in alphabetical order: %j', (texts, ordered) => {
  expect(texts.toSorted(compareTexts)).toEqual(ordered)
})

it('only identical texts compare as equal, and the order is the same in both directions', () => {
  expect(compareTexts('\u00E9', 'e\u0301')).not.toBe(0)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(Math.sign(compareTexts(a, b)) + Math.sign(compareTexts(b, a))).toBe(0)
      expect(compareTexts(a, b) === 0).toBe(a === b)
    }),
    { seed: 32 },
  )
})
