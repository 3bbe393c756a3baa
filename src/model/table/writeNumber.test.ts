import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeNumber } from './writeNumber.ts'

it.each([
  ['2049811842247', '2049811842247'],
  ['2.049811842247E12', '2049811842247'],
  ['2.0498118422469999E12', '2049811842247'],
  ['4E+12', '4000000000000'],
  ['12.499999999999998', '12.5'],
  ['0.30000000000000004', '0.3'],
  ['-7', '-7'],
  ['1.5E-7', '0.00000015'],
  ['1E22', '10000000000000000000000'],
  ['', ''],
  ['x', 'x'],
])('writes %s as %s', (written, shown) => {
  expect(writeNumber(written)).toBe(shown)
})

it('keeps every code to the digit, however its number is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (code) => {
      expect(writeNumber(String(code))).toBe(String(code))
      expect(writeNumber(code.toExponential())).toBe(String(code))
    }),
    { numRuns: 300, seed: 4 },
  )
})
