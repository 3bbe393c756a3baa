import { useMemo } from 'react'
import { useColumnLayout } from '../../../grid/columns/useColumnLayout.ts'
import type { ReferenceWords } from '../../../market/reference.ts'
import type { ColumnKey } from '../../../model/columns/columns.ts'
import type { SetSource } from '../../../model/resultSet/resultSet.ts'
import type { Look } from '../../../model/workbench/rowView.ts'
import { availableRowColumns, rowsContext, visibleRowColumns, type TableColumn } from './columns.ts'

/**
 * The columns that the table shows, in the user's order; [] until the rows are known. The same list for the same rows: another
 * one would draw each of them again. `chosen`: null for the usual ones.
 */
export function useShownColumns(
  look: Look | null,
  source: SetSource,
  reference: ReferenceWords,
  chosen: readonly ColumnKey[] | null,
): TableColumn[] {
  const { arrange } = useColumnLayout('workbench')
  return useMemo(() => {
    if (look === null) return []
    const context = rowsContext({ known: look, source, reference })
    return visibleRowColumns(arrange(availableRowColumns(context)), context, chosen)
  }, [look, source, reference, chosen, arrange])
}
