import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPicked } from '@/storage/collections/picked.ts'
import { noteOf } from '@/words/pickedNames.ts'
import { answerTraits, save, row, resetCollections, THREE } from '@test/pages/pickedPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

beforeEach(resetCollections)

describe('the notes of a picked collection', () => {
  it(
    'are written in the row: Escape cancels, Enter and leaving the field save',
    { tags: 'slow' },
    async () => {
      answerTraits()
      await save(THREE)
      const { user } = renderAt('/collections/shirts')
      const cell = within(await row('Shirt A'))
      const note = () => screen.getByRole('textbox', { name: noteOf('Shirt A') })
      await user.click(cell.getByRole('button', { name: /^Add a note/ }))
      await user.type(note(), 'never mind{Escape}')
      expect(cell.getByRole('button', { name: /^Add a note/ })).toBeVisible()
      await user.click(cell.getByRole('button', { name: /^Add a note/ }))
      await user.type(note(), 'Hero piece{Enter}')
      const written = await cell.findByRole('button', { name: `${noteOf('Shirt A')}: Hero piece` })
      await waitFor(() => expect(written).toHaveFocus())
      await user.keyboard('{Enter}')
      await user.type(note(), ', hold')
      await user.tab()
      await waitFor(async () => {
        const saved = await readPicked('demo', 'shirts')
        expect(saved?.list.entries[0]?.note).toBe('Hero piece, hold')
      })
    },
  )

  it('don’t lose typed text while the previous text is being saved', { tags: 'slow' }, async () => {
    answerTraits()
    await save(THREE)
    const { user } = renderAt('/collections/shirts')
    const cell = within(await row('Shirt A'))
    await user.click(cell.getByRole('button', { name: /^Add a note/ }))
    const note = () => screen.getByRole('textbox', { name: noteOf('Shirt A') })
    fireEvent.change(note(), { target: { value: 'Hero' } })
    fireEvent.blur(note())
    // All of this happens before the storage answers.
    fireEvent.click(cell.getByRole('button', { name: `${noteOf('Shirt A')}: Hero` }))
    fireEvent.change(note(), { target: { value: 'Hero piece' } })
    await waitFor(async () => {
      const saved = await readPicked('demo', 'shirts')
      expect(saved?.list.entries[0]?.note).toBe('Hero')
    })
    await act(async () => {
      await Promise.resolve()
    })
    fireEvent.blur(note())
    await waitFor(async () => {
      const saved = await readPicked('demo', 'shirts')
      expect(saved?.list.entries[0]?.note).toBe('Hero piece')
    })
  })
})
