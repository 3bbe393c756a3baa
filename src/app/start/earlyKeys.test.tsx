import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { KEYBOARD } from '@/words/keyboardNames.ts'
import { address, renderAt } from '@test/pages/renderAt.tsx'
import { noteEarlyKeys, replayEarlyKeys } from './earlyKeys.ts'

it('the app runs shortcuts that you typed before it loaded, once', { tags: 'slow' }, async () => {
  noteEarlyKeys()
  await userEvent.keyboard('gc')
  await userEvent.keyboard('{Control>}k{/Control}')
  renderAt('/settings')
  expect(await screen.findByRole('dialog', { name: KEYBOARD.commands })).toBeVisible()
  expect(address()).toMatch(/^\/collections/)
  cleanup()
  renderAt('/settings')
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(address()).toMatch(/^\/settings/)
})

describe('text typed before the app loaded', () => {
  /** Takes the focus when first drawn; the shortcuts listen at once, or later. */
  function Field({ listens }: { listens: boolean }) {
    const [text, setText] = useState('')
    const field = useRef<HTMLInputElement>(null)
    useLayoutEffect(() => field.current?.focus(), [])
    useEffect(() => {
      if (listens) replayEarlyKeys()
    }, [listens])
    return (
      <input
        ref={field}
        aria-label="box"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    )
  }

  it('is entered into the field with the focus, letter by letter', async () => {
    noteEarlyKeys()
    await userEvent.keyboard('men shirt')
    render(<Field listens />)
    await waitFor(() => expect(screen.getByLabelText('box')).toHaveValue('men shirt'))
  })

  it('is entered once, before the text that the field already received', async () => {
    noteEarlyKeys()
    await userEvent.keyboard('me')
    const { rerender } = render(<Field listens={false} />)
    await userEvent.keyboard('n shirt')
    rerender(<Field listens />)
    await waitFor(() => expect(screen.getByLabelText('box')).toHaveValue('men shirt'))
  })
})
