import { expect, it } from 'vitest'
import { topValues } from './topValues.ts'

const column = { values: ['b10', '', 'b9', 'a', 'z'], codes: Uint32Array.from([0, 2, 1, 3, 3, 1]) }
const all = Uint32Array.from([0, 1, 2, 3, 4, 5])

it('puts the values with most rows first, equal ones by name and number', () => {
  expect(topValues('brand', column, all, 9)).toMatchObject({
    values: ['', 'a', 'b9', 'b10'],
    rows: [2, 2, 1, 1],
    all: 4,
    hasNone: true,
  })
})

it('gives no place to values beyond the limit, and leaves out values without rows', () => {
  const top = topValues('brand', column, all, 2)
  expect(top.values).toEqual(['', 'a'])
  expect([...top.places]).toEqual([-1, 0, -1, 1, -1])
  expect(top.all).toBe(4)
})

it('ignores rows that are left out', () => {
  expect(topValues('brand', column, Uint32Array.from([0, 3]), 9)).toMatchObject({
    values: ['a', 'b10'],
    rows: [1, 1],
    hasNone: false,
  })
})

it('sorts the sizes with most rows from small to large, rows without a size last', () => {
  const sizes = {
    values: ['XL', 'S', '', '2XL', 'M', 'XS', 'L'],
    codes: Uint32Array.from([0, 0, 0, 1, 2, 2, 2, 2, 3, 4, 4, 4, 5, 6, 6]),
  }
  const rows = Uint32Array.from(sizes.codes.keys())
  expect(topValues('trait:size', sizes, rows, 9).values).toEqual([
    'XS',
    'S',
    'M',
    'L',
    'XL',
    '2XL',
    '',
  ])
  const top = topValues('trait:size', sizes, rows, 4)
  expect(top).toMatchObject({ values: ['M', 'L', 'XL', ''], rows: [3, 2, 3, 4], all: 7 })
  expect([...top.places]).toEqual([2, -1, 3, -1, 0, -1, 1])
})
