import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSelections } from './createSelections.ts'

type Row = { id: string | null }
const [a, b, nameless]: Row[] = [{ id: 'A' }, { id: 'B' }, { id: null }]
if (!a || !b || !nameless) throw new Error('three rows were made')

it('a selection holds only rows that have a key, and is shared between hooks', () => {
  const useSelection = createSelections<Row>(({ id }) => id)
  const { result } = renderHook(() => useSelection('here'))
  const other = renderHook(() => useSelection('here'))
  const elsewhere = renderHook(() => useSelection('there'))
  const select = (...args: Parameters<typeof result.current.select>) => {
    let selected: ReturnType<typeof result.current.select> = new Map()
    act(() => {
      selected = result.current.select(...args)
    })
    expect(result.current.rows).toBe(selected)
    expect(other.result.current.rows).toBe(selected)
    return [...selected.values()]
  }
  expect(select([nameless, b, a], true)).toEqual([b, a])
  expect(select([b, nameless], false)).toEqual([a])
  expect(elsewhere.result.current.rows.size).toBe(0)
  act(() => result.current.clear())
  expect(result.current.rows.size).toBe(0)
})
