import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { entry } from '../../../testing/kept/priceListStore.ts'
import { usePriceSelection } from './priceSelection.ts'

it('selects codes of a list, lets go of some of them, and of all', async () => {
  const { result } = renderHook(() => usePriceSelection('us'))
  const other = renderHook(() => usePriceSelection('in'))
  const [first, second] = [entry('11111111'), entry('22222222')]
  await act(() => result.current.select([first, second], true))
  expect([...result.current.codes]).toEqual([first.code, second.code])
  await act(() => result.current.select([first], false))
  expect([...result.current.codes]).toEqual([second.code])
  expect([...other.result.current.codes]).toEqual([])
  act(() => result.current.clear())
  expect([...result.current.codes]).toEqual([])
})
