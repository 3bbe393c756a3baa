import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Table } from '@/components/ui/tables/Table.tsx'
import { nextSort, writtenKeys, type SortKeys } from '@/lib/sortKeys.ts'
import { ColumnHead } from './ColumnHead.tsx'

type Key = 'brand' | 'price'
const columns = [
  { key: 'brand', label: 'Brand' },
  { key: 'price', label: 'Price', isNumber: true },
] as const

function Sorted({ still: whyNotSortable }: { still?: string }) {
  const [sort, setSort] = useState<SortKeys<Key>>([])
  return (
    <>
      <output>{writtenKeys(sort).join(' ')}</output>
      <Table caption="Rows">
        <thead>
          <tr>
            {columns.map(({ key, ...column }) => (
              <ColumnHead
                key={key}
                column={key}
                {...column}
                sort={sort}
                onSort={(by, beside) => setSort(nextSort(sort, by, beside))}
                whyNotSortable={whyNotSortable}
              />
            ))}
          </tr>
        </thead>
      </Table>
    </>
  )
}

describe('a column header', () => {
  it('sorts by its column, and with Shift adds a sort key, by mouse and by Enter', async () => {
    const user = userEvent.setup()
    render(<Sorted />)
    const order = screen.getByRole('status')
    await user.click(screen.getByRole('button', { name: 'Brand' }))
    expect(order).toHaveTextContent(/^brand$/)
    screen.getByRole('button', { name: 'Price' }).focus()
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(order).toHaveTextContent(/^brand price$/)
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('button', { name: /^Brand/ }))
    await user.keyboard('{/Shift}')
    expect(order).toHaveTextContent(/^-brand price$/)
    await user.click(screen.getByRole('button', { name: /^Price/ }))
    expect(order).toHaveTextContent(/^-price$/)
  })

  it('shows its sort key number, and the direction of the first key', async () => {
    const user = userEvent.setup()
    render(<Sorted />)
    await user.click(screen.getByRole('button', { name: 'Brand' }))
    const [brand, price] = screen.getAllByRole('columnheader')
    expect(brand).toHaveAttribute('aria-sort', 'ascending')
    expect(brand).not.toHaveTextContent('sort key')
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(brand).toHaveTextContent('sort key 1')
    expect(price).toHaveTextContent('sort key 2')
    expect(price).not.toHaveAttribute('aria-sort')
  })

  it('doesn’t sort a table that has no order', async () => {
    const user = userEvent.setup()
    render(<Sorted still="No order" />)
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
