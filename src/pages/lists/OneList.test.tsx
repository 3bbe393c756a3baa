import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  compareSelected,
  LISTS,
  moveNamed,
  noteOf,
  removeNamed,
  selectEntryNamed,
} from '../../domain/lists/listNames.ts'
import { changeList, createList, readList } from '../../store/lists.ts'
import { aListEntry, aSeenProduct } from '../../testing/aListEntry.ts'
import { demo } from '../../testing/demo.ts'
import {
  answerTraits,
  handle,
  keep,
  keptOrder,
  order,
  records,
  row,
  said,
  startAnew,
  THREE,
} from '../../testing/listsPage.ts'
import { renderAt } from '../../testing/renderAt.tsx'

beforeEach(startAnew)
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a list', () => {
  it('shows each product as last seen, then as it is now, and what changed since it was added', async () => {
    answerTraits()
    await keep([...THREE, aListEntry('D', { seen: aSeenProduct({ title: 'Shirt D', at: 5 }) })])
    renderAt('/lists/shirts')
    expect(await row('Shirt A')).toHaveTextContent('10.00')
    await waitFor(async () => expect(await row('Shirt A')).toHaveTextContent(/to 8\.00.*−20\.0%/))
    await waitFor(async () => expect(await row('Shirt C')).toHaveTextContent(/\+10\.0%/))
    const gone = await row('Shirt D')
    await waitFor(() => expect(gone).toHaveTextContent(/Not found on .*kept as last seen/))
    expect(
      await screen.findByText(/4 products in us · 3 loaded \d\d:\d\d, 1 not found/, {
        selector: 'p',
      }),
    ).toBeVisible()
    const figures = screen.getByText('Cheaper since added').closest('dl')
    expect(figures).toHaveTextContent(/Median now.*20\.00n = 3/)
    expect(figures).toHaveTextContent(/Cheaper since added1Dearer1Same1/)
    await waitFor(async () => {
      const kept = await readList('demo', 'shirts')
      expect(kept?.list.entries[0]?.seen?.offerPrice).toBe(8)
      expect(kept?.list.entries[0]?.first?.offerPrice).toBe(10)
      expect(kept?.list.changedAt).toBe(1)
    })
  })

  it('fails row by row, stays readable as last seen, and tries again', async () => {
    let isDown = true
    demo.server.use(
      http.get('*/v1/products/:id/traits', ({ params }) =>
        isDown && params['id'] === 'B'
          ? HttpResponse.json({ success: false, message: 'broken' }, { status: 400 })
          : HttpResponse.json({ traits: {}, product: records.get(String(params['id'])) }),
      ),
    )
    await keep(THREE)
    const { user } = renderAt('/lists/shirts')
    expect(
      await screen.findByText('1 of 3 could not be loaded; they are shown as last seen.'),
    ).toBeVisible()
    const failed = await row('Shirt B')
    expect(failed).toHaveTextContent('20.00')
    isDown = false
    await user.click(within(failed).getByRole('button', { name: /^Try again/ }))
    await waitFor(() => expect(failed).toHaveTextContent('In stock'))
  })

  it('is put in order by keyboard, each step announced', async () => {
    answerTraits()
    await keep(THREE)
    const { user } = renderAt('/lists/shirts')
    const grip = await handle(1, 'A')
    grip.focus()
    await user.keyboard(' ')
    expect(grip).toHaveAttribute('aria-pressed', 'true')
    await said(/Lifted: arrows move, Space drops, Escape cancels. Row 1 of 3/)
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await said('Row 3 of 3')
    expect(await order()).toEqual(['Shirt B', 'Shirt C', 'Shirt A'])
    expect(await keptOrder()).toEqual(['A', 'B', 'C'])
    await user.keyboard(' ')
    await said('Dropped, now row 3 of 3')
    await waitFor(async () => expect(await keptOrder()).toEqual(['B', 'C', 'A']))
    expect(await handle(3, 'A')).toHaveFocus()
  })

  it('is in its old order after Escape', async () => {
    answerTraits()
    await keep(THREE)
    const { user } = renderAt('/lists/shirts')
    ;(await handle(3, 'C')).focus()
    await user.keyboard(' {Home}')
    expect(await order()).toEqual(['Shirt C', 'Shirt A', 'Shirt B'])
    await user.keyboard('{Escape}')
    await said('Not moved, row 3 of 3')
    expect(await order()).toEqual(['Shirt A', 'Shirt B', 'Shirt C'])
    expect(await keptOrder()).toEqual(['A', 'B', 'C'])
  })

  it('holds the same row while another tab removes one before it, and none that was removed', async () => {
    answerTraits()
    await keep(THREE)
    const { user } = renderAt('/lists/shirts')
    ;(await handle(2, 'B')).focus()
    await user.keyboard(' ')
    const without = (id: string) =>
      act(async () => {
        await changeList(
          'demo',
          'shirts',
          ({ name, entries }) => ({ name, entries: entries.filter((one) => one.id !== id) }),
          2,
        )
      })
    await without('A')
    await waitFor(async () => expect(await order()).toEqual(['Shirt B', 'Shirt C']))
    await user.keyboard('{ArrowDown}')
    await said('Row 2 of 2')
    expect(await order()).toEqual(['Shirt C', 'Shirt B'])
    expect(await handle(2, 'B')).toHaveAttribute('aria-pressed', 'true')
    await without('B')
    await waitFor(async () => expect(await order()).toEqual(['Shirt C']))
    expect(await handle(1, 'C')).toHaveAttribute('aria-pressed', 'false')
  })

  it('keeps a row that is moved, however far out of sight', async () => {
    answerTraits()
    const many = Array.from({ length: 120 }, (_, at) => aListEntry(`P${at}`, { missingAt: 1 }))
    await keep([...THREE, ...many])
    const { user } = renderAt('/lists/shirts')
    const grip = await handle(1, 'A')
    expect(document.querySelectorAll('tr[data-row]').length).toBeLessThan(100)
    grip.focus()
    await user.keyboard(' {End}')
    await said('Row 123 of 123')
    expect(grip).toHaveFocus()
    expect(grip).toHaveAccessibleName(moveNamed(123, 'Shirt A'))
    await user.keyboard(' ')
    await waitFor(async () => expect((await keptOrder())?.at(-1)).toBe('A'))
    expect(grip).toHaveFocus()
  })

  it('is put in order by pointer', async () => {
    answerTraits()
    await keep(THREE)
    renderAt('/lists/shirts')
    const grip = await handle(1, 'A')
    const heights = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    heights.mockImplementation(function rect(this: HTMLElement) {
      return new DOMRect(0, 0, 100, this.tagName === 'TR' ? 50 : 150)
    })
    fireEvent.pointerDown(grip, { button: 0, clientY: 20 })
    fireEvent.pointerMove(window, { clientY: 80 })
    expect(await order()).toEqual(['Shirt B', 'Shirt A', 'Shirt C'])
    fireEvent.pointerUp(window)
    await waitFor(async () => expect(await keptOrder()).toEqual(['B', 'A', 'C']))
  })

  it('has notes that are written in place: Escape restores, Enter and leaving save', async () => {
    answerTraits()
    await keep(THREE)
    const { user } = renderAt('/lists/shirts')
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
      const kept = await readList('demo', 'shirts')
      expect(kept?.list.entries[0]?.note).toBe('Hero piece, hold')
    })
  })

  it('keeps what is typed into a note while the one before it is kept', async () => {
    answerTraits()
    await keep(THREE)
    const { user } = renderAt('/lists/shirts')
    const cell = within(await row('Shirt A'))
    await user.click(cell.getByRole('button', { name: /^Add a note/ }))
    const note = () => screen.getByRole('textbox', { name: noteOf('Shirt A') })
    fireEvent.change(note(), { target: { value: 'Hero' } })
    fireEvent.blur(note())
    // All of this before the storage has answered.
    fireEvent.click(cell.getByRole('button', { name: `${noteOf('Shirt A')}: Hero` }))
    fireEvent.change(note(), { target: { value: 'Hero piece' } })
    await waitFor(async () => {
      const kept = await readList('demo', 'shirts')
      expect(kept?.list.entries[0]?.note).toBe('Hero')
    })
    await act(async () => {
      await Promise.resolve()
    })
    fireEvent.blur(note())
    await waitFor(async () => {
      const kept = await readList('demo', 'shirts')
      expect(kept?.list.entries[0]?.note).toBe('Hero piece')
    })
  })

  it('gives back what was taken out, where it was', async () => {
    answerTraits()
    await keep(THREE)
    const { user } = renderAt('/lists/shirts')
    await user.click(await screen.findByRole('button', { name: removeNamed('Shirt B') }))
    await waitFor(async () => expect(await order()).toEqual(['Shirt A', 'Shirt C']))
    await user.click(await screen.findByRole('button', { name: LISTS.undo }))
    await waitFor(async () => expect(await order()).toEqual(['Shirt A', 'Shirt B', 'Shirt C']))
  })

  it('leads to the comparison of 2 to 8 of its products of one country', async () => {
    answerTraits()
    await keep([...THREE, aListEntry('A', { country: 'in' })])
    const { user } = renderAt('/lists/shirts')
    await screen.findByText(/4 loaded/, { selector: 'p' })
    const boxes = await screen.findAllByRole('checkbox', { name: selectEntryNamed('Shirt A') })
    await user.click(boxes[0] as HTMLElement) // there are two
    expect(screen.getByText('Select 2 to 8 products to compare them')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: selectEntryNamed('Shirt C') }))
    expect(screen.getByRole('link', { name: compareSelected(2) })).toHaveAttribute(
      'href',
      '/compare?id=A&id=C&country=us',
    )
    await user.click(boxes[1] as HTMLElement)
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
    expect(screen.getByText(/Products of one country are compared/)).toBeVisible()
  })

  it('shows what another tab changes', async () => {
    answerTraits()
    await keep(THREE)
    renderAt('/lists/shirts')
    await handle(3, 'C')
    await changeList(
      'demo',
      'shirts',
      ({ entries }) => ({ name: 'Renamed', entries: entries.slice(1) }),
      2,
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible()
    expect(await order()).toEqual(['Shirt B', 'Shirt C'])
  })

  it('says that it ends with the page where the browser keeps nothing, and what is damaged', async () => {
    answerTraits()
    await createList('demo', {
      id: 'shirts',
      at: 1,
      changedAt: 1,
      name: 'Autumn shirts',
      entries: [...THREE, { id: 7 } as never],
    })
    renderAt('/lists/shirts')
    expect(await screen.findByText('This list ends with this page.')).toBeVisible()
    expect(screen.getByText(/1 product is damaged and shown nowhere/)).toBeVisible()
  })
})
