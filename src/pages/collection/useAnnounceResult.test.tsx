// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import { useAnnounceResult } from './useAnnounceResult.ts'

function Check({ words, isRunning }: { words: string; isRunning: boolean }) {
  useAnnounceResult(words, isRunning)
  return <LiveRegion />
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('the result of a check is announced once, with its final figures', () => {
  const { rerender } = render(<Check words="3 of 4 above the market" isRunning />)
  rerender(<Check words="3 of 4 above the market" isRunning={false} />)
  pass(1000)
  rerender(<Check words="29 of 44 above the market" isRunning={false} />)
  pass(3000)
  expect(screen.getByRole('status')).toHaveTextContent(/^29 of 44 above the market$/)
  rerender(<Check words="28 of 44 above the market" isRunning={false} />)
  pass(3000)
  expect(screen.getByRole('status')).toHaveTextContent(/^29 of 44 above the market$/)
})

it('nothing is announced if the check ended before the page was opened', () => {
  render(<Check words="29 of 44 above the market" isRunning={false} />)
  pass(3000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
