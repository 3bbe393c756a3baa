import { expect, it } from 'vitest'
import { shownOf } from './shownOf.ts'

it('the count of groups shown names rows without a value separately', () => {
  expect(shownOf('brand', ['Alder', '', 'Marlowe'], 123, true)).toBe('2 of 122 brands + no brand')
  expect(shownOf('brand', ['Alder'], 3, true)).toBe('1 of 2 brands')
  expect(shownOf('category', ['Shirts'], 1, false)).toBe('1 of 1 category')
})
