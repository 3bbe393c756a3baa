import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { entryKey, type ListEntry } from '@/domain/picked/productList.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { useReorder } from './useReorder.ts'

const NO_ELEMENT = { current: null }
const ENTRIES = [aListEntry('A'), aListEntry('B'), aListEntry('C')]

type Props = { onMove: (key: string, to: number) => Promise<unknown> }

/** A handle for each row, in the order that is shown. */
function Handles({ onMove }: Props) {
  const { order, onKeyDown } = useReorder({
    entries: ENTRIES,
    box: NO_ELEMENT,
    body: NO_ELEMENT,
    onMove,
  })
  return order.map((entry: ListEntry) => (
    <button key={entryKey(entry)} type="button" onKeyDown={onKeyDown(entry)}>
      {entry.id}
    </button>
  ))
}

const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

// jsdom has no layout, so it lacks `scrollIntoView`.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

it('a row returns to its place when its move can’t be stored, and can be moved again', async () => {
  const onMove = vi.fn<Props['onMove']>().mockRejectedValue(new Error('The database was closed.'))
  const user = userEvent.setup()
  render(<Handles onMove={onMove} />)
  screen.getByRole('button', { name: 'A' }).focus()
  await user.keyboard(' {ArrowDown} ')
  expect(order()).toEqual(['A', 'B', 'C'])
  await user.keyboard(' {ArrowDown}')
  expect(order()).toEqual(['B', 'A', 'C'])
  expect(onMove).toHaveBeenCalledTimes(1)
})
