import { useMemo, useRef } from 'react'
import { useConnection } from '@/api/connectionContext.tsx'
import { GapRow } from '@/components/data-table/grid/rows/GapRow.tsx'
import { useRowWindow } from '@/components/data-table/grid/rows/useRowWindow.ts'
import { useWholeOnPaper } from '@/components/data-table/grid/useWholeOnPaper.ts'
import { EmptyValue } from '@/components/ui/tables/EmptyValue.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import type { BrandRow, MapCell, MapColumn } from '@/domain/assortment/assortmentMap.ts'
import { Spellings } from '@/features/products/values/Spellings.tsx'
import { formatCount } from '@/lib/numbers/format.ts'
import { Link } from '@/routing/Link.tsx'
import { MAP } from '@/words/mapNames.ts'
import { cellSearch } from './grid/cellSearch.ts'
import type { MapViewProps } from './grid/MapGrid.tsx'
import { cellInWords } from './mapWords.ts'
import styles from './MapList.module.css'

/** The cells of the map as a flat list, for the plain table and the file. */
type ListedCell = { row: BrandRow; column: MapColumn; cell: MapCell }

/** The cells with information: products, a gap, or an unknown count. */
function listedCells(rows: readonly BrandRow[], columns: readonly MapColumn[]): ListedCell[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => {
      const column = columns[at]
      const isInformative = cell.kind !== 'none' && cell.kind !== 'waiting'
      return column && isInformative ? [{ row, column, cell }] : []
    }),
  )
}

const COLUMNS = 4

/** The map as a plain table instead of a grid: one line for each cell with information. */
export function MapList({ state, countries, map, rows }: MapViewProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const cells = useMemo(() => listedCells(rows, map.columns), [rows, map.columns])
  const { apiVariant } = useConnection()
  const takesLists = apiVariant.filterLists !== 'one value'
  const window = useWholeOnPaper(useRowWindow(cells.length, body), cells.length)
  return (
    <Table caption={MAP.list} sticky className={styles.list} aria-rowcount={cells.length + 1}>
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
              <Link dir="auto" to={cellSearch(state, countries, takesLists, row, cell, column)}>
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
function noteOf(row: BrandRow, cell: MapCell, column: MapColumn): string {
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
