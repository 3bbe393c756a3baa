// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Popover } from './Popover.tsx'

const opener = () => screen.getByRole('button', { name: 'Country' })
const panel = () => screen.queryByRole('dialog', { name: 'Countries' })

let grow = () => {}
class ByHand implements ResizeObserver {
  constructor(notify: ResizeObserverCallback) {
    grow = () => notify([], this)
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe('Popover', () => {
  beforeEach(async () => {
    vi.stubGlobal('ResizeObserver', ByHand)
    render(
      <>
        <Popover label="Countries" trigger="Country">
          {(close) => (
            <>
              <input aria-label="Code" />
              <button type="button" onClick={close}>
                Done
              </button>
            </>
          )}
        </Popover>
        <button type="button">Elsewhere</button>
      </>,
    )
    await userEvent.click(opener())
    await screen.findByRole('dialog', { name: 'Countries' })
    // The panel takes the focus after it has appeared.
    await vi.waitUntil(() => document.activeElement === screen.getByLabelText('Code'))
  })
  afterEach(cleanup)

  it('puts the focus on the first control of the open panel', () => {
    expect(screen.getByLabelText('Code')).toHaveFocus()
    expect(opener().getAttribute('aria-expanded')).toBe('true')
  })

  it('stays on the screen when its content loads late and is wider', () => {
    const box = panel()
    if (!box) throw new Error('The panel is open')
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(-40, 0, 290, 100))
    grow()
    expect(box.style.translate).toBe('52px')
  })

  it('closes on Escape and returns the focus to its button', async () => {
    await userEvent.keyboard('{Escape}')
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('returns the focus to its button when its content closes it', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('closes when something outside is clicked, and leaves the focus there', async () => {
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    await userEvent.click(elsewhere)
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('closes when the focus moves past its last control', async () => {
    await userEvent.tab()
    await userEvent.tab()
    expect(panel()).toBeNull()
  })
})

describe('a Popover that begins with radio buttons', () => {
  afterEach(cleanup)

  it('focuses the selected one', async () => {
    vi.stubGlobal('ResizeObserver', ByHand)
    render(
      <Popover label="Countries" trigger="Country">
        {() => (
          <>
            <input type="radio" name="mode" aria-label="Lite" />
            <input type="radio" name="mode" aria-label="Full" defaultChecked />
          </>
        )}
      </Popover>,
    )
    await userEvent.click(opener())
    const full = await screen.findByRole('radio', { name: 'Full' })
    await waitFor(() => expect(full).toHaveFocus())
  })
})
