import { expect, it } from 'vitest'
import type { PivotOrder } from './rowView.ts'
import {
  nextGroupSort,
  nextPivotOrder,
  orderOf,
  sortOf,
  usualFigure,
  usualSummary,
} from './summaryState.ts'

const all = { by: 'all', value: '' } as const
const state = (order: PivotOrder | null) => ({ down: 'brand' as const, order })

it('lines go by most rows', () => {
  expect(orderOf(state(null))).toEqual({ by: 'rows', value: '', down: true })
})

it('lines and groups of sizes stand from small to large', () => {
  const sizes = { down: 'trait:Size', order: null } as const
  expect(orderOf(sizes)).toEqual({ by: 'name', value: '', down: false })
  expect(nextPivotOrder(sizes, { by: 'name', value: '' })).toMatchObject({ down: true })
  expect(sortOf({ ...usualSummary, ...sizes }, true)).toEqual({ column: 'name', down: false })
})

it('a click on a head goes from the highest, or from A, to the other end and back to the usual', () => {
  const first = nextPivotOrder(state(null), all)
  expect(first).toEqual({ ...all, down: true })
  const second = nextPivotOrder(state(first), all)
  expect(second).toEqual({ ...all, down: false })
  expect(nextPivotOrder(state(second), all)).toBeNull()
  const name = { by: 'name', value: '' } as const
  expect(nextPivotOrder(state(first), name)).toEqual({ ...name, down: false })
  const northgate = { by: 'column', value: 'Northgate' } as const
  const by = nextPivotOrder(state(null), northgate)
  expect(nextPivotOrder(state(by), { ...northgate, value: 'Sundial' })).toMatchObject({
    value: 'Sundial',
    down: true,
  })
})

it('groups go by the highest price index, before prices are compared by most products', () => {
  expect(sortOf(usualSummary, true)).toEqual({ column: 'index', down: true })
  expect(sortOf(usualSummary, false)).toEqual({ column: 'products', down: true })
})

it('groups go by what was chosen to be measured, and by a column once it is clicked', () => {
  const discounts = { ...usualSummary, figure: 'discount' as const, across: '' as const }
  expect(sortOf(discounts, true)).toEqual({ column: 'median', down: true })
  expect(sortOf({ ...discounts, measure: 'max' }, true)).toEqual({ column: 'highest', down: true })
  // The measure of a heat table does not sort the table of figures.
  expect(sortOf({ ...usualSummary, measure: 'count' }, true)).toMatchObject({ column: 'index' })
  const sort = { column: 'name', down: false } as const
  expect(sortOf({ ...discounts, sort }, true)).toEqual(sort)
})

it('a click on a header sorts from the highest, or from A, then turns, then is as usual', () => {
  const usual = { column: 'index', down: true } as const
  const first = nextGroupSort(usual, 'mean')
  expect(first).toEqual({ column: 'mean', down: true })
  expect(nextGroupSort({ column: 'mean', down: true }, 'mean')).toEqual({
    column: 'mean',
    down: false,
  })
  expect(nextGroupSort({ column: 'mean', down: false }, 'mean')).toBeNull()
  expect(nextGroupSort(usual, 'name')).toEqual({ column: 'name', down: false })
})

it('figures are of your price, else of the price of the record, else of the lowest offer', () => {
  const known = (...columns: string[]) => usualFigure((column) => columns.includes(column))
  expect(known('myPrice', 'offerPrice', 'lowest')).toBe('myPrice')
  expect(known('offerPrice', 'lowest')).toBe('offerPrice')
  expect(known('lowest')).toBe('lowest')
})
