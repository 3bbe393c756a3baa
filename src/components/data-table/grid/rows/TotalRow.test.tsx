import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { Grid, type GridColumn } from '@/components/data-table/grid/Grid.tsx'
import { CurrencyLabel } from '@/components/ui/figures/CurrencyLabel.ts'
import { columnTotals, type ColumnTotal } from '@/lib/numbers/totals.ts'
import { demoConnection } from '@test/made/connections.ts'
import { useGridRows } from './useGridRows.ts'

type Key = 'name' | 'price' | 'stock' | 'rank'
type Row = { price: number | null; stock: number | null }

const price: ColumnTotal = { kind: 'median', write: (value) => value.toFixed(2), isPrice: true }
const columns: GridColumn<Key>[] = [
  { key: 'name', label: 'Name', width: 100, isName: true },
  { key: 'price', label: 'Price', width: 100, isNumber: true, total: price },
  {
    key: 'stock',
    label: 'Stock',
    width: 100,
    isNumber: true,
    total: { kind: 'sum', write: String },
  },
  { key: 'rank', label: 'Rank', width: 100, isNumber: true },
]
const rows: Row[] = [
  { price: 10, stock: 1 },
  { price: null, stock: 2 },
  { price: 30, stock: 4 },
]
const figureOf = (row: Row, key: Key) => (key === 'price' || key === 'stock' ? row[key] : null)

function Table({ shown = columns }: { shown?: GridColumn<Key>[] }) {
  const of = (some: readonly Row[]) => columnTotals(some, shown, figureOf)
  return (
    <CurrencyLabel value="USD">
      <Grid
        table="prices"
        caption="Rows"
        boxLabel="Box"
        columns={shown}
        sort={[]}
        onSort={() => {}}
        rows={useGridRows(rows.length)}
        totals={[
          { rows: 3, of: of(rows) },
          { rows: 2, groupLabel: 'selected', of: of(rows.slice(0, 2)) },
        ]}
      >
        {(index) => (
          <tr key={index}>
            <td>{index}</td>
          </tr>
        )}
      </Grid>
    </CurrencyLabel>
  )
}

const show = (table = <Table />) =>
  render(
    <MemoryRouter>
      <ConnectionProvider connection={demoConnection}>{table}</ConnectionProvider>
    </MemoryRouter>,
  )

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement) // it stands in a row
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('the total row shows each column’s total and value count, also for selected rows', () => {
  show()
  expect(cellsOf(/^3 rows$/)).toEqual([
    'PriceUSD\u00A020.00 median of 2, 1 of 3 rows without a figure left out',
    'Stock7 sum',
    '',
  ])
  expect(cellsOf(/^2 rows ?selected$/)).toEqual([
    'PriceUSD\u00A010.00 median of 1, 1 of 2 rows without a figure left out',
    'Stock3 sum',
    '',
  ])
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '6')
})

it('the total row shows why a column has no total, instead of 0', () => {
  const shown = columns.map((column) =>
    column.key === 'price' ? { ...column, total: { why: 'several countries' } } : column,
  )
  show(<Table shown={shown} />)
  expect(cellsOf(/^3 rows$/)).toEqual(['Price–several countries', 'Stock7 sum', ''])
})
