import { availableColumns } from '@/components/data-table/columnState.ts'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { DataHeads } from '@/components/data-table/DataHeads.tsx'
import { oneChange, sideOf, type ProductChange } from '@/domain/changes/productChanges.ts'
import {
  availableChangeColumns,
  type ChangesColumn,
  type ChangesContext,
} from '@/features/changes/columns.ts'
import { EanLink } from '@/features/products/EanLink.tsx'
import { drawnChangeColumn, type CellsContext } from './ChangeCells.tsx'
import { changesLabel } from './ChangeLine.tsx'
import styles from './EachChange.module.css'

type Props = { product: ProductChange; context: ChangesContext; cells: CellsContext }

/** The column with the EAN of each offer, which tells the sizes apart. */
const size: ChangesColumn = {
  id: 'code',
  header: 'EAN',
  kind: 'code',
  isName: true,
  accessor: ({ codes: [code] }) => code ?? null,
  cell: ({ codes, country }) => <EanLink eans={[...codes]} country={country} />,
}

const SHOWN = ['merchant', 'percent', 'change', 'stock', 'discount', 'rating']

/** The table of every change of a product, one row for each size and merchant. */
export function EachChange({ product, context, cells }: Props) {
  const rows = product.changes.map(oneChange)
  // The merchants have a separate column here, so the cells don't repeat them.
  const own = { ...cells, hasBefore: false }
  const columns = [
    size,
    ...availableChangeColumns(context)
      .filter(({ id }) => SHOWN.includes(id))
      .map((column) => drawnChangeColumn(column, own)),
  ].filter(
    ({ id }) =>
      !['stock', 'discount', 'rating', 'change'].includes(id) ||
      rows.some(({ kinds, lead }) =>
        id === 'change'
          ? lead.before === null || lead.now === null
          : kinds.some((kind) => kind === id),
      ),
  )
  const shown = availableColumns(columns, rows, context)
  return (
    <table className={styles.changes} aria-label={changesLabel(product)}>
      <thead>
        <tr>
          <DataHeads columns={shown} context={context} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.key} ${sideOf(row.lead)?.code ?? ''}`}>
            <DataCells columns={shown} row={row} context={context} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
