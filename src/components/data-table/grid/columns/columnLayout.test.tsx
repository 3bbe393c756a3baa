import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { COLUMNS, moveColumn } from '@/words/columnNames.ts'
import { demoConnection } from '@test/made/connections.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { ColumnPicker } from './ColumnPicker.tsx'
import { useColumnLayout } from './useColumnLayout.ts'

const columns = [
  { key: 'title', label: 'Title', width: 200 },
  { key: 'brand', label: 'Brand', width: 100 },
  { key: 'price', label: 'Price', width: 80 },
] as const

function Rows() {
  const layout = useColumnLayout('workbench')
  const arranged = layout.arrange(columns)
  return (
    <>
      <ColumnPicker
        table="workbench"
        available={columns.map(({ key, label }) => ({
          key,
          label,
          isAlwaysShown: key === 'title',
        }))}
        shown={arranged.map(({ key }) => key)}
        onChoose={vi.fn<() => void>()}
        onUsual={null}
      />
      <table aria-label="Rows">
        <thead>
          <tr>
            {arranged.map(({ key, label, width }) => (
              <ColumnHead
                key={key}
                column={key}
                label={`${label} ${layout.widthOf(key, width)}`}
                sort={[]}
                onSort={vi.fn<() => void>()}
                onResize={(next, isOver) => layout.resize(key, next, isOver)}
              />
            ))}
          </tr>
        </thead>
      </table>
    </>
  )
}

const open = () =>
  render(
    <ConnectionProvider connection={demoConnection}>
      <Rows />
    </ConnectionProvider>,
  )
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describe('the columns of a table', () => {
  it('move up and down in the column picker, and stay in that order', async () => {
    const user = userEvent.setup()
    const { unmount } = open()
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    const panel = within(await screen.findByRole('dialog', { name: COLUMNS.columns }))
    expect(panel.queryByRole('button', { name: moveColumn('Title', 'down') })).toBeNull()
    await user.click(panel.getByRole('button', { name: moveColumn('Price', 'up') }))
    expect(heads()).toEqual(['Title 200', 'Price 80', 'Brand 100'])
    expect(panel.getByRole('button', { name: moveColumn('Price', 'up') })).toHaveFocus()
    await user.click(panel.getByRole('button', { name: moveColumn('Price', 'up') }))
    expect(heads()).toEqual(['Title 200', 'Price 80', 'Brand 100'])
    unmount()
    open()
    expect(heads()).toEqual(['Title 200', 'Price 80', 'Brand 100'])
    await user.click(screen.getByRole('button', { name: /^Columns/ }))
    await user.click(await screen.findByRole('button', { name: COLUMNS.usual }))
    expect(heads()).toEqual(['Title 200', 'Brand 100', 'Price 80'])
  })

  it('change width by dragging or with keys, and reset on a double click', async () => {
    const user = userEvent.setup()
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
      width: 100,
    } as DOMRect)
    Element.prototype.setPointerCapture = vi.fn<() => void>()
    open()
    const head = screen.getByRole('columnheader', { name: /^Brand/ })
    const handle = within(head).getByTitle(/^Drag/)
    fireEvent.pointerDown(handle, { clientX: 300, button: 0, pointerId: 1 })
    fireEvent.pointerMove(handle, { clientX: 340, pointerId: 1 })
    expect(head).toHaveTextContent('Brand 140')
    fireEvent.pointerUp(handle, { clientX: 350, pointerId: 1 })
    expect(head).toHaveTextContent('Brand 150')
    within(head).getByRole('button').focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(head).toHaveTextContent('Brand 116')
    await user.keyboard('{ArrowRight}')
    expect(head).toHaveTextContent('Brand 116')
    await user.dblClick(handle)
    expect(head).toHaveTextContent('Brand 100')
  })
})
