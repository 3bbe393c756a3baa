import { useMemo, useRef } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { GapRow } from '@/components/data-table/grid/rows/GapRow.tsx'
import { useRowWindow } from '@/components/data-table/grid/rows/useRowWindow.ts'
import { usePrintedRows } from '@/components/data-table/grid/usePrintedRows.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import type {
  BrandRow,
  AssortmentCell,
  AssortmentColumn,
} from '@/domain/assortment/makeAssortment.ts'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { ASSORTMENT } from '@/words/assortmentNames.ts'
import { cellInWords } from './assortmentWords.ts'
import type { AssortmentViewProps } from './grid/AssortmentGrid.tsx'
import { cellPath } from './grid/cellPath.ts'
import styles from './AssortmentList.module.css'

/** A cell of the assortment with its brand and merchant: one line of the plain table. */
type ListedCell = { row: BrandRow; column: AssortmentColumn; cell: AssortmentCell }

/** The cells with information: products, a gap, or an unknown count. */
function listedCells(
  rows: readonly BrandRow[],
  columns: readonly AssortmentColumn[],
): ListedCell[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => {
      const column = columns[at]
      const isInformative = cell.kind !== 'none' && cell.kind !== 'waiting'
      return column && isInformative ? [{ row, column, cell }] : []
    }),
  )
}

const COLUMNS = 4

/** The assortment as a plain table instead of a grid: one line for each cell with information. */
export function AssortmentList({ state, countries, assortment, rows }: AssortmentViewProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const cells = useMemo(() => listedCells(rows, assortment.columns), [rows, assortment.columns])
  const { apiVariant } = useConnection()
  const takesLists = apiVariant.filterLists !== 'one value'
  const window = usePrintedRows(useRowWindow(cells.length, body), cells.length)
  return (
    <Table
      caption={ASSORTMENT.list}
      sticky
      className={styles.list}
      aria-rowcount={cells.length + 1}
    >
      <thead>
        <tr>
          <th scope="col">Brand</th>
          <th scope="col">Merchant</th>
          <th scope="col" data-number>
            Products
          </th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody ref={body}>
        <GapRow {...window.above} columns={COLUMNS} />
        {cells.slice(window.first, window.last).map(({ row, column, cell }, at) => (
          <tr
            key={`${row.brand} ${column.merchant}`}
            data-row
            data-mine={column.isOwn || undefined}
            aria-rowindex={window.first + at + 2}
          >
            <th scope="row">
              <Link dir="auto" to={cellPath(state, countries, takesLists, row, cell, column)}>
                {row.brand}
              </Link>
              <Spellings of={row.spellings} name={row.brand} />
            </th>
            <td>
              <bdi>{column.merchant}</bdi>
              <Spellings of={column.spellings} name={column.merchant} />
            </td>
            <td data-number>
              <Products cell={cell} />
            </td>
            <td>{noteOf(row, cell, column)}</td>
          </tr>
        ))}
        <GapRow {...window.below} columns={COLUMNS} />
      </tbody>
    </Table>
  )
}

/** The remark beside a count, such as "Only you sell it"; '' when the count needs none. */
function noteOf(row: BrandRow, cell: AssortmentCell, column: AssortmentColumn): string {
  if (row.brandStatus === 'only mine') return 'Only you sell it'
  const isFigure = cell.kind === 'sold' && cell.count !== null && !cell.isLeast
  return isFigure ? '' : cellInWords(cell, column)
}

function Products({ cell }: Pick<ListedCell, 'cell'>) {
  if (cell.kind === 'sold' && cell.count !== null) {
    return cell.isLeast ? `≥ ${formatCount(cell.count)}` : formatCount(cell.count)
  }
  return <EmptyValue what={cell.kind === 'gap' ? 'none listed' : 'not known'} />
}
