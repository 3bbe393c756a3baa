import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toast } from '@/components/ui/layers/toast.ts'
import { ToastRegion } from '@/components/ui/layers/ToastRegion.tsx'
import { LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import { keepFocus } from './keepFocus.ts'

function Rows() {
  const [rows, setRows] = useState(['first', 'second'])
  const [isBusy, setBusy] = useState(false)
  return (
    <main id="main">
      <h1>Work</h1>
      {!isBusy && (
        <button type="button" onClick={() => setBusy(true)}>
          Cancel
        </button>
      )}
      <section aria-label="Rows">
        {rows.map((row) => (
          <button
            key={row}
            type="button"
            onClick={() => setRows(rows.filter((other) => other !== row))}
          >
            Delete {row}
          </button>
        ))}
        <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
          Load
        </button>
      </section>
      <p>Elsewhere</p>
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const part = () => screen.getByRole('region', { name: 'Rows' })
/** `keepFocus` acts after two frames. */
const frames = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        )
      }),
  )

describe('the focus of a page', () => {
  let stop = () => {}
  beforeEach(() => {
    stop = keepFocus()
    render(
      <>
        <Rows />
        <LiveRegion />
        <ToastRegion />
      </>,
    )
  })
  afterEach(() => stop())

  it('moves to the surrounding section when the focused control disappears', async () => {
    button('Delete first').focus()
    await userEvent.keyboard('{Enter}')
    await frames()
    expect(part()).toHaveFocus()
    await userEvent.tab()
    expect(button('Delete second')).toHaveFocus()
    expect(part()).not.toHaveAttribute('tabindex')
  })

  it('moves to the surrounding section when the focused control is disabled', async () => {
    button('Load').focus()
    await userEvent.keyboard('{Enter}')
    await frames()
    expect(part()).toHaveFocus()
  })

  it('moves to the heading when only the whole page surrounds the control', async () => {
    button('Cancel').focus()
    await userEvent.keyboard('{Enter}')
    await frames()
    expect(screen.getByRole('heading', { name: 'Work' })).toHaveFocus()
  })

  it('stays where you move it in the meantime', async () => {
    button('Delete first').focus()
    const other = button('Delete second')
    await userEvent.keyboard('{Enter}')
    other.focus()
    await frames()
    expect(other).toHaveFocus()
  })

  it('moves to the section after Undo in a message when the earlier control is gone', async () => {
    act(() => {
      toast('One row added', { action: { label: 'Undo', undo: () => {} } })
    })
    button('Delete second').focus()
    await userEvent.keyboard('{F6}')
    button('Delete second').click()
    await frames()
    expect(button('Undo')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await frames()
    expect(part()).toHaveFocus()
  })

  it('isn’t moved when you left the control before it disappears', async () => {
    const first = button('Delete first')
    await userEvent.click(button('Delete second'))
    await frames()
    first.focus()
    await userEvent.click(screen.getByText('Elsewhere'))
    await frames()
    first.click()
    await frames()
    expect(document.body).toHaveFocus()
  })
})
