import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { useSlow } from './useSlow.ts'

afterEach(() => vi.useRealTimers())

describe('what takes long', () => {
  it('is slow after three seconds, until it is over; the next begins anew', () => {
    vi.useFakeTimers()
    const { result, rerender } = renderHook((isUnderWay: boolean) => useSlow(isUnderWay), {
      initialProps: true,
    })
    act(() => void vi.advanceTimersByTime(2999))
    expect(result.current).toBe(false)
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current).toBe(true)
    rerender(false)
    expect(result.current).toBe(false)
    act(() => void vi.advanceTimersByTime(9000))
    expect(result.current).toBe(false)
    rerender(true)
    expect(result.current).toBe(false)
    act(() => void vi.advanceTimersByTime(3000))
    expect(result.current).toBe(true)
  })
})

it('names the page in its tab', () => {
  const { rerender } = renderHook((title: string) => usePageTitle(title), { initialProps: 'Shirt' })
  expect(document.title).toMatch(/Shirt.* · Catalog Explorer$/)
  rerender('')
  expect(document.title).toBe('Catalog Explorer')
})
