// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeIn } from '@/lib/numbers/language.ts'
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

  it('takes nothing away of what the user’s own press came to', () => {
    render(<LiveRegion />)
    announceResult('1 product added')
    announce('Price index 103')
    settle()
    expect(screen.getByText('1 product added')).toBeTruthy()
    expect(screen.getByText('Price index 103')).toBeTruthy()
  })

  it('says nothing once the page has gone, and its document with it', () => {
    render(<LiveRegion />)
    announceResult('1 product added')
    cleanup()
    vi.stubGlobal('document', undefined)
    expect(vi.runAllTimers).not.toThrow()
  })

  it('says of a date in which language it is', () => {
    writeIn('de')
    render(<LiveRegion />)
    announceResult('The snapshot of 18. Nov. 2025, 10:26 is deleted')
    settle()
    expect(screen.getByText('18. Nov. 2025, 10:26')).toHaveAttribute('lang', 'de')
    expect(screen.getByRole('status').lastChild).toHaveTextContent(
      /^The snapshot of 18. Nov. .* is deleted$/,
    )
    writeIn('en-GB')
  })

  it('makes the same sentence a change when it is said again', () => {
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

  it('keeps quiet until the words have settled', () => {
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
