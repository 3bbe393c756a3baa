import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { listItemRow } from '@/domain/collections/itemRows.ts'
import type { ResultRow } from '@/domain/resultSet/resultRow.ts'
import {
  noFilter,
  type RowsResult,
  type RowEngine,
  type RowFilter,
} from '@/domain/workbench/rowView.ts'
import { usualSummary } from '@/domain/workbench/summaryState.ts'
import { createRowEngine } from '@/jobs/workers/rowEngine.ts'
import { aListEntry } from '@test/made/aListEntry.ts'
import { aResultRow } from '@test/made/aResultRow.ts'
import { demoConnection } from '@test/made/connections.ts'
import { Summary } from './Summary.tsx'
import { SUMMARY } from './summaryNames.ts'

let ids = 0
function sold(merchant: string, brand: string | null, offerPrice: number | null, discount = 10) {
  ids += 1
  return aResultRow({
    productId: `P${ids}`,
    merchant,
    brand,
    offerPrice,
    discount,
    category: 'Shirts',
  })
}

const rows = () => [
  sold('Northgate', 'Marlowe', 40),
  sold('Northgate', 'Marlowe', 44),
  sold('Northgate', 'Marlowe', 0),
  sold('Cartwheel', 'Marlowe', 30, 25),
  sold('Cartwheel', 'Alder', 20, 25),
  sold('Sundial', 'Marlowe', 50),
  sold('Sundial', null, null),
]

type Given = { isMixed?: boolean; engine?: RowEngine; look?: RowsResult }

async function show(given: readonly ResultRow[], { isMixed = false, ...other }: Given = {}) {
  const engine = other.engine ?? createRowEngine()
  if (!other.engine) await engine.add(given)
  const look = other.look ?? (await engine.look(noFilter, []))
  const onNarrow = vi.fn<(change: Partial<RowFilter>) => void>()
  function Page() {
    const [state, setState] = useState(usualSummary)
    return (
      <ConnectionProvider connection={demoConnection}>
        <Summary {...{ engine, look, state, onNarrow, isMixed }} onState={setState} />
      </ConnectionProvider>
    )
  }
  render(<Page />)
  return { onNarrow, user: userEvent.setup() }
}

const grid = () => screen.findByRole('grid', { name: SUMMARY.table })

describe('the summary of a result set', () => {
  it('shows brands against merchants, lowest and highest in words, and what was left out', async () => {
    await show(rows())
    const cells = within(await grid())
    expect(cells.getByRole('button', { name: /^Marlowe, Cartwheel/ })).toHaveAccessibleName(
      'Marlowe, Cartwheel: 30.00, 1 row, lowest in its row',
    )
    expect(cells.getByRole('button', { name: /^Marlowe, Northgate/ })).toHaveAccessibleName(
      'Marlowe, Northgate: 42.00, 2 of 3 rows with values',
    )
    expect(cells.getByRole('button', { name: /^Marlowe, Sundial/ })).toHaveAccessibleName(
      'Marlowe, Sundial: 50.00, 1 row, highest in its row',
    )
    expect(cells.getByText('Alder, Northgate: no rows')).toBeInTheDocument()
    expect(screen.getByText('n = 5; 2 without a usable offer price left out')).toBeInTheDocument()
  })

  it('says of rows that are queued that they are not checked yet, not that they have no price', async () => {
    const engine = createRowEngine()
    await engine.add(rows())
    const added = ['A', 'B'].map((id, place) => listItemRow(aListEntry(id), place))
    await engine.put(added)
    await show([], { engine })
    await grid()
    expect(
      screen.getByText('n = 5; 2 not checked yet; 2 without a usable offer price left out'),
    ).toBeInTheDocument()
    expect(
      screen.getByText(
        '9 of 9 rows in those shown; 2 of them not checked yet; 2 of them without a usable offer price left out',
      ),
    ).toBeInTheDocument()
    expect(
      screen.getByText(
        'n = 5, 20.00 to 50.00; 2 of 9 rows not checked yet; 2 of 9 rows without a usable offer price left out',
      ),
    ).toBeInTheDocument()
    expect(
      screen.getByText(/2 rows aren’t checked yet\. 2 rows without a usable price are left out\./),
    ).toBeInTheDocument()
  })

  it('calls lowest only of those shown where a row has more', async () => {
    const many = Array.from({ length: 31 }, (_, at) => sold(`Shop ${at}`, 'Marlowe', 40 - at))
    await show(many)
    const cells = within(await grid())
    expect(cells.getByRole('button', { name: /^Marlowe, Shop 0:/ })).toHaveAccessibleName(
      'Marlowe, Shop 0: 40.00, 1 row, highest of those shown',
    )
    expect(screen.getByText('▼ lowest of those shown')).toBeInTheDocument()
    expect(screen.queryByText('▼ lowest in row')).not.toBeInTheDocument()
  })

  it('narrows to the rows of a cell, of a line, or of a merchant', async () => {
    const { onNarrow, user } = await show(rows())
    const cells = within(await grid())
    await user.click(cells.getByRole('button', { name: /^Marlowe, Cartwheel/ }))
    expect(onNarrow).toHaveBeenLastCalledWith({
      values: { brand: ['Marlowe'], merchant: ['Cartwheel'] },
    })
    await user.click(cells.getByRole('button', { name: 'no brand' }))
    expect(onNarrow).toHaveBeenLastCalledWith({ values: { brand: [''] } })
    const boxes = screen.getByRole('table', { name: 'Offer price by merchant' })
    await user.click(within(boxes).getByRole('button', { name: 'Sundial' }))
    expect(onNarrow).toHaveBeenLastCalledWith({ values: { merchant: ['Sundial'] } })
  })

  it('is one stop for the keyboard, and arrows go from cell to cell', async () => {
    const { onNarrow, user } = await show(rows())
    const cells = within(await grid())
    cells.getByRole('button', { name: 'Marlowe' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(cells.getByRole('button', { name: /^Marlowe, Northgate/ })).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
    expect(onNarrow).toHaveBeenLastCalledWith({
      values: { brand: ['Alder'], merchant: ['Cartwheel'] },
    })
  })

  it('measures otherwise, of another figure, by other groups', async () => {
    const { user } = await show(rows())
    await grid()
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.measure }), 'count')
    expect(
      await screen.findByRole('button', { name: /^Marlowe, Northgate: 3, highest/ }),
    ).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.measure }), 'max')
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.figure }), 'discount')
    expect(
      await screen.findByRole('button', { name: /^Marlowe, Cartwheel: −25\.0%, .*highest/ }),
    ).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.down }), 'merchant')
    // The other group takes the place of the one that was chosen.
    expect(screen.getByRole('combobox', { name: SUMMARY.across })).toHaveValue('brand')
    expect(
      await screen.findByRole('button', { name: /^Cartwheel, Marlowe: −25\.0%/ }),
    ).toBeInTheDocument()
  })

  it('is asked once for a table and the bars beside it, of which there are as many', async () => {
    const engine = createRowEngine()
    const shops = Array.from({ length: 23 }, (_, at) => sold(`Shop ${at}`, `Brand ${at}`, 40 - at))
    await engine.add(shops.map((row) => ({ ...row, salePrice: 50 })))
    const look = await engine.look(noFilter, [])
    const pivot = vi.fn<RowEngine['pivot']>(engine.pivot)
    const { user } = await show([], { engine: { ...engine, pivot }, look })
    await grid()
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.figure }), 'salePrice')
    await user.selectOptions(screen.getByRole('combobox', { name: SUMMARY.across }), '')
    const chart = await screen.findByRole('region', { name: 'Median MRP by brand, as bars' })
    const bars = () => within(chart).getAllByRole('listitem')
    await waitFor(() => expect(bars()).toHaveLength(20))
    expect(pivot).toHaveBeenCalledTimes(3)
    await user.click(screen.getByRole('button', { name: SUMMARY.moreValues }))
    await waitFor(() => expect(bars()).toHaveLength(23))
    expect(pivot).toHaveBeenCalledTimes(4)
  })

  it('says nothing of rows left out where none is', async () => {
    await show([sold('Northgate', 'Marlowe', 20), sold('Sundial', 'Alder', 30)])
    await grid()
    expect(await screen.findByText('n = 2')).toBeInTheDocument()
    expect(await screen.findByText('n = 2, 20.00 to 30.00')).toBeInTheDocument()
    expect(await screen.findByText('2 of 2 rows in those shown')).toBeInTheDocument()
  })

  it('shows distributions with a table twin, and a bar narrows to exactly its rows', async () => {
    const { onNarrow, user } = await show(rows())
    const table = await screen.findByRole('table', { name: 'Offer price, distribution' })
    expect(within(table).getByRole('row', { name: /^44\.00 to .* 1 row$/ })).toBeInTheDocument()
    const [reader] = screen.getAllByRole('slider', { name: /^Rows: one bar at a time/ })
    reader?.focus()
    await user.keyboard('{Enter}')
    expect(onNarrow).toHaveBeenLastCalledWith({ ranges: { offerPrice: [20, 20] } })
  })

  it('is not made over several countries, and says why', async () => {
    await show(rows(), { isMixed: true })
    expect(screen.getByText(/their prices can’t be compared/)).toBeInTheDocument()
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  })

  it('has words for no rows', async () => {
    await show([])
    expect(screen.getByText('No row is loaded yet.')).toBeInTheDocument()
  })

  it('has no spread for one row, and dashes where no price was given', async () => {
    await show([sold('Northgate', 'Marlowe', 20), sold('Sundial', 'Alder', null)])
    const boxes = await screen.findByRole('table', { name: 'Offer price by merchant' })
    expect(within(boxes).getByRole('row', { name: /Sundial/ })).toHaveTextContent('no values')
    expect(within(boxes).queryByText(/middle 50%/)).not.toBeInTheDocument()
  })

  it('says when the rows cannot be reached, and asks again', async () => {
    const engine = createRowEngine()
    await engine.add(rows())
    const look = await engine.look(noFilter, [])
    const pivot = vi
      .fn<RowEngine['pivot']>(engine.pivot)
      .mockRejectedValueOnce(new Error('the worker died'))
    const { user } = await show([], { engine: { ...engine, pivot }, look })
    expect(await screen.findByRole('alert')).toHaveTextContent('the worker died')
    await user.click(screen.getByRole('button', { name: SUMMARY.tryAgain }))
    expect(await grid()).toBeInTheDocument()
  })
})
