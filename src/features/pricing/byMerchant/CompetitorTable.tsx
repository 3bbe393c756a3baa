import { useMemo, useState } from 'react'
import { sortedRows } from '@/components/data-table/columnState.ts'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { DataHeads } from '@/components/data-table/DataHeads.tsx'
import { Table } from '@/components/ui/tables/Table.tsx'
import { BY_MERCHANT } from '@/words/byMerchantNames.ts'
import { competitorColumns, type CompetitorContext } from './columns.ts'
import { drawnColumn } from './CompetitorCells.tsx'
import type { NamedCompetitor } from './competitorWords.ts'
import styles from './CompetitorTable.module.css'

type Props = {
  /** The competitors in ranking order, which applies between equal figures. */
  competitors: readonly NamedCompetitor[]
  /** The number of products with a price of yours. */
  own: number
  /** Prices that differ by at most this many percent are equal. */
  tolerance: number
  /** The address of the assortment gaps at a competitor. */
  gapsAt: (merchant: string) => string
}

/** The columns that the first click sorts ascending: A to Z, and the largest difference below. */
const LOWEST_FIRST = ['name', 'belowBy']

/** Each competitor with the products in which it is below and above you, on one scale around zero. */
export function CompetitorTable({ competitors, own, tolerance, gapsAt }: Props) {
  const [sort, setSort] = useState({ column: 'below', down: true })
  // Columns that only files have are not shown.
  const columns = useMemo(
    () => competitorColumns.filter(({ isFileOnly }) => isFileOnly !== true).map(drawnColumn),
    [],
  )
  const most = Math.max(1, ...competitors.map(({ below, above }) => Math.max(below, above)))
  const context: CompetitorContext = {
    tolerance,
    drawn: { own, most, names: competitors.map(({ name }) => name), gapsAt },
  }
  const sortBy = (column: string) => {
    const isSorted = sort.column === column
    setSort({ column, down: isSorted ? !sort.down : !LOWEST_FIRST.includes(column) })
  }
  return (
    <section
      className={styles.box}
      aria-label={BY_MERCHANT.rankingBox}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the focus
      tabIndex={0}
    >
      <Table caption={BY_MERCHANT.ranking} className={styles.table}>
        <thead>
          <tr>
            <DataHeads columns={columns} context={context} sorting={[sort]} onSort={sortBy} />
          </tr>
        </thead>
        <tbody>
          {sortedRows(columns, competitors, [sort]).map((one) => (
            <tr key={one.name}>
              <DataCells columns={columns} row={one} context={context} />
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
