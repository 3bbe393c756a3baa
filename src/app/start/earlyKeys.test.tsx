import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { address, renderAt } from '../../testing/pages/renderAt.tsx'
import { KEYBOARD } from '../../words/keyboardNames.ts'
import { noteEarlyKeys } from './earlyKeys.ts'

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
