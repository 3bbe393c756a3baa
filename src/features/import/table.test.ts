import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellText, numberText, type Cell } from './table.ts'

describe('a number as a text', () => {
  it.each([
    [2049811842247, '2049811842247'],
    [Number('2.0498118422469999E12'), '2049811842247'],
    [4e12, '4000000000000'],
    [12.499999999999998, '12.5'],
    [0.1 + 0.2, '0.3'],
    [-7, '-7'],
    [1.5e-7, '0.00000015'],
    [1e22, '10000000000000000000000'],
  ])('shows %d as its program does: %s', (number, text) => {
    expect(numberText(number)).toBe(text)
  })

  it('has every digit of a code, however its number is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (code) => {
        expect(numberText(Number(code.toExponential()))).toBe(String(code))
      }),
      { numRuns: 300, seed: 4 },
    )
  })
})

it.each<[cell: Cell | undefined, text: string]>([
  [undefined, ''],
  ['x', 'x'],
  [12.5, '12.5'],
  [{ kind: 'date', text: '2026-03-12' }, '2026-03-12'],
  [{ kind: 'link', text: 'Shirt', url: 'https://shop.example' }, 'Shirt'],
  [{ kind: 'formula' }, ''],
  [{ kind: 'error', text: '#N/A' }, '#N/A'],
])('the cell %j is shown as “%s”', (cell, text) => {
  expect(cellText(cell)).toBe(text)
})
