import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { noteEarlyKeys, pressEarlyKeys } from './earlyKeys.ts'

it('does what was pressed before the app was there, once', async () => {
  noteEarlyKeys()
  await userEvent.keyboard('gl')
  await userEvent.keyboard('{Control>}k{/Control}')
  renderAt('/settings')
  expect(await screen.findByRole('dialog', { name: KEYBOARD.commands })).toBeVisible()
  expect(address()).toMatch(/^\/lists/)
  cleanup()
  renderAt('/settings')
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible()
  expect(address()).toMatch(/^\/settings/)
})

it('writes what was typed before the app was there into the field that has the focus, letter by letter', async () => {
  function Field() {
    const [text, setText] = useState('')
    const field = useRef<HTMLInputElement>(null)
    useLayoutEffect(() => field.current?.focus(), [])
    useEffect(pressEarlyKeys, [])
    return (
      <input
        ref={field}
        aria-label="box"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    )
  }
  noteEarlyKeys()
  await userEvent.keyboard('men shirt')
  render(<Field />)
  await waitFor(() => expect(screen.getByLabelText('box')).toHaveValue('men shirt'))
})
