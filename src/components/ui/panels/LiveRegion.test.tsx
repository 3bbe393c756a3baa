// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '@/lib/numbers/language.ts'
import { announce, LiveRegion, announceResult } from './LiveRegion.tsx'

const settle = () => {
  act(() => {
    vi.runAllTimers()
  })
}

describe('announce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    cleanup()
    vi.useRealTimers()
  })

  it('says only the last of several sentences in a row', () => {
    render(<LiveRegion />)
    announce('12 products')
    announce('7 products')
    settle()
    expect(screen.queryByText('12 products')).toBeNull()
    expect(screen.getByRole('status').lastChild).toHaveTextContent(/^7 products$/)
  })

  it('doesn’t replace the result of the user’s own action', () => {
    render(<LiveRegion />)
    announceResult('1 product added')
    announce('Price index 103')
    settle()
    expect(screen.getByText('1 product added')).toBeTruthy()
    expect(screen.getByText('Price index 103')).toBeTruthy()
  })

  it('does nothing after the page and its document are removed', () => {
    render(<LiveRegion />)
    announceResult('1 product added')
    cleanup()
    vi.stubGlobal('document', undefined)
    expect(vi.runAllTimers).not.toThrow()
  })

  it('marks the language of a date', () => {
    setLanguage('de')
    render(<LiveRegion />)
    announceResult('The snapshot of 18. Nov. 2025, 10:26 is deleted')
    settle()
    expect(screen.getByText('18. Nov. 2025, 10:26')).toHaveAttribute('lang', 'de')
    expect(screen.getByRole('status').lastChild).toHaveTextContent(
      /^The snapshot of 18. Nov. .* is deleted$/,
    )
    setLanguage('en-GB')
  })

  it('renders a repeated sentence as a new element', () => {
    render(<LiveRegion />)
    announce('No products found')
    settle()
    const first = screen.getAllByText('No products found')
    announce('No products found')
    settle()
    const last = screen.getByRole('status').lastChild
    expect(last).toHaveTextContent(/^No products found$/)
    expect(first).not.toContain(last)
  })

  it('waits a moment before it says something', () => {
    render(<LiveRegion />)
    announce('Copied')
    act(() => {
      vi.advanceTimersByTime(100)
    })
    expect(screen.queryByText('Copied')).toBeNull()
    settle()
    expect(screen.getByText('Copied')).toBeTruthy()
  })
})
