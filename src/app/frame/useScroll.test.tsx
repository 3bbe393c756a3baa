import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EntryState } from '@/routing/navigation.tsx'
import { useScroll } from './useScroll.ts'

let go: ReturnType<typeof useNavigate>

function Page() {
  useScroll()
  const navigate = useNavigate()
  useEffect(() => {
    go = navigate
  })
  return null
}

/** Follows a link, or with a number goes through the history. */
async function follow(to: string | number, state?: EntryState) {
  vi.mocked(window.scrollTo).mockClear()
  await act(async () => {
    if (typeof to === 'number') await go(to)
    else await go(to, { state })
  })
  await vi.dynamicImportSettled()
}

/** Opens a typed address in a tab that has shown other pages. */
async function openAt(path: string) {
  cleanup()
  vi.mocked(window.scrollTo).mockClear()
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  )
  await vi.dynamicImportSettled()
}

function scrollDownTo(top: number) {
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}

describe('the scroll position of a page', () => {
  beforeEach(() => {
    // jsdom has no layout: every page is as tall as this.
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is restored at the same address', async () => {
    await openAt('/search?q=shirt')
    scrollDownTo(700)
    await openAt('/search?q=shirt')
    expect(window.scrollTo).toHaveBeenCalledWith(0, 700)
  })

  it('is the top at another address', async () => {
    await openAt('/search?q=coat')
    scrollDownTo(900)
    await openAt('/products/A')
    expect(window.scrollTo).not.toHaveBeenCalledWith(0, 900)
    await openAt('/search?q=scarf')
    expect(window.scrollTo).not.toHaveBeenCalledWith(0, 900)
  })

  it('is the top after you follow a link', async () => {
    await openAt('/search?q=glove')
    scrollDownTo(900)
    await follow('/products/D')
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
    await follow('/products/E')
    await follow(-1)
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it('is the top when you go back to a page that was never scrolled', async () => {
    await openAt('/search?q=hat')
    await follow('/products/B')
    scrollDownTo(800)
    await follow(-1)
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('is restored when you go back after a choice that didn’t scroll the page', async () => {
    await openAt('/search?q=sock')
    scrollDownTo(600)
    await follow('/search?q=sock&brand=Marlowe', { preserveScroll: true })
    await follow('/products/C')
    scrollDownTo(50)
    await follow(-1)
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 600)
  })
})
