import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Change } from '../../../model/changes/change.ts'
import { aChangeSide } from '../../../testing/made/aChangeSide.ts'
import { useChangeSelection } from './useChangeSelection.ts'

const change = (id: string | null, given: Partial<Change> = {}): Change => ({
  key: `key ${id}`,
  kinds: ['new'],
  before: null,
  now: aChangeSide(id, { country: 'in' }),
  difference: null,
  percent: null,
  ...given,
})
const gone = change('B', { kinds: ['gone'], before: aChangeSide('B'), now: null })

it('selects changed products by their ids, in the order in which they were chosen', () => {
  const { result } = renderHook(() => useChangeSelection('set'))
  const ids = () =>
    [...result.current.products.values()].map(({ productId, country }) => [productId, country])
  act(() => void result.current.select([gone, change(null)], true))
  act(() => void result.current.select([change('A'), gone], true))
  expect(ids()).toEqual([
    ['B', 'us'],
    ['A', 'in'],
  ])
  act(() => void result.current.select([gone], false))
  expect(ids()).toEqual([['A', 'in']])
  expect(renderHook(() => useChangeSelection('other')).result.current.products.size).toBe(0)
  act(() => result.current.clear())
  expect(ids()).toEqual([])
})
