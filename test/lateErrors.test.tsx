import { stripVTControlCharacters } from 'node:util'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

const failure = (run: () => unknown): Error => {
  try {
    run()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing failed')
}

it('a failed screen query names what it looked for, and prints the page', () => {
  render(<p>What there is</p>)
  const { name, message } = failure(() => screen.getByText('What there is not'))
  expect(name).toBe('TestingLibraryElementError')
  expect(message).toMatch(/^Unable to find an element with the text: What there is not/)
  expect(message).toContain('Ignored nodes: comments, script, style')
  expect(stripVTControlCharacters(message)).toMatch(/<p>\s+What there is\s+<\/p>/)
})

it('a failed wait gives the same message', async () => {
  render(<p>What there is</p>)
  const waited = screen.findByRole('button', { name: 'None' }, { timeout: 60 })
  const error: unknown = await waited.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toHaveProperty(
    'message',
    expect.stringMatching(/^Unable to find role="button" and name "None"[^]*What there is/),
  )
})
