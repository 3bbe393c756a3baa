import { expect, it } from 'vitest'
import type { PivotOrder } from './rowView.ts'
import { nextPivotOrder, orderOf } from './summaryState.ts'

const all = { by: 'all', value: '' } as const
const state = (order: PivotOrder | null) => ({
  down: 'brand' as const,
  across: 'merchant' as const,
  order,
})

it('lines go by most rows beside other groups, and by their figure in a ranking', () => {
  expect(orderOf(state(null))).toEqual({ by: 'rows', value: '', down: true })
  expect(orderOf({ down: 'brand', across: '', order: null })).toEqual({ ...all, down: true })
})

it.each(['merchant', ''] as const)(
  'lines of sizes stand from small to large, across %j',
  (across) => {
    const sizes = { down: 'trait:Size', across, order: null } as const
    expect(orderOf(sizes)).toEqual({ by: 'name', value: '', down: false })
    expect(nextPivotOrder(sizes, { by: 'name', value: '' })).toMatchObject({ down: true })
  },
)

it('a press on a head goes from the highest, or from A, to the other end and back to the usual', () => {
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
