// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, LiveRegion } from './LiveRegion.tsx'

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
    cleanup()
    vi.useRealTimers()
  })

  it('says only the last of several sentences in a row', () => {
    render(<LiveRegion />)
    announce('12 products')
    announce('7 products')
    settle()
    expect(screen.getByRole('status').textContent).toBe('7 products')
  })

  it('makes the same sentence a change when it is said again', () => {
    render(<LiveRegion />)
    announce('No product found')
    settle()
    const first = screen.getByText('No product found')
    announce('No product found')
    settle()
    expect(screen.getByText('No product found')).not.toBe(first)
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
