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

  it('goes to the part around a control that went with its press', async () => {
    button('Delete first').focus()
    await userEvent.keyboard('{Enter}')
    await frames()
    expect(part()).toHaveFocus()
    await userEvent.tab()
    expect(button('Delete second')).toHaveFocus()
    expect(part()).not.toHaveAttribute('tabindex')
  })

  it('goes there from a control that is switched off', async () => {
    button('Load').focus()
    await userEvent.keyboard('{Enter}')
    await frames()
    expect(part()).toHaveFocus()
  })

  it('goes to the heading where nothing less than the whole page is around', async () => {
    button('Cancel').focus()
    await userEvent.keyboard('{Enter}')
    await frames()
    expect(screen.getByRole('heading', { name: 'Work' })).toHaveFocus()
  })

  it('stays where somebody put it', async () => {
    button('Delete first').focus()
    const other = button('Delete second')
    await userEvent.keyboard('{Enter}')
    other.focus()
    await frames()
    expect(other).toHaveFocus()
  })

  it('goes there from a message, where what had it before is gone', async () => {
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

  it('is left alone where it was left on purpose', async () => {
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
