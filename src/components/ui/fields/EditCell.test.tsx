import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { EditCell } from './EditCell.tsx'

/** A cell whose text counts as stored only when the test resolves it. */
function open() {
  const onCommit = vi.fn<(text: string) => Promise<string | null>>()
  let answer: (problem: string | null) => void = () => {}
  onCommit.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const user = userEvent.setup()
  render(<EditCell label="Note" value="old" onCommit={onCommit} />)
  const done = (problem: string | null) => act(async () => answer(problem))
  return { user, onCommit, done, input: screen.getByRole('textbox', { name: 'Note' }) }
}

describe('an editable cell', () => {
  it('doesn’t lose what you type while the earlier text is being saved', async () => {
    const { user, onCommit, done, input } = open()
    await user.type(input, ' and{Enter}')
    await user.type(input, ' new')
    await done(null)
    expect(input).toHaveValue('old and new')
    await user.tab()
    expect(onCommit.mock.calls.map(([text]) => text)).toEqual(['old and', 'old and new'])
  })

  it('asks what to save when another tab changed it, and loses neither text', async () => {
    const onCommit = vi
      .fn<(text: string, before: string) => Promise<string | null>>()
      .mockResolvedValue(null)
    const user = userEvent.setup()
    const cell = (value: string) => <EditCell label="Note" value={value} onCommit={onCommit} />
    const { rerender } = render(cell('old'))
    const input = screen.getByRole('textbox', { name: 'Note' })
    await user.type(input, ' mine')
    rerender(cell('theirs'))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'It was changed in another tab. There it is theirs. Enter saves old mine, Escape cancels.',
    )
    await user.tab()
    expect(onCommit).not.toHaveBeenCalled()
    expect(input).toHaveValue('old mine')
    await user.type(input, '{Enter}')
    expect(onCommit.mock.calls).toEqual([['old mine', 'theirs']])
  })

  it('asks what to save, too, when only the storage has the other text', async () => {
    let saved = 'theirs'
    const commit = vi.fn<(text: string, before: string) => Promise<{ there: string } | null>>(
      async (text, before) => {
        if (before !== saved) return { there: saved }
        saved = text
        return null
      },
    )
    const user = userEvent.setup()
    render(<EditCell label="Note" value="old" onCommit={commit} />)
    const input = screen.getByRole('textbox', { name: 'Note' })
    await user.type(input, ' mine{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There it is theirs. Enter saves old mine, Escape cancels.',
    )
    expect(saved).toBe('theirs')
    await user.type(input, '{Enter}')
    expect(saved).toBe('old mine')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes the other text on Escape', async () => {
    const user = userEvent.setup()
    const cell = (value: string) => (
      <EditCell label="Note" value={value} onCommit={async () => null} />
    )
    const { rerender } = render(cell('old'))
    const input = screen.getByRole('textbox', { name: 'Note' })
    await user.type(input, '!')
    rerender(cell('theirs'))
    await user.type(input, '{Escape}')
    expect(input).toHaveValue('theirs')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says when saving fails, and saves the same text again', async () => {
    const onCommit = vi
      .fn<(text: string) => Promise<string | null>>()
      .mockRejectedValueOnce(new Error('The database was closed.'))
      .mockResolvedValue(null)
    const user = userEvent.setup()
    render(<EditCell label="Note" value="old" onCommit={onCommit} />)
    const input = screen.getByRole('textbox', { name: 'Note' })
    await user.type(input, '!{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('It couldn’t be saved. Try again.')
    expect(input).toHaveValue('old!')
    await user.type(input, '{Enter}')
    expect(onCommit).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('saves only once when you leave it after Enter', async () => {
    const { user, onCommit, done, input } = open()
    await user.type(input, '!{Enter}')
    await user.tab()
    await done('It is full.')
    expect(onCommit).toHaveBeenCalledTimes(1)
    await user.type(input, '{Enter}')
    expect(onCommit).toHaveBeenCalledTimes(2)
  })
})
