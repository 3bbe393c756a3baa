// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveRegion } from './LiveRegion.tsx'
import { dismissToast, shownToasts, toast } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

const page = (
  <>
    <section aria-label="Lists">
      <button type="button">Delete</button>
    </section>
    <LiveRegion />
    <ToastRegion />
  </>
)
const show = (...given: Parameters<typeof toast>) =>
  act(() => {
    toast(...given)
  })
const control = (name: string) => screen.getByRole('button', { name })
const said = () =>
  [...screen.getByRole('status').children].map(({ textContent }) => textContent ?? '')

const undoable = (undo: () => unknown = () => {}) => ({ action: { label: 'Undo', undo } })

afterEach(() => act(() => shownToasts().forEach(({ id }) => dismissToast(id))))

describe('what is said of a message', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(page)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
  const spoken = () => act(() => vi.advanceTimersByTimeAsync(500))

  it('names what can be pressed in it, and the way there', async () => {
    show('2 rows copied')
    show('feed.csv answers now.', { action: { label: 'Explore it', onAct: () => {} } })
    await spoken()
    expect(said()).toContain('2 rows copied')
    expect(said()).toContain('feed.csv answers now. (Explore it: press F6)')
  })

  it('is that it was undone, once it is', async () => {
    let end = () => {}
    const undone = new Promise<void>((resolve) => {
      end = resolve
    })
    show(
      'One batch deleted',
      undoable(() => undone),
    )
    fireEvent.click(control('Undo'))
    await spoken()
    expect(said()).not.toContain('Undone: One batch deleted')
    end()
    await spoken()
    expect(said().filter((sentence) => sentence === 'Undone: One batch deleted')).toHaveLength(1)
  })

  it('is not that it was undone where that failed and was told', async () => {
    show(
      'One batch deleted',
      undoable(() => Promise.resolve(false)),
    )
    fireEvent.click(control('Undo'))
    await spoken()
    expect(said()).not.toContain('Undone: One batch deleted')
  })

  it('is that it could not be undone where nobody else says so', async () => {
    show(
      'One batch deleted',
      undoable(() => Promise.reject(new Error('full'))),
    )
    fireEvent.click(control('Undo'))
    await spoken()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This could not be undone: One batch deleted',
    )
  })
})
