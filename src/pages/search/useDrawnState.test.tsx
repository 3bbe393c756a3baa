import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addWord } from '../../domain/names.ts'
import { demo } from '../../testing/demo.ts'
import { address, renderAt } from '../../testing/renderAt.tsx'
import { facetsOnScreen } from './cardsOnScreen.ts'

const word = (name: string) => screen.getByRole('button', { name: new RegExp(addWord(name)) })

test('what is chosen is marked at once, and its request is on its way', async () => {
  renderAt('/search?q=cotton&country=us')
  await facetsOnScreen()
  const release = demo.hold()
  fireEvent.click(word('Casual'))
  expect(word('Casual')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(demo.requests().at(-1)).toContain('q=cotton%20Casual'))
  release()
})

test('a choice right after another adds to it', async () => {
  renderAt('/search?q=cotton&country=us')
  await facetsOnScreen()
  const release = demo.hold()
  const [one, other] = [word('Casual'), word('Formal')]
  // In one task: no frame, no timer and no answer comes between the two.
  act(() => {
    one.click()
  })
  act(() => {
    other.click()
  })
  expect(address()).toBe('/search?q=cotton&word=Casual&word=Formal&country=us')
  release()
})

test('a search without an answer is drawn after a moment', async () => {
  renderAt('/search?q=cotton&country=us')
  await facetsOnScreen()
  const release = demo.hold()
  fireEvent.click(word('Casual'))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('cotton Casual'),
  )
  release()
})
