import { useMemo } from 'react'
import { useColumnLayout } from '@/components/data-table/grid/columns/useColumnLayout.ts'
import type { CollectionSource } from '@/domain/collections/collection.ts'
import type { ColumnKey } from '@/domain/columns/columns.ts'
import type { ReferenceWords } from '@/domain/pricing/reference.ts'
import type { RowsResult } from '@/domain/rows/rowView.ts'
import {
  availableRowColumns,
  rowsContext,
  visibleRowColumns,
  type RowTableColumn,
} from './columns.ts'

/**
 * The columns that the table shows, in the user’s order; [] until the rows are known. Returns the same array for the same rows,
 * because a new array redraws them all. `chosen`: null for the default columns.
 */
export function useShownColumns(
  rowsResult: RowsResult | null,
  source: CollectionSource,
  reference: ReferenceWords,
  chosen: readonly ColumnKey[] | null,
): RowTableColumn[] {
  const { arrange } = useColumnLayout('workbench')
  return useMemo(() => {
    if (rowsResult === null) return []
    const context = rowsContext({ known: rowsResult, source, reference })
    return visibleRowColumns(arrange(availableRowColumns(context)), context, chosen)
  }, [rowsResult, source, reference, chosen, arrange])
}
