import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aResultRow } from '../../../testing/made/aResultRow.ts'
import { useRowSelection } from './rowSelection.ts'

const [a, b, nameless] = ['A', 'B', null].map((productId) => aResultRow({ productId }))
if (!a || !b || !nameless) throw new Error('three ids make three rows')

it('selects rows that have an id, and gives back what is selected then', () => {
  const { result } = renderHook(() => useRowSelection('snapshot'))
  const select = (...given: Parameters<typeof result.current.select>) => {
    let selected: ReturnType<typeof result.current.select> = new Map()
    act(() => {
      selected = result.current.select(...given)
    })
    expect([...result.current.rows.values()]).toEqual([...selected.values()])
    return [...selected.values()].map(({ productId }) => productId)
  }
  expect(select([nameless, b, a], true)).toEqual(['B', 'A'])
  expect(select([b, nameless], false)).toEqual(['A'])
  expect(renderHook(() => useRowSelection('other')).result.current.rows.size).toBe(0)
  act(() => result.current.clear())
  expect(result.current.rows.size).toBe(0)
})
