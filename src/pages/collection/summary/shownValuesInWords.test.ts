import { expect, it } from 'vitest'
import { shownValuesInWords } from './shownValuesInWords.ts'

it('the count of groups shown names rows without a value separately', () => {
  expect(shownValuesInWords('brand', ['Alder', '', 'Marlowe'], 123, true)).toBe(
    '2 of 122 brands + no brand',
  )
  expect(shownValuesInWords('brand', ['Alder'], 3, true)).toBe('1 of 2 brands')
  expect(shownValuesInWords('category', ['Shirts'], 1, false)).toBe('1 of 1 category')
})
