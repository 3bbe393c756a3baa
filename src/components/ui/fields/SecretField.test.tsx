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

it('hands the secret over on Enter, without blanks around it, and forgets it', async () => {
  const { user, onGiven: onEnter } = renderField()
  await user.type(screen.getByLabelText('Key'), ` ${SENTINEL} {Enter}`)
  await user.tab()
  expect(onEnter.mock.calls).toEqual([[SENTINEL]])
  expect(screen.getByLabelText('Key')).toHaveValue('')
})

it('hands it over when the field is left', async () => {
  const { user, onGiven: onEnter } = renderField()
  await user.type(screen.getByLabelText('Key'), SENTINEL)
  await user.tab()
  expect(onEnter.mock.calls).toEqual([[SENTINEL]])
})

it('writes the secret nowhere into the page, while it is typed and after', async () => {
  const { user, hold } = renderField()
  await user.type(screen.getByLabelText('Key'), SENTINEL)
  expect(document.documentElement.outerHTML).not.toContain(SENTINEL)
  await user.keyboard('{Enter}')
  hold()
  expect(document.documentElement.outerHTML).not.toContain(SENTINEL)
  expect(screen.getByLabelText('Key')).toHaveAttribute('placeholder', '•'.repeat(20))
})

it('says why a secret cannot be used, and keeps it to be corrected', async () => {
  const { user, onGiven: onEnter } = renderField(() => 'It holds a curly quote.')
  await user.type(screen.getByLabelText('Key'), 'a“b{Enter}')
  expect(screen.getByLabelText('Key')).toBeInvalid()
  expect(screen.getByLabelText('Key')).toHaveAccessibleDescription('It holds a curly quote.')
  expect(onEnter).not.toHaveBeenCalled()
})
