import { memo, useMemo } from 'react'
import type { Sku } from '@/api/operations/product.ts'
import { availableColumns } from '@/components/data-table/columnState.ts'
import { DataCells } from '@/components/data-table/DataCells.tsx'
import { DataHeads } from '@/components/data-table/DataHeads.tsx'
import type { DataColumn } from '@/components/data-table/defineColumns.ts'
import { Table } from '@/components/ui/tables/Table.tsx'
import { skuTableColumns, type SkuContext } from '@/pages/product/columns.tsx'
import type { SkuColumns } from './skuColumns.ts'
import styles from './SkuTable.module.css'

type Props = {
  skus: readonly Sku[]
  columns: SkuColumns
  isMore: boolean
  countries: string[]
}

type RowProps = {
  sku: Sku
  columns: readonly DataColumn<Sku, string, SkuContext>[]
  context: SkuContext
  /** Whether an attribute of these SKUs is the size, which comes first on a small screen. */
  hasSize: boolean
}

const SkuRow = memo(function SkuRow({ sku, columns, context, hasSize }: RowProps) {
  return (
    <tr data-row data-sized={hasSize || undefined}>
      <DataCells columns={columns} row={sku} context={context} />
    </tr>
  )
})

export function SkuTable({ skus, columns, isMore, countries }: Props) {
  const context = useMemo<SkuContext>(() => ({ countries, isMore }), [countries, isMore])
  const defined = useMemo(() => skuTableColumns(columns), [columns])
  const shown = useMemo(() => availableColumns(defined, skus, context), [defined, skus, context])
  return (
    <Table caption="Variants with codes, stock and prices" lines className={styles.table ?? ''}>
      <thead>
        <tr>
          <DataHeads columns={shown} context={context} />
        </tr>
      </thead>
      <tbody>
        {skus.map((sku, index) => (
          <SkuRow
            // SKU IDs may be missing or repeated; the index is safe because the order never changes.
            key={`${index} ${sku.skuId}`}
            sku={sku}
            columns={shown}
            context={context}
            hasSize={columns.size !== null}
          />
        ))}
      </tbody>
    </Table>
  )
}
