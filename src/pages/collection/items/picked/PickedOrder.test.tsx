import { act, fireEvent, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changePicked } from '@/storage/collections/picked.ts'
import { moveNamed } from '@/words/pickedNames.ts'
import { demo } from '@test/demo.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import {
  answerTraits,
  handle,
  save,
  storedOrder,
  order,
  expectAnnounced,
  resetCollections,
  THREE,
} from '@test/pages/pickedPage.ts'
import { renderAt } from '@test/pages/renderAt.tsx'

beforeEach(resetCollections)
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the order of a picked collection', () => {
  it('can be changed with the keyboard, and each step is announced', { tags: 'slow' }, async () => {
    answerTraits()
    await save(THREE)
    const { user } = renderAt('/collections/shirts')
    const grip = await handle(1, 'A')
    grip.focus()
    await user.keyboard(' ')
    expect(grip).toHaveAttribute('aria-pressed', 'true')
    await expectAnnounced(
      /Picked up. Arrow keys move it, Space drops it, Escape cancels. Row 1 of 3/,
    )
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expectAnnounced('Row 3 of 3')
    expect(await order()).toEqual(['Shirt B', 'Shirt C', 'Shirt A'])
    expect(await storedOrder()).toEqual(['A', 'B', 'C'])
    await user.keyboard(' ')
    await expectAnnounced('Dropped, now row 3 of 3')
    await waitFor(async () => expect(await storedOrder()).toEqual(['B', 'C', 'A']))
    expect(await handle(3, 'A')).toHaveFocus()
  })

  it(
    'doesn’t change on a key that moves nothing, and the browser handles this key',
    { tags: 'slow' },
    async () => {
      answerTraits()
      await save(THREE)
      const { user } = renderAt('/collections/shirts')
      const grip = await handle(1, 'A')
      grip.focus()
      await user.keyboard(' {ArrowDown}')
      await expectAnnounced('Row 2 of 3')
      expect(fireEvent.keyDown(grip, { key: 'q' })).toBe(true)
      expect(await order()).toEqual(['Shirt B', 'Shirt A', 'Shirt C'])
    },
  )

  it('is restored by Escape', { tags: 'slow' }, async () => {
    answerTraits()
    await save(THREE)
    const { user } = renderAt('/collections/shirts')
    ;(await handle(3, 'C')).focus()
    await user.keyboard(' {Home}')
    expect(await order()).toEqual(['Shirt C', 'Shirt A', 'Shirt B'])
    await user.keyboard('{Escape}')
    await expectAnnounced('Not moved, row 3 of 3')
    expect(await order()).toEqual(['Shirt A', 'Shirt B', 'Shirt C'])
    expect(await storedOrder()).toEqual(['A', 'B', 'C'])
  })

  it(
    'changes for the right row when another tab removes rows during the move',
    { tags: 'slow' },
    async () => {
      answerTraits()
      await save(THREE)
      const { user } = renderAt('/collections/shirts')
      ;(await handle(2, 'B')).focus()
      await user.keyboard(' ')
      const without = (id: string) =>
        act(async () => {
          await changePicked(
            'demo',
            'shirts',
            ({ name, entries }) => ({ name, entries: entries.filter((one) => one.id !== id) }),
            2,
          )
        })
      await without('A')
      await waitFor(async () => expect(await order()).toEqual(['Shirt B', 'Shirt C']))
      await user.keyboard('{ArrowDown}')
      await expectAnnounced('Row 2 of 2')
      await waitFor(async () => expect(await order()).toEqual(['Shirt C', 'Shirt B']))
      expect(await handle(2, 'B')).toHaveAttribute('aria-pressed', 'true')
      await without('B')
      await waitFor(async () => expect(await order()).toEqual(['Shirt C']))
      expect(await handle(1, 'C')).toHaveAttribute('aria-pressed', 'false')
    },
  )

  it('can be changed for a row that moves far out of sight', { tags: 'slow' }, async () => {
    // Answers would redraw the list, so they never arrive.
    demo.server.use(http.get('*/v1/products/:id/traits', () => new Promise<never>(() => {})))
    const many = Array.from({ length: 120 }, (_, at) => aListEntry(`P${at}`, { missingAt: 1 }))
    await save([...THREE, ...many])
    const { user } = renderAt('/collections/shirts')
    const grip = await handle(1, 'A')
    expect(document.querySelectorAll('tr[data-row]').length).toBeLessThan(100)
    grip.focus()
    await user.keyboard(' {End}')
    await expectAnnounced('Row 123 of 123')
    expect(grip).toHaveFocus()
    expect(grip).toHaveAccessibleName(moveNamed(123, 'Shirt A'))
    await user.keyboard(' ')
    await waitFor(async () => expect((await storedOrder())?.at(-1)).toBe('A'))
    expect(grip).toHaveFocus()
  })

  it('can be changed with the pointer', { tags: 'slow' }, async () => {
    answerTraits()
    await save(THREE)
    renderAt('/collections/shirts')
    const grip = await handle(1, 'A')
    const heights = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    heights.mockImplementation(function rect(this: HTMLElement) {
      return new DOMRect(0, 0, 100, this.tagName === 'TR' ? 50 : 150)
    })
    fireEvent.pointerDown(grip, { button: 0, clientY: 20 })
    fireEvent.pointerMove(window, { clientY: 80 })
    expect(await order()).toEqual(['Shirt B', 'Shirt A', 'Shirt C'])
    fireEvent.pointerUp(window)
    await waitFor(async () => expect(await storedOrder()).toEqual(['B', 'A', 'C']))
  })
})
