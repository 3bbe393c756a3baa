import { describe, expect, it } from 'vitest'
import { checkDigitOf, codesOf, hasRightCheckDigit, inForm } from './codes.ts'

const codes = codesOf(11)

describe('codes', () => {
  it.each([
    ['400638133393', 1],
    ['03600029145', 2],
    ['204981176305', 4],
  ])('gives %s the check digit %i', (digits, expected) => {
    expect(checkDigitOf(digits)).toBe(expected)
  })

  it('lead back to their article at every length', () => {
    for (let start = 0; start < 1_048_576; start += 523) {
      const ean = codes.ean(start, start % 30)
      const upc = codes.upc(start, start % 30)
      expect(ean).toMatch(/^2\d{12}$/)
      expect(upc).toMatch(/^4\d{11}$/)
      expect(hasRightCheckDigit(ean) && hasRightCheckDigit(upc)).toBe(true)
      expect(codes.startOf(ean)).toBe(start)
      expect(codes.startOf(inForm(ean, '14 digits'))).toBe(start)
      expect(codes.startOf(upc)).toBe(start)
      expect(codes.startOf(inForm(upc, '13 digits'))).toBe(start)
    }
  })

  it.each(['', 'abc', '2', '4006381333931', '2049811763055', '20498117630541', '000000000000'])(
    'lead to no article from %j',
    (code) => {
      expect(codes.startOf(code)).toBeNull()
    },
  )
})
