// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('Tooltip', () => {
  it('doesn’t cover a word that runs over two lines', async () => {
    render(
      <Tooltip text="How it is worked out is not documented.">
        <button type="button">True discount</button>
      </Tooltip>,
    )
    const word = screen.getByRole('button', { name: 'True discount' })
    // What is around the word is one line high; the tooltip is 40 px high.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: HTMLElement,
    ) {
      if (this === word) return new DOMRect(37, 277, 76, 42)
      return this.role === 'tooltip' ? new DOMRect(0, 0, 260, 40) : new DOMRect(37, 298, 76, 15)
    })
    await userEvent.tab()
    const { top } = (await screen.findByRole('tooltip')).style
    expect(Number.parseInt(top) + 40).toBeLessThanOrEqual(277)
  })
})
