import { expect, it } from 'vitest'
import { readInWords } from './useAnnounceRead.ts'

const kinds = { ean: 0, url: 0, id: 0, title: 0 }

it('the announcement counts the lines to check, duplicates and invalid lines', () => {
  expect(readInWords({ lines: 5, valid: 4, repeated: 2, invalid: 1, asks: 2, kinds })).toBe(
    '5 lines read, 2 to check, 2 duplicates, 1 invalid',
  )
  expect(readInWords({ lines: 1, valid: 1, repeated: 0, invalid: 0, asks: 1, kinds })).toBe(
    '1 line read, 1 to check',
  )
})

it('nothing is announced if no line can be checked', () => {
  expect(readInWords({ lines: 2, valid: 0, repeated: 0, invalid: 2, asks: 0, kinds })).toBeNull()
})
