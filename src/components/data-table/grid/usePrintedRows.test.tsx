import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NO_GAP } from './rows/useRowWindow.ts'
import { usePrintedRows } from './usePrintedRows.ts'

const inView = {
  first: 20,
  last: 80,
  above: { rows: 20, height: 640 },
  below: { rows: 70, height: 2240 },
}
const dispatch = (type: 'beforeprint' | 'afterprint') => {
  window.dispatchEvent(new Event(type))
}

describe('a long table in print', () => {
  it('shows all its rows while it is printed, and only those in view afterwards', () => {
    const { result } = renderHook(() => usePrintedRows(inView, 150))
    expect(result.current).toEqual(inView)
    dispatch('beforeprint')
    expect(result.current).toEqual({ first: 0, last: 150, above: NO_GAP, below: NO_GAP })
    act(() => dispatch('afterprint'))
    expect(result.current).toEqual(inView)
  })

  it('doesn’t show all its rows when they would fill hundreds of pages', () => {
    const { result } = renderHook(() => usePrintedRows(inView, 2001))
    act(() => dispatch('beforeprint'))
    expect(result.current).toEqual(inView)
  })
})
