import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePageHeading, usePageTitle } from '@/features/page/usePageTitle.ts'
import { PAGES } from '@/words/pageNames.ts'
import { useSlow } from './useSlow.ts'

afterEach(() => vi.useRealTimers())

describe('work in progress', () => {
  it('counts as slow from 3 seconds until it ends; the next work starts anew', () => {
    vi.useFakeTimers()
    const { result, rerender } = renderHook((isInProgress: boolean) => useSlow(isInProgress), {
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

it('the tab title names the page’s content if known, otherwise its heading', () => {
  const { rerender } = renderHook(
    (shown: string) => {
      usePageHeading('Product')
      usePageTitle(shown === '' ? null : shown)
    },
    { initialProps: 'Shirt' },
  )
  expect(document.title).toMatch(/Shirt.* · Catalog Explorer$/)
  rerender('')
  expect(document.title).toMatch(/Product.* · Catalog Explorer$/)
})

it('the tab of the start page shows only the name of the app', () => {
  renderHook(() => usePageHeading(PAGES.start))
  expect(document.title).toBe('Catalog Explorer')
})
