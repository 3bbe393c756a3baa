import { cleanup, fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useScroll } from './useScroll.ts'

function Page() {
  useScroll()
  return null
}

/** As if the address were typed, in a tab that showed others before. */
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

describe('how far down a page opens', () => {
  beforeEach(() => {
    // jsdom lays nothing out: every page is as tall as this.
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is where the same address was left', async () => {
    await openAt('/search?q=shirt')
    scrollDownTo(700)
    await openAt('/search?q=shirt')
    expect(window.scrollTo).toHaveBeenCalledWith(0, 700)
  })

  it('is its top where another address was scrolled', async () => {
    await openAt('/search?q=coat')
    scrollDownTo(900)
    await openAt('/products/A')
    expect(window.scrollTo).not.toHaveBeenCalledWith(0, 900)
    await openAt('/search?q=scarf')
    expect(window.scrollTo).not.toHaveBeenCalledWith(0, 900)
  })
})
