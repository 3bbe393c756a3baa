// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveRegion } from '@/components/ui/panels/LiveRegion.tsx'
import { dismissToast, shownToasts, toast } from './toast.ts'
import { ToastRegion } from './ToastRegion.tsx'

const page = (
  <>
    <main>
      <section aria-label="Lists">
        <button type="button">Delete</button>
      </section>
    </main>
    <LiveRegion />
    <ToastRegion />
  </>
)
const show = (...args: Parameters<typeof toast>) =>
  act(() => {
    toast(...args)
  })
const region = () => screen.getByRole('region', { name: 'Messages' })
const control = (name: string) => screen.getByRole('button', { name })
const announcements = () =>
  [...screen.getByRole('status').children].map(({ textContent }) => textContent ?? '')

const undoable = (undo: () => unknown = () => {}) => ({ action: { label: 'Undo', undo } })

// The promise of act() is not awaited, as React would then watch for updates after the end of this test.
afterEach(() => {
  act(() => shownToasts().forEach(({ id }) => dismissToast(id)))
})

describe('the focus among the messages', () => {
  const user = userEvent.setup()
  beforeEach(() => {
    render(page)
    control('Delete').focus()
  })

  it.each(['Undo', 'Close'])('returns to where you used F6, by %s', async (name) => {
    show('One list deleted', undoable())
    await user.keyboard('{F6}')
    expect(control('Undo')).toHaveFocus()
    while (document.activeElement !== control(name)) await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull()
    expect(control('Delete')).toHaveFocus()
  })

  it('returns on F6, too, even to a section that was focusable only for a while', async () => {
    const lists = screen.getByRole('region', { name: 'Lists' })
    lists.tabIndex = -1
    lists.focus()
    show('One list deleted')
    await user.keyboard('{F6}')
    expect(region()).toHaveFocus()
    lists.removeAttribute('tabindex')
    await user.keyboard('{F6}')
    expect(lists).toHaveFocus()
  })

  it('is scrolled into view when the first message covers it', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: HTMLElement,
    ) {
      return this === control('Delete')
        ? new DOMRect(1000, 840, 80, 24)
        : new DOMRect(1004, 836, 420, 46)
    })
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    show('One list deleted', undoable())
    expect(scrolled.mock.calls).toEqual([[0, 44]])
    vi.restoreAllMocks()
  })

  it('goes to the newest message first, whose button describes what it undoes', async () => {
    show('Prices imported', undoable())
    show('One row removed', undoable())
    await user.keyboard('{F6}')
    expect(document.activeElement).toHaveAccessibleName('Undo')
    expect(document.activeElement).toHaveAccessibleDescription('One row removed')
  })

  it('returns to the page when a newer message replaces the focused one', async () => {
    show('First')
    await user.keyboard('{F6}')
    await user.tab()
    for (const text of ['Second', 'Third', 'Fourth']) show(text)
    expect(screen.queryByText('First')).toBeNull()
    expect(control('Delete')).toHaveFocus()
  })
})

describe('a message', () => {
  const seconds = (count: number) =>
    act(() => {
      vi.advanceTimersByTime(count * 1000)
    })
  beforeEach(() => {
    vi.useFakeTimers()
    render(page)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
  const texts = () =>
    within(region())
      .getAllByText(/deleted|copied/)
      .map(({ textContent }) => textContent)

  it('stays longer when it can be undone than when it only informs', () => {
    show('2 rows copied')
    show('One list deleted', undoable())
    seconds(7)
    expect(texts()).toEqual(['One list deleted'])
    seconds(12)
    expect(texts()).toEqual(['One list deleted'])
    seconds(2)
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull()
  })

  it('stays while the focus is among the messages', () => {
    show('2 rows copied')
    show('One list deleted', undoable())
    control('Delete').focus()
    fireEvent.keyDown(document.body, { key: 'F6' })
    seconds(60)
    expect(texts()).toEqual(['One list deleted', '2 rows copied'])
    act(() => control('Undo').focus())
    seconds(60)
    expect(texts()).toEqual(['One list deleted', '2 rows copied'])
    fireEvent.click(control('Undo'))
    expect(control('Delete')).toHaveFocus()
    expect(texts()).toEqual(['2 rows copied'])
    seconds(7)
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull()
  })
})

describe('the announcement of a message', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(page)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
  const waitUntilAnnounced = () => act(() => vi.advanceTimersByTimeAsync(500))

  it('names the message’s button and the keys that lead to it', async () => {
    show('2 rows copied')
    show('feed.csv is in use now.', { action: { label: 'Explore it', onAct: () => {} } })
    await waitUntilAnnounced()
    expect(announcements()).toContain('2 rows copied')
    expect(announcements()).toContain('feed.csv is in use now. (Explore it: F6, then Enter)')
  })

  it('says that the action was undone, once it is', async () => {
    let end = () => {}
    const undone = new Promise<void>((resolve) => {
      end = resolve
    })
    show(
      'One batch deleted',
      undoable(() => undone),
    )
    fireEvent.click(control('Undo'))
    await waitUntilAnnounced()
    expect(announcements()).not.toContain('Undone: One batch deleted')
    end()
    await waitUntilAnnounced()
    expect(
      announcements().filter((sentence) => sentence === 'Undone: One batch deleted'),
    ).toHaveLength(1)
  })

  it('doesn’t say that the action was undone when undoing failed', async () => {
    show(
      'One batch deleted',
      undoable(() => Promise.resolve(false)),
    )
    fireEvent.click(control('Undo'))
    await waitUntilAnnounced()
    expect(announcements()).not.toContain('Undone: One batch deleted')
  })

  it('says that the action couldn’t be undone when undoing throws an error', async () => {
    show(
      'One batch deleted',
      undoable(() => Promise.reject(new Error('full'))),
    )
    fireEvent.click(control('Undo'))
    await waitUntilAnnounced()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This couldn’t be undone: One batch deleted',
    )
  })
})
