import { describe, expect, it } from 'vitest'
import { isbn10ToEan } from './isbn.ts'

describe('an ISBN-10', () => {
  it.each([
    ['9999900135', '9789999900133'],
    ['999990100X', '9789999901000'],
    ['999990100x', '9789999901000'],
    ['0804429573', null],
    ['080442957X', '9780804429573'],
    ['99999001351', null],
    ['99999-0013', null],
    ['', null],
  ])('%s is converted to the EAN %s', (input, ean) => {
    expect(isbn10ToEan(input)).toBe(ean)
  })
})
