import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addWord } from '@/words/names.ts'
import { demo } from '@test/demo.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { MAX_WAIT_MS } from './useDrawnState.ts'
import { waitForFacets } from './waitForCards.ts'

const word = (name: string) => screen.getByRole('button', { name: new RegExp(addWord(name)) })

test('a clicked word is marked at once, and its request is sent', { tags: 'slow' }, async () => {
  renderAt('/search?q=cotton&country=us')
  await waitForFacets()
  const release = demo.hold()
  fireEvent.click(word('Casual'))
  expect(word('Casual')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(demo.requests().at(-1)).toContain('q=cotton%20Casual'))
  release()
})

test('a second click right after the first adds to it', async () => {
  renderAt('/search?q=cotton&country=us')
  await waitForFacets()
  const release = demo.hold()
  const [one, other] = [word('Casual'), word('Formal')]
  // Synchronously, so that no frame, timer or answer comes between the two clicks.
  act(() => {
    one.click()
  })
  act(() => {
    other.click()
  })
  expect(address()).toBe('/search?q=cotton&word=Casual&word=Formal&country=us')
  release()
})

test('the heading shows a search before its response arrives', { tags: 'slow' }, async () => {
  renderAt('/search?q=cotton&country=us')
  await waitForFacets()
  const release = demo.hold()
  fireEvent.click(word('Casual'))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cotton Casual'),
  )
  release()
})

describe('after a response arrived but before it is drawn', () => {
  // Disables the timeout for drawing without an answer, however long the answer takes.
  beforeEach(() => {
    const begin = window.setTimeout.bind(window)
    vi.spyOn(window, 'setTimeout').mockImplementation(((
      run: TimerHandler,
      wait?: number,
      ...rest: unknown[]
    ) => (wait === MAX_WAIT_MS ? 0 : begin(run, wait, ...rest))) as typeof setTimeout) // Node's types of it differ
  })
  afterEach(() => {
    vi.mocked(window.setTimeout).mockRestore()
  })

  /** Clicks `one`, then `other` once the answer to the first is known but not drawn yet, as React draws it in a later task. */
  async function clickBetween(client: QueryClient, one: HTMLElement, other: HTMLElement) {
    let isPressed = false
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      unsubscribe()
      const laterInThisTask = Array.from({ length: 50 }).reduce<Promise<void>>(
        (before) => before.then(() => {}),
        Promise.resolve(),
      )
      void laterInThisTask.then(() => {
        other.click()
        isPressed = true
      })
    })
    act(() => one.click())
    await waitFor(() => expect(isPressed).toBe(true))
  }

  test('a second choice adds to the first', async () => {
    const { client } = renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    await clickBetween(client, word('Casual'), screen.getByRole('radio', { name: /^Northgate/ }))
    expect(address()).toBe('/search?q=cotton&word=Casual&country=us&merchant=Northgate')
  })

  test('a click on a word that the response removes does nothing', async () => {
    const { client } = renderAt('/search?q=cotton&country=us')
    await waitForFacets()
    const formal = word('Formal')
    const onClick = vi.fn<(event: Event) => void>()
    window.addEventListener('click', onClick)
    await clickBetween(client, word('Casual'), formal)
    window.removeEventListener('click', onClick)
    expect(formal).not.toBeInTheDocument()
    expect(onClick.mock.lastCall?.[0].defaultPrevented).toBe(true)
    expect(address()).toBe('/search?q=cotton&word=Casual&country=us')
  })
})
