import { expect, it } from 'vitest'
import { topValues } from './topValues.ts'

const column = { values: ['b10', '', 'b9', 'a', 'z'], codes: Uint32Array.from([0, 2, 1, 3, 3, 1]) }
const all = Uint32Array.from([0, 1, 2, 3, 4, 5])

it('the values of most rows come first, equal ones by name with figures in their order', () => {
  expect(topValues('brand', column, all, 9)).toMatchObject({
    values: ['', 'a', 'b9', 'b10'],
    rows: [2, 2, 1, 1],
    all: 4,
    hasNone: true,
  })
})

it('values beyond have no place, and those of no row are none', () => {
  const top = topValues('brand', column, all, 2)
  expect(top.values).toEqual(['', 'a'])
  expect([...top.places]).toEqual([-1, 0, -1, 1, -1])
  expect(top.all).toBe(4)
})

it('rows left out count nowhere', () => {
  expect(topValues('brand', column, Uint32Array.from([0, 3]), 9)).toMatchObject({
    values: ['a', 'b10'],
    rows: [1, 1],
    hasNone: false,
  })
})

it('sizes with most rows stand from small to large, rows without one last', () => {
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
