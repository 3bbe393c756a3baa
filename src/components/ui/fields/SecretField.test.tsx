import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SecretField } from './SecretField.tsx'

const SENTINEL = 'SENTINEL-7f3a'

function renderField(problemOf: (secret: string) => string | null = () => null) {
  const onEnter = vi.fn<(secret: string) => void>()
  const field = (hasSecret: boolean) => (
    <SecretField label="Key" hasSecret={hasSecret} onEnter={onEnter} problemOf={problemOf} />
  )
  const { rerender } = render(field(false))
  return { onGiven: onEnter, user: userEvent.setup(), hold: () => rerender(field(true)) }
}

it('the secret field submits on Enter, without spaces around the secret, and is cleared', async () => {
  const { user, onGiven: onEnter } = renderField()
  await user.type(screen.getByLabelText('Key'), ` ${SENTINEL} {Enter}`)
  await user.tab()
  expect(onEnter.mock.calls).toEqual([[SENTINEL]])
  expect(screen.getByLabelText('Key')).toHaveValue('')
})

it('the secret field submits when you leave it', async () => {
  const { user, onGiven: onEnter } = renderField()
  await user.type(screen.getByLabelText('Key'), SENTINEL)
  await user.tab()
  expect(onEnter.mock.calls).toEqual([[SENTINEL]])
})

it('the secret field never writes the secret into the page, while you type and after', async () => {
  const { user, hold } = renderField()
  await user.type(screen.getByLabelText('Key'), SENTINEL)
  expect(document.documentElement.outerHTML).not.toContain(SENTINEL)
  await user.keyboard('{Enter}')
  hold()
  expect(document.documentElement.outerHTML).not.toContain(SENTINEL)
  expect(screen.getByLabelText('Key')).toHaveAttribute('placeholder', '•'.repeat(20))
})

it('the secret field says why a secret can’t be used, and doesn’t submit it', async () => {
  const { user, onGiven: onEnter } = renderField(() => 'It holds a curly quote.')
  await user.type(screen.getByLabelText('Key'), 'a“b{Enter}')
  expect(screen.getByLabelText('Key')).toBeInvalid()
  expect(screen.getByLabelText('Key')).toHaveAccessibleDescription('It holds a curly quote.')
  expect(onEnter).not.toHaveBeenCalled()
})
