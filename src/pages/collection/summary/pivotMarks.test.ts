import { describe, expect, it } from 'vitest'
import { pivotMarks as marksOf } from './pivotMarks.ts'

const TOLERANCE = 0.5
const pivotMarks = (
  cells: Parameters<typeof marksOf>[0],
  of: Parameters<typeof marksOf>[1],
  most: number,
) => marksOf(cells, of, most, TOLERANCE)

const cell = (value: number | null, rows = 3) => ({ value, n: value === null ? 0 : rows, rows })
const PRICE = { figure: 'offerPrice', measure: 'median' } as const

describe('the marks in a row of the heat table', () => {
  it('name every lowest and every highest value', () => {
    const marks = pivotMarks(
      [30, 40, 30, 50].map((value) => cell(value)),
      PRICE,
      3,
    )
    expect(marks.map(({ extreme }) => extreme)).toEqual(['lowest', null, 'lowest', 'highest'])
  })

  it('name no lowest or highest if all are equal or only one has a value', () => {
    const none = (values: (number | null)[]) =>
      pivotMarks(
        values.map((value) => cell(value)),
        PRICE,
        3,
      ).every(({ extreme }) => !extreme)
    expect(none([30, 30])).toBe(true)
    expect(none([30, null])).toBe(true)
    expect(none([])).toBe(true)
  })

  it('tint prices by their distance from the median of the row', () => {
    const marks = pivotMarks([cell(43), cell(50), cell(53.5), cell(null, 0)], PRICE, 3)
    expect(marks.map(({ tint, strength }) => [tint, Math.round(strength * 100)])).toEqual([
      ['cheaper', 100],
      ['plain', 0],
      ['dearer', 50],
      ['plain', 0],
    ])
  })

  it('ignore differences within the tolerance, both for tints and for lowest and highest', () => {
    const near = pivotMarks([cell(99.6), cell(100), cell(100.4)], PRICE, 3)
    expect(near.map(({ tint, strength, extreme }) => [tint, strength, extreme])).toEqual([
      ['plain', 0, 'lowest'],
      ['plain', 0, null],
      ['plain', 0, 'highest'],
    ])
    expect(pivotMarks([cell(100), cell(100.4)], PRICE, 3).map(({ extreme }) => extreme)).toEqual([
      null,
      null,
    ])
    expect(pivotMarks([cell(99), cell(100), cell(101)], PRICE, 3).map(({ tint }) => tint)).toEqual([
      'cheaper',
      'plain',
      'dearer',
    ])
  })

  it('never tint other figures as cheap or expensive', () => {
    const marks = pivotMarks(
      [cell(1), cell(2), cell(4)],
      { figure: 'avgRating', measure: 'max' },
      3,
    )
    expect(marks.map(({ tint, strength }) => [tint, strength])).toEqual([
      ['plain', 0.5],
      ['plain', 0],
      ['plain', 1],
    ])
  })

  it('tint counts by their square root, relative to the highest count of the table', () => {
    const counts = [cell(100, 100), cell(25, 25), cell(0, 0)]
    const marks = pivotMarks(counts, { figure: 'offerPrice', measure: 'count' }, 100)
    expect(marks.map(({ strength }) => strength)).toEqual([1, 0.5, 0])
  })
})
