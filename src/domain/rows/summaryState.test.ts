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

it('sorts lines by most rows by default', () => {
  expect(orderOf(state(null))).toEqual({ by: 'rows', value: '', down: true })
})

it('sorts lines and groups of sizes from small to large', () => {
  const sizes = { down: 'trait:Size', order: null } as const
  expect(orderOf(sizes)).toEqual({ by: 'name', value: '', down: false })
  expect(nextPivotOrder(sizes, { by: 'name', value: '' })).toMatchObject({ down: true })
  expect(sortOf({ ...usualSummary, ...sizes }, true)).toEqual({ column: 'name', down: false })
})

it('sorts lines on clicks on a header: highest or A first, then reversed, then as by default', () => {
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

it('sorts groups by the highest price index, or by most products before prices are compared', () => {
  expect(sortOf(usualSummary, true)).toEqual({ column: 'index', down: true })
  expect(sortOf(usualSummary, false)).toEqual({ column: 'products', down: true })
})

it('sorts groups by the chosen measure, or by a column once its header is clicked', () => {
  const discounts = { ...usualSummary, figure: 'discount' as const, across: '' as const }
  expect(sortOf(discounts, true)).toEqual({ column: 'median', down: true })
  expect(sortOf({ ...discounts, measure: 'max' }, true)).toEqual({ column: 'highest', down: true })
  // The measure of a heat table does not sort the table of figures.
  expect(sortOf({ ...usualSummary, measure: 'count' }, true)).toMatchObject({ column: 'index' })
  const sort = { column: 'name', down: false } as const
  expect(sortOf({ ...discounts, sort }, true)).toEqual(sort)
})

it('sorts groups on clicks on a header: highest or A first, then reversed, then as by default', () => {
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

it('measures your price, otherwise the record’s price, otherwise the lowest offer', () => {
  const known = (...columns: string[]) => usualFigure((column) => columns.includes(column))
  expect(known('myPrice', 'offerPrice', 'lowest')).toBe('myPrice')
  expect(known('offerPrice', 'lowest')).toBe('offerPrice')
  expect(known('lowest')).toBe('lowest')
})
