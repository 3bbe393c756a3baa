/** Tests that a column is defined in one place: table, picker, order, totals, address, file and report follow from it. */
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ConnectionProvider } from '@/api/connectionContext.tsx'
import { columnTotals } from '@/lib/numbers/totals.ts'
import { readParameters } from '@/routing/parameters.ts'
import { appendSort, readSort } from '@/routing/sortParameter.ts'
import { demoConnection } from '@test/made/connections.ts'
import { figureReader, pickerColumns, sortedRows, visibleColumns } from './columnState.ts'
import { DataCells } from './DataCells.tsx'
import { columnIds, defineColumns } from './defineColumns.ts'
import { fileColumns } from './fileColumns.ts'
import { Grid } from './grid/Grid.tsx'
import { useGridRows } from './grid/rows/useGridRows.ts'
import { gridColumns } from './gridColumns.tsx'
import { reportTable } from './reportTable.ts'

type Shelf = { name: string; weight: number | null }

const shelves: Shelf[] = [
  { name: 'Upper', weight: 30 },
  { name: 'Middle', weight: null },
  { name: 'Lower', weight: 12.5 },
]

const columns = defineColumns<Shelf, null>()([
  { id: 'name', header: 'Shelf', kind: 'text', accessor: ({ name }) => name, isName: true },
  // The column that is added.
  {
    id: 'weight',
    header: 'Weight',
    kind: 'count',
    accessor: ({ weight }) => weight,
    empty: 'not weighed',
    formula: 'Weight = gross − tare',
    needs: (rows) => rows.some(({ weight }) => weight !== null),
  },
])

function Shelves({ rows }: { rows: readonly Shelf[] }) {
  const shown = visibleColumns(columns, rows, null, null)
  const heads = gridColumns(shown, { rows, context: null, currencyLabel: '' })
  const total = { rows: rows.length, of: columnTotals(rows, heads, figureReader(columns)) }
  return (
    <Grid
      table="search"
      caption="Shelves"
      boxLabel="Shelves, table"
      columns={heads}
      sort={[]}
      onSort={() => {}}
      rows={useGridRows(rows.length)}
      totals={[total]}
    >
      {(index) => {
        const row = rows[index]
        return (
          row && (
            <tr key={row.name}>
              <DataCells columns={shown} row={row} context={null} />
            </tr>
          )
        )
      }}
    </Grid>
  )
}

it('an added column appears in the table with its header, cells and total', () => {
  render(
    <ConnectionProvider connection={demoConnection}>
      <Shelves rows={shelves} />
    </ConnectionProvider>,
    { wrapper: MemoryRouter },
  )
  const table = within(screen.getByRole('table', { name: 'Shelves' }))
  expect(table.getByRole('columnheader', { name: /^Weight/ })).toBeVisible()
  expect(table.getByRole('row', { name: /^Upper/ })).toHaveTextContent(/^Upper30$/)
  expect(table.getByRole('row', { name: /^Middle/ })).toHaveTextContent(/not weighed$/)
  expect(table.getByRole('row', { name: /^3 rows/ })).toHaveTextContent('42.5 sum, 2 with a figure')
})

it('an added column appears in the column picker once a row has a value', () => {
  const labelsOf = (rows: Shelf[]) => pickerColumns(columns, rows, null).map(({ label }) => label)
  expect(labelsOf(shelves)).toEqual(['Shelf', 'Weight'])
  expect(labelsOf([{ name: 'Upper', weight: null }])).toEqual(['Shelf'])
})

it('an added column is hidden when you choose other columns; the name never is', () => {
  expect(visibleColumns(columns, shelves, null, []).map(({ id }) => id)).toEqual(['name'])
})

it.each([
  [false, ['Lower', 'Upper', 'Middle']],
  [true, ['Upper', 'Lower', 'Middle']],
])('an added column sorts the rows, those without a value last: descending %s', (down, names) => {
  const rows = sortedRows(columns, shelves, [{ column: 'weight', down }])
  expect(rows.map(({ name }) => name)).toEqual(names)
})

it('an added column is named by its ID in the URL', () => {
  const params = new URLSearchParams()
  appendSort(params, [{ column: 'weight', down: true }])
  expect(params.toString()).toBe('sort=-weight')
  expect(readSort(readParameters(params), columnIds(columns))).toEqual([
    { column: 'weight', down: true },
  ])
})

it('an added column appears in the exported file and in the report’s table', () => {
  const [, weight] = fileColumns(columns, shelves, null)
  expect(weight).toMatchObject({ key: 'weight', label: 'Weight', total: { kind: 'sum' } })
  expect(shelves.map((shelf) => weight?.cell(shelf))).toEqual([30, null, 12.5])
  const report = reportTable(columns, shelves, null)
  expect(report.columns[1]).toEqual({
    key: 'weight',
    label: 'Weight',
    kind: 'count',
    formula: 'Weight = gross − tare',
  })
  expect(report.rows.map((cells) => cells[1])).toEqual([30, null, 12.5])
})

it('a column is refused when another one has its ID', () => {
  const again = { id: 'a', header: 'A', kind: 'text', accessor: () => null } as const
  expect(() => defineColumns<Shelf>()([again, again])).toThrow('Two columns have the id a')
})
